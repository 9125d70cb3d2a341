import type { Bindings } from "../env.ts";

type Connect = typeof import("cloudflare:sockets").connect;
type OperatorNetwork = { fetch: typeof fetch; connect: Connect };

let network: OperatorNetwork | undefined;

/** The binding of `workerd.capnp` by which private addresses are reached. On Cloudflare, and in scripts, there is none. */
export function setOperatorNetwork({ OPERATOR }: Bindings): void {
  network ??= OPERATOR as OperatorNetwork | undefined;
}

/**
 * A fetch of an address that the operator's settings name, such as a database in the private network. What a user or a
 * client names goes by the global fetch, which reaches public addresses only.
 */
export const operatorFetch: typeof fetch = (address, options) =>
  network === undefined ? fetch(address, options) : network.fetch(address, options);

/** Only the runtime of a worker has sockets: scripts that share this code send no mail. */
export async function operatorConnect(...to: Parameters<Connect>): Promise<ReturnType<Connect>> {
  if (network !== undefined) return network.connect(...to);
  const { connect } = await import("cloudflare:sockets");
  return connect(...to);
}
