import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A TCP proxy of a local port. */
export type TcpProxy = {
  port: number;
  /** Closes all connections and refuses new ones. */
  disconnect: () => void;
  reconnect: () => void;
  stop: () => Promise<void>;
};

export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const ends = new Set<Socket>();
  let isDisconnected = false;
  const server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    for (const end of [near, far]) {
      ends.add(end);
      end
        .on("error", () => {})
        .on("close", () => {
          ends.delete(end);
          near.destroy();
          far.destroy();
        });
    }
    if (isDisconnected) near.destroy();
    else near.pipe(far).pipe(near);
  });
  const disconnect = () => {
    isDisconnected = true;
    for (const end of ends) end.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    disconnect,
    reconnect() {
      isDisconnected = false;
    },
    stop: () =>
      new Promise((resolve) => {
        disconnect();
        server.close(() => resolve());
      }),
  };
}
