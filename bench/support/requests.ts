import { Agent, request } from "node:http";

export type Call = {
  method?: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
};
export type Reply = { status: number; text: string };

/** An HTTP client that keeps its connections open, as browsers and proxies do. */
export function requester(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = ({ method = "GET", path, headers, body }: Call): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const outgoing = request(new URL(path, url), { method, agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
        response.on("error", reject);
      });
      outgoing.on("error", reject);
      outgoing.end(body);
    });

  return {
    send,
    /** Sends a call `count` times over all connections. @throws where one does not return 200 */
    async repeat(call: Call | (() => Call), count: number): Promise<void> {
      let left = count;
      const sendOn = async () => {
        while (left > 0) {
          left -= 1;
          const next = typeof call === "function" ? call() : call;
          const { status } = await send(next);
          if (status !== 200) throw new Error(`${next.path} returned ${status}`);
        }
      };
      await Promise.all(Array.from({ length: connections }, sendOn));
    },
    close: () => agent.destroy(),
  };
}
