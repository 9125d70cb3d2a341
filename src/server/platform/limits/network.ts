import { ipv6Groups } from "../network/addresses.ts";

/** An IPv4 address, even one mapped to IPv6; else the first 64 bits of an IPv6 address, which one subscriber shares. */
export function networkOf(address: string | null): string | null {
  const groups = address === null ? null : ipv6Groups(address);
  if (groups === null) return address;
  return groups.slice(0, 6).join(":") === ipv4Mapped
    ? toIpv4(groups.slice(6))
    : groups.slice(0, 4).join(":");
}

const ipv4Mapped = "0:0:0:0:0:ffff";

const toIpv4 = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((bits) => [bits >> 8, bits & 0xff])
    .join(".");
