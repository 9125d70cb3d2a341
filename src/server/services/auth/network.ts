/**
 * The network that an address is counted by: an IPv4 address itself, of an IPv6 address its first 64 bits, because
 * one subscriber has all that follow them.
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
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}
