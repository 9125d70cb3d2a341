interface ResponseInit {
  encodeBody?: "automatic" | "manual";
}

interface Request {
  readonly cf?: {
    readonly clientAcceptEncoding?: string;
    /** With the port; only workerd has it. */
    readonly clientIp?: string;
  };
}

declare module "cloudflare:sockets" {
  type Socket = {
    readonly readable: ReadableStream<Uint8Array>;
    readonly writable: WritableStream<Uint8Array>;
    readonly opened: Promise<unknown>;
    readonly closed: Promise<void>;
    close(): Promise<void>;
    startTls(): Socket;
  };
  export function connect(
    address: { hostname: string; port: number },
    options: { secureTransport: "off" | "on" | "starttls" },
  ): Socket;
}

/** A hash of the sources, defined by the build; undefined after a plain `wrangler deploy`. */
declare const BUILD_ID: string | undefined;
