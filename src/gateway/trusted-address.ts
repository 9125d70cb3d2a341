const address = /^[\da-f:.]{2,45}$/i;

/**
 * The client's address, by which calls are counted: the last one in the proxy's header, else that of the connection.
 * @param header set only where nobody but the proxy can reach the product
 */
export function trustedAddress(request: Request, header: string | null): string {
  const stated = header === null ? undefined : request.headers.get(header)?.split(",").at(-1);
  if (stated !== undefined && address.test(stated.trim())) return stated.trim();
  const [, peer] = /^\[?(.+?)\]?:\d+$/.exec(request.cf?.clientIp ?? "") ?? [];
  return peer ?? "127.0.0.1";
}
