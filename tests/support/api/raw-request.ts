import { request, type IncomingHttpHeaders } from "node:http";

export type RawRequest = {
  method: string;
  /** Sent unchanged. */
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | undefined;
};

export type RawAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** Not decompressed. */
  bytes: Buffer;
  body: string;
};

/** A request that `fetch` would refuse to send, or whose answer it would decompress. */
export const rawRequest = (
  baseUrl: string,
  { method, path, headers = {}, body }: RawRequest,
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(baseUrl);
    const isChunked = headers["transfer-encoding"] !== undefined;
    const length =
      body === undefined || isChunked ? {} : { "content-length": Buffer.byteLength(body) };
    const options = {
      hostname,
      port,
      method,
      path,
      headers: { ...headers, ...length },
      // The server closes the connection of a request that it does not read to its end.
      agent: false,
    };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, headers: received, bytes, body: bytes.toString() });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
