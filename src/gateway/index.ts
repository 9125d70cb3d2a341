import { serveFile, type ClientFiles } from "./files.ts";
import { isOwnHost } from "./own-host.ts";

type Bindings = {
  /** The product's worker. */
  API: { fetch: (request: Request) => Promise<Response> };
  APP_URL: string;
  FILES: ClientFiles;
  [file: `file:${string}`]: ArrayBuffer;
};

/** No proxy stands before this, so whatever these say was written by the client itself. */
const addressHeaders = [
  "cf-connecting-ipv6",
  "cf-pseudo-ipv4",
  "forwarded",
  "true-client-ip",
  "x-client-ip",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];

/** Stands before the product's worker on one machine: refuses foreign hosts and serves the client's files. */
export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    if (!isOwnHost(request.headers.get("host"), bindings.APP_URL)) {
      return new Response("This server does not serve that host.\n", { status: 421 });
    }
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/api/")) return bindings.API.fetch(fromThisMachine(request));
    // Cloudflare keeps these to itself; nothing here is behind them.
    if (pathname.startsWith("/cdn-cgi/")) return new Response(null, { status: 404 });
    return serveFile(request, bindings.FILES, (binding) => bindings[binding]);
  },
};

/** Only this machine can reach the loopback address that the gateway listens on. */
function fromThisMachine(request: Request): Request {
  const onward = new Request(request);
  for (const name of addressHeaders) onward.headers.delete(name);
  onward.headers.set("cf-connecting-ip", "127.0.0.1");
  return onward;
}
