"""drive_helix.py FILE.swift EXPECTED.swift HX: Helix on a pseudo-terminal, with the settings of its user.

Prints "ok NAME" or "not ok NAME: why" for each check; the exit status is 1 when one failed. What Helix shows is read as plain
text: colours and cursor movements are left out.
"""
import fcntl
import os
import pathlib
import pty
import re
import select
import struct
import sys
import termios
import time

file, expected = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]).read_text()
original = file.read_text()
failures = 0


def check(name, good, why=""):
    global failures
    failures += not good
    print(f"ok {name}" if good else f"not ok {name}: {why!r}", flush=True)


class Helix:
    def __init__(self, *arguments):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.environ["TERM"] = "xterm-256color"
            os.execv(sys.argv[3], [sys.argv[3], *map(str, arguments)])
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 150, 0, 0))
        self.shown = ""

    def read(self, seconds):
        """Takes what Helix writes in that time and answers its questions about the terminal; false at the end."""
        end = time.time() + seconds
        while time.time() < end:
            if not select.select([self.terminal], [], [], 0.05)[0]:
                continue
            try:
                written = os.read(self.terminal, 65536)
            except OSError:
                return False
            if b"\x1b[c" in written:
                os.write(self.terminal, b"\x1b[?62c")
            self.shown += re.sub(r"\x1b(\[[0-9;?>=:$ ]*[A-Za-z@`~]|[()][A-Z0-9]|\][^\x07\x1b]*(\x07|\x1b\\)|P[^\x1b]*\x1b\\|.)",
                                 " ", written.decode(errors="replace"))
        return True

    def type(self, keys):
        os.write(self.terminal, keys.encode())
        self.read(0.3)

    def waits_for(self, text, seconds=30):
        """Whether a text is shown from now on."""
        end = time.time() + seconds
        while time.time() < end:
            if text in re.sub(r"\s+", " ", self.shown):
                return True
            if not self.read(0.2):
                break
        return False

    def end(self):
        end = time.time() + 10
        while self.read(0.2) and time.time() < end:
            pass
        os.kill(self.process, 9)
        os.waitpid(self.process, 0)


line = next(number for number, text in enumerate(original.splitlines(), 1) if "sheet(isPresented:" in text)
helix = Helix(f"{file}:{line}")
check("the finding is shown", helix.waits_for("This sheet can come up empty"), helix.shown[-2000:])
helix.type("gh")
helix.type("f.l")
helix.shown = ""
helix.type(" a")
check("the actions of the finding are offered", helix.waits_for("Disable"), helix.shown[-2000:])
helix.type("\r")
helix.read(1)
helix.type(":w\r")
helix.read(0.5)
check("the first of them fixes it", file.read_text() == expected, file.read_text())
helix.shown = ""
helix.type("u")
check("undo brings the finding back", helix.waits_for("This sheet can come up empty"), helix.shown[-2000:])
helix.type(":q!\r")
helix.end()
sys.exit(failures > 0)
