import { gzipAnswer } from "./gzip.ts";
import { serveFile, type ClientFiles } from "./files.ts";
import { isAllowedHost } from "./allowed-host.ts";

type Bindings = {
  API: { fetch: (request: Request) => Promise<Response> };
  APP_URL: string;
  FILES: ClientFiles;
  BYTES: ArrayBuffer;
};

/** Without a proxy in front, only the client itself can have set these. */
const untrustedAddressHeaders = [
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

export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    if (!isAllowedHost(request.headers.get("host"), bindings.APP_URL)) {
      return new Response("Unknown host.\n", { status: 421 });
    }
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/api/") || pathname === "/metrics") {
      return gzipAnswer(request, await bindings.API.fetch(withLoopbackAddress(request)));
    }
    if (pathname.startsWith("/cdn-cgi/")) return new Response(null, { status: 404 });
    return serveFile(request, bindings.FILES, bindings.BYTES);
  },
};

function withLoopbackAddress(request: Request): Request {
  const forwarded = new Request(request);
  for (const name of untrustedAddressHeaders) forwarded.headers.delete(name);
  forwarded.headers.set("cf-connecting-ip", "127.0.0.1");
  return forwarded;
}
