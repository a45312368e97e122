"""Measures reading files of contacts, and the command beside khard."""
import shutil
import statistics
import subprocess

from . import cards, programs
from .store import command

START = "## Contact files"


def folder_of_files(vcf, count):
    """A folder with so many of the cards of a file, one a file, and a file with the same cards."""
    folder, some = vcf.with_name("vdir"), vcf.with_name(f"{count}.vcf")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    end = "END:VCARD\r\n"
    with vcf.open(encoding="utf-8", newline="") as lines, some.open("w", encoding="utf-8", newline="") as all_cards:
        card, number = "", 0
        for line in lines:
            card += line
            if line == end:
                folder.joinpath(f"{number}.vcf").write_text(card, encoding="utf-8", newline="")
                all_cards.write(card)
                card, number = "", number + 1
                if number == count:
                    break
    return folder, some


def khard(folder):
    """The command line with which khard lists the folder, or nothing if it can't be installed."""
    found = subprocess.run([programs.TOP / "Scripts/contact-programs"], stdout=subprocess.PIPE, text=True)
    if found.returncode:
        return None
    settings = folder.with_name("khard.conf")
    settings.write_text(f"[addressbooks]\n[[all]]\npath = {folder}\n", encoding="utf-8")
    return [found.stdout.strip() + "/khard", "-c", settings, "list"]


def section(thumbindex, measure, finding, maker, rounds):
    names = programs.names(maker, "mixture", 200_000)
    vcf, _ = cards.write(names, 200_000)
    speeds = [float(line) for line in programs.output(measure, vcf, max(5, rounds)).split()]
    folder, some = folder_of_files(vcf, 10_000)
    lines = [
        START, "",
        f"Reading {vcf.stat().st_size / 1e6:.0f} MB of vCards in memory to contacts, on one core:"
        f" {statistics.median(speeds):.0f} MB a second of the processor.", "",
        "10,000 contacts listed by the command as `make command` builds it, seconds by the clock:", "",
        "| what | seconds | khard takes |", "| --- | --: | --: |",
    ]
    peer = khard(folder)
    theirs = statistics.median(command(peer)[0] for _ in range(rounds)) if peer else None
    for what, place in [("a file of 10,000 cards", some), ("a folder of 10,000 files", folder)]:
        ours = statistics.median(command([thumbindex, "list", place])[0] for _ in range(5 * rounds))
        ratio = f"{theirs / ours:.0f} × ({theirs:.1f} s)" if theirs else "not measured"
        lines.append(f"| {what} | {ours:.3f} | {ratio} |")
    found = programs.output(finding, "100000").strip().replace("\n", "\n    ")
    lines += ["", "Finding names as one types, among 100,000 Chinese names in memory:", "", "    " + found]
    return "\n".join(lines) + "\n"
