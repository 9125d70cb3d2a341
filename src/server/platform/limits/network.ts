/**
 * The network that an address is counted by: an IPv4 address itself, also where it is written as IPv6
 * (`::ffff:203.0.113.7`); of an IPv6 address its first 64 bits, because one subscriber has all that follow them.
 * @returns null where the address is not known
 */
export function networkOf(address: string | null): string | null {
  if (address === null || !address.includes(":")) return address;
  const url = `http://[${address}]`;
  if (!URL.canParse(url)) return address;
  const [start = "", end] = new URL(url).hostname.slice(1, -1).split("::");
  const groups = (part: string) => part.split(":").filter((group) => group !== "");
  const [left, right] = [groups(start), groups(end ?? "")];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => "0");
  const all = [...left, ...zeros, ...right];
  return all.slice(0, 6).join(":") === ipv4Mapped
    ? dotted(all.slice(6))
    : all.slice(0, 4).join(":");
}

const ipv4Mapped = "0:0:0:0:0:ffff";

/** The last two groups of an IPv4-mapped address as an IPv4 address. */
const dotted = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((bits) => [bits >> 8, bits & 0xff])
    .join(".");
