const address = /^[\da-f:.]{2,45}$/i;

/**
 * The address that the client's calls are counted by: the last one in the header that a proxy states it in, else that of
 * the connection itself.
 * @param header trusted, so only the proxy may reach the product where it is set
 */
export function trustedAddress(request: Request, header: string | null): string {
  const stated = header === null ? undefined : request.headers.get(header)?.split(",").at(-1);
  if (stated !== undefined && address.test(stated.trim())) return stated.trim();
  const [, peer] = /^\[?(.+?)\]?:\d+$/.exec(request.cf?.clientIp ?? "") ?? [];
  return peer ?? "127.0.0.1";
}
