import { ipv6Groups } from "../network/ipv6.ts";

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const ipv4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/;

/** Shortened to a provider or company (IPv4 /24, IPv6 /48), so that it identifies no household. */
export function networkForLog(address: string | null): string | undefined {
  if (address === null) return undefined;
  const [, network] = ipv4.exec(mappedIpv4.exec(address)?.[1] ?? address) ?? [];
  if (network !== undefined) return `${network}.0/24`;
  const groups = ipv6Groups(address);
  return groups === null ? undefined : `${groups.slice(0, 3).join(":")}::/48`;
}
