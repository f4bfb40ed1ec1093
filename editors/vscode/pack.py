#!/usr/bin/env python3
"""pack.py OUT.vsix: packs the extension of this folder, without npm or vsce.

A .vsix is a zip (Open Packaging Conventions): [Content_Types].xml, extension.vsixmanifest, and the files under extension/.
The same files give the same bytes: times are fixed and names sorted.
"""

import json
import pathlib
import sys
import zipfile
from xml.sax.saxutils import escape, quoteattr

ROOT = pathlib.Path(__file__).resolve().parent
TYPES = {
    ".js": "application/javascript",
    ".json": "application/json",
    ".md": "text/markdown",
    ".png": "image/png",
    ".vsixmanifest": "text/xml",
}


def files():
    names = ["package.json", "extension.js", "README.md", "CHANGELOG.md", "icon.png", "swiftui-patterns.schema.json"]
    names += [str(path.relative_to(ROOT)) for path in ROOT.glob("lib/*.js")]
    return sorted(name for name in names if (ROOT / name).exists())


def content_types():
    defaults = "".join(
        f"<Default Extension={quoteattr(suffix)} ContentType={quoteattr(kind)}/>" for suffix, kind in TYPES.items()
    )
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        f'<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">{defaults}</Types>'
    )


def manifest(package):
    properties = {
        "Microsoft.VisualStudio.Code.Engine": package["engines"]["vscode"],
        "Microsoft.VisualStudio.Code.ExtensionDependencies": "",
        "Microsoft.VisualStudio.Code.ExtensionPack": "",
        "Microsoft.VisualStudio.Code.ExtensionKind": "workspace",
        "Microsoft.VisualStudio.Code.LocalizedLanguages": "",
    }
    assets = {
        "Microsoft.VisualStudio.Code.Manifest": "package.json",
        "Microsoft.VisualStudio.Services.Content.Details": "README.md",
        "Microsoft.VisualStudio.Services.Content.Changelog": "CHANGELOG.md",
        "Microsoft.VisualStudio.Services.Icons.Default": package["icon"],
    }
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">',
        "<Metadata>",
        f'<Identity Language="en-US" Id={quoteattr(package["name"])} Version={quoteattr(package["version"])}'
        f' Publisher={quoteattr(package["publisher"])}/>',
        f"<DisplayName>{escape(package['displayName'])}</DisplayName>",
        f'<Description xml:space="preserve">{escape(package["description"])}</Description>',
        f"<Tags>{escape(','.join(package['keywords']))}</Tags>",
        f"<Categories>{escape(','.join(package['categories']))}</Categories>",
        "<GalleryFlags>Public</GalleryFlags>",
        f"<Icon>extension/{escape(package['icon'])}</Icon>",
        "<Properties>",
        *(f"<Property Id={quoteattr(key)} Value={quoteattr(value)}/>" for key, value in properties.items()),
        "</Properties>",
        "</Metadata>",
        '<Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>',
        "<Dependencies/>",
        "<Assets>",
        *(
            f'<Asset Type={quoteattr(kind)} Path={quoteattr("extension/" + path)} Addressable="true"/>'
            for kind, path in assets.items()
        ),
        "</Assets>",
        "</PackageManifest>",
    ]
    return "\n".join(lines)


def main(output):
    package = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    with zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED) as archive:

        def put(name, data):
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)

        put("extension.vsixmanifest", manifest(package))
        put("[Content_Types].xml", content_types())
        for name in files():
            put(f"extension/{name}", (ROOT / name).read_bytes())
    print(f"{output}: {len(files())} files")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
