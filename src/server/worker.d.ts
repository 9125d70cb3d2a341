/** What Cloudflare's runtime adds to the web platform, as far as it is used here. */
interface ResponseInit {
  /** `manual`: the body is already encoded as its Content-Encoding says. */
  encodeBody?: "automatic" | "manual";
}
