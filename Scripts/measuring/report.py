"""Writes what was measured as a page."""
import datetime
import platform

ROWS = [
    # What it is, ours, the peer, and what the peer is.
    ("order by section and key", "ours order", "peer bytes", "`std::sort` of the lines as bytes"),
    ("order by section and key", "ours order", "peer order", "ICU's sort keys, sorted"),
    ("sort keys", "ours keys", "peer keys", "`ucol_getSortKey`, from UTF-16"),
    ("compare", "ours compare", "peer compare", "`ucol_strcollUTF8`"),
    ("section of a name", "ours section", "peer section", "`ImmutableIndex::getBucketIndex`"),
    ("`thumbindex sort`", "command ours", "command C", "`LC_ALL=C sort --parallel=1`"),
    ("`thumbindex sort`", "command ours", "command zh_CN", "`LC_ALL=zh_CN.UTF-8 sort --parallel=1`"),
    ("`thumbindex sort --threads 2`", "command ours 2", "command ours", "on one thread"),
    ("sections and order, {few} names", "few order", "few buckets", "`AlphabeticIndex`"),
    ("order, {fewer} names", "fewer order", "fewer foundation", "Foundation's `compare(locale:)`"),
]


def machine():
    """What the machine is, without its name."""
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        lines = file.read().splitlines()
    models = [line.split(":")[1].strip() for line in lines if line.startswith("model name")]
    with open("/proc/meminfo", encoding="utf-8") as file:
        kilobytes = int(file.readline().split()[1])
    model = models[0] if models else platform.machine()
    return f"{model}, {len(models)} cores, {round(kilobytes / 1_048_576)} GB, {platform.system()}"


def page(lists, count, few, fewer, versions):
    """The page; `lists` has the measurements of each list by its name."""
    date = datetime.date.today().isoformat()
    lines = [
        "# Measurements",
        "",
        f"Made by `make bench` on {date}: {count:,} names of each list, {machine()}.",
        f"Peers: {versions}.",
        "",
        "Medians in nanoseconds a name, and how many times as long as the peer it takes; below 1 is faster."
        " Peer and ours take turns in the same run. Times are the processor's, save for the commands, whose"
        " are the clock's.",
    ]
    for name, measured in lists.items():
        lines += ["", f"## {name.capitalize()}", "", "| what | ours | peer | ratio | peer |", "| --- | --: | --: | --: | --- |"]
        for what, ours, peer, peer_name in ROWS:
            ratio = measured.ratio(ours, peer)
            if ratio is None:
                continue
            size = few if ours.startswith("few ") else fewer if ours.startswith("fewer") else count
            times = [f"{measured.median(key) / size * 1e9:,.1f}" for key in (ours, peer)]
            what = what.format(few=f"{few:,}", fewer=f"{fewer:,}")
            lines.append(f"| {what} | {times[0]} | {times[1]} | {ratio:.3f} | {peer_name} |")
        lines += ["", sizes(measured, count)]
    return "\n".join(lines) + "\n"


def sizes(measured, count):
    """What of memory and of keys there is to say."""
    ours, theirs = (measured.results[f"{who} keys"] / count for who in ("ours", "peer"))
    memory = [measured.results[f"command {who}"] / 1024 for who in ("ours", "C")]
    return (
        f"A key has {ours:.2f} bytes, one of ICU's {theirs - 1:.2f} and a zero. `thumbindex sort` takes"
        f" {memory[0]:.0f} MB, `sort` {memory[1]:.0f} MB."
    )


def sections(page):
    """The parts of a page by their headings, in their order; what stands before the first has none."""
    parts = page.split("\n## ")
    return {"": parts[0]} | {part.partition("\n")[0]: f"## {part.rstrip()}\n" for part in parts[1:]}


def kept(old, page):
    """A new page with the sections of the old one that it doesn't have itself."""
    own = sections(page)
    others = [text for heading, text in sections(old).items() if heading not in own]
    return "\n".join([page.rstrip() + "\n", *others])


def with_section(page, text):
    """A page with a section, in place of the one that has its heading, or else at the end."""
    heading = text.partition("\n")[0]
    before, found, rest = page.partition(heading + "\n")
    if not found:
        return page.rstrip() + "\n\n" + text
    _, other, after = rest.partition("\n## ")
    return before + text.rstrip() + "\n" + other + after
