/** @returns the eight groups without leading zeros; null where the text is no IPv6 address */
export function ipv6Groups(address: string): string[] | null {
  const url = `http://[${address}]`;
  if (!address.includes(":") || !URL.canParse(url)) return null;
  const [start = "", end = ""] = new URL(url).hostname.slice(1, -1).split("::");
  const split = (part: string) => part.split(":").filter((group) => group !== "");
  const [left, right] = [split(start), split(end)];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => "0");
  return [...left, ...zeros, ...right];
}

export const isLoopback = (hostname: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

export function isConfidential(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
}
