"""check_vsix.py FILE.vsix: holds a packed extension to what VS Code and its gallery ask of one."""
import json
import pathlib
import re
import struct
import sys
import xml.etree.ElementTree as xml
import zipfile

archive = zipfile.ZipFile(sys.argv[1])
names = archive.namelist()
assert archive.testzip() is None
assert len(names) == len(set(names)), names

# Every file has a content type.
types = xml.fromstring(archive.read("[Content_Types].xml"))
known = {each.get("Extension") for each in types}
for name in names:
    assert name == "[Content_Types].xml" or pathlib.PurePath(name).suffix in known, name

# The manifest says what package.json says, and names files that are there.
schema = {"": "http://schemas.microsoft.com/developer/vsx-schema/2011"}
manifest = xml.fromstring(archive.read("extension.vsixmanifest"))
package = json.loads(archive.read("extension/package.json"))
identity = manifest.find("Metadata/Identity", schema)
assert (identity.get("Id"), identity.get("Version"), identity.get("Publisher")) == (
    package["name"], package["version"], package["publisher"])
assert manifest.find("Metadata/Icon", schema).text == "extension/" + package["icon"]
for asset in manifest.iterfind("Assets/Asset", schema):
    assert asset.get("Path") in names, asset.attrib

# What package.json and the scripts need is in it.
assert "extension/" + str(pathlib.PurePosixPath(package["main"])) in names
for validation in package["contributes"]["jsonValidation"]:
    assert "extension/" + str(pathlib.PurePosixPath(validation["url"])) in names
for name in names:
    if name.endswith(".js"):
        for needed in re.findall(r"require\('(\.[^']+)'\)", archive.read(name).decode()):
            path = (pathlib.PurePosixPath("/" + name).parent / needed).with_suffix(".js")
            assert str(path).lstrip("/") in names, (name, needed)

# The gallery shows the readme and the icon: pictures have https addresses, and the icon is 128 pixels or larger.
readme = archive.read("extension/README.md").decode()
for address in re.findall(r"!\[[^]]*\]\(([^)]+)\)", readme):
    assert address.startswith("https://"), address
icon = archive.read("extension/" + package["icon"])
assert icon.startswith(b"\x89PNG\r\n\x1a\n") and min(struct.unpack(">II", icon[16:24])) >= 128
print("whole")
