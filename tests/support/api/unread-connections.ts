import { connect, type Socket } from "node:net";

export type UnreadConnections = {
  /** Bytes that have reached the connections' own buffers, by connection. */
  received: () => number[];
  close: () => void;
};

/** Opens connections that send many requests at once and read nothing of what comes. */
export async function openUnread(
  baseUrl: string,
  {
    count,
    path,
    requests,
    headers = {},
  }: { count: number; path: string; requests: number; headers?: Record<string, string> },
): Promise<UnreadConnections> {
  const { hostname, port, host } = new URL(baseUrl);
  const lines = Object.entries({ host, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = `GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
  const sockets = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket: Socket = connect({ host: hostname, port: Number(port) }, () => {
            socket.pause();
            socket.write(request.repeat(requests));
            resolve(socket);
          });
          socket.once("error", reject);
        }),
    ),
  );
  // The server may end what is not read.
  for (const socket of sockets) socket.removeAllListeners("error").on("error", () => {});
  return {
    received: () => sockets.map(({ bytesRead }) => bytesRead),
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
