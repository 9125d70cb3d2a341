import { ipv6Groups } from "../network/addresses.ts";

/** An IPv4 address, even one mapped to IPv6; else the first 64 bits of an IPv6 address, which one subscriber shares. */
export const networkOf = (address: string | null): string | null => leadingGroups(address, 4);

/** Like the network, but the first 48 bits of an IPv6 address: a site may choose the 16 bits behind them. */
export const siteOf = (address: string | null): string | null => leadingGroups(address, 3);

function leadingGroups(address: string | null, count: number): string | null {
  const groups = address === null ? null : ipv6Groups(address);
  if (groups === null) return address;
  return groups.slice(0, 6).join(":") === ipv4Mapped
    ? toIpv4(groups.slice(6))
    : groups.slice(0, count).join(":");
}

const ipv4Mapped = "0:0:0:0:0:ffff";

const toIpv4 = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((bits) => [bits >> 8, bits & 0xff])
    .join(".");
