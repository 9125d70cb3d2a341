const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const ipv4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/;

/**
 * What a log may say of an address: an IPv4 network of 24 bits, an IPv6 one of 48. It tells one provider or company from
 * another, and no household.
 * @returns undefined where the address is not known, or is none
 */
export function networkForLog(address: string | null): string | undefined {
  if (address === null) return undefined;
  const [, network] = ipv4.exec(mappedIpv4.exec(address)?.[1] ?? address) ?? [];
  if (network !== undefined) return `${network}.0/24`;
  const url = `http://[${address}]`;
  if (!address.includes(":") || !URL.canParse(url)) return undefined;
  const [start = "", end = ""] = new URL(url).hostname.slice(1, -1).split("::");
  const groups = (part: string) => part.split(":").filter((group) => group !== "");
  const [left, right] = [groups(start), groups(end)];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => "0");
  return `${[...left, ...zeros, ...right].slice(0, 3).join(":")}::/48`;
}
