/** What Cloudflare's runtime adds to the web platform, as far as it is used here. */
interface ResponseInit {
  /** `manual`: the body is already encoded as its Content-Encoding says. */
  encodeBody?: "automatic" | "manual";
}

interface Request {
  readonly cf?: {
    /** The client's own Accept-Encoding: Cloudflare sends its own to the worker. Empty where there was none. */
    readonly clientAcceptEncoding?: string;
  };
}
