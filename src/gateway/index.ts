import { gzipResponse } from "./content-encoding.ts";
import { serveFile, type ClientFiles, type Disk } from "./files.ts";
import { isAllowedHost } from "./allowed-host.ts";
import { trustedAddress } from "./trusted-address.ts";

type Bindings = {
  API: { fetch: (request: Request) => Promise<Response> };
  APP_URL: string;
  CLIENT_ADDRESS_HEADER: string | null;
  FILES: ClientFiles;
  DISK: Disk;
};

/** Anybody can set these headers. The one that a trusted proxy sets is read before they are deleted. */
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

/** The worker's paths besides its API. */
const otherPaths = new Set([
  "/metrics",
  "/.well-known/change-password",
  "/.well-known/oauth-authorization-server",
  "/.well-known/oauth-protected-resource",
  "/.well-known/oauth-protected-resource/api/mcp",
  "/.well-known/passkey-endpoints",
]);

const unknownHost =
  "Unknown host. A proxy in front must pass the Host header on, and APP_URL must name it.\n";

export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    if (!isAllowedHost(request.headers.get("host"), bindings.APP_URL)) {
      return new Response(unknownHost, { status: 421 });
    }
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/api/") || otherPaths.has(pathname)) {
      return gzipResponse(request, await bindings.API.fetch(withClientAddress(request, bindings)));
    }
    if (pathname.startsWith("/cdn-cgi/")) return new Response(null, { status: 404 });
    return serveFile(request, bindings.FILES, bindings.DISK);
  },
};

function withClientAddress(request: Request, bindings: Bindings): Request {
  const address = trustedAddress(request, bindings.CLIENT_ADDRESS_HEADER);
  const forwarded = new Request(request);
  for (const name of untrustedAddressHeaders) forwarded.headers.delete(name);
  forwarded.headers.set("cf-connecting-ip", address);
  return forwarded;
}
