import { isLoopback } from "../network/addresses.ts";

export type SmtpServer = {
  host: string;
  port: number;
  /** TLS from the start, by STARTTLS before anything else is said, or none, on localhost only. */
  security: "tls" | "starttls" | "none";
  login: { user: string; password: string } | null;
};

const defaultPorts = { "smtps:": 465, "smtp:": 587 } as const;

/** @returns null where it is no `smtps://user:password@host:port` or `smtp://…` */
export function parseSmtpUrl(address: string): SmtpServer | null {
  const [scheme] = /^smtps?:(?=\/\/)/i.exec(address) ?? [];
  const protocol = scheme?.toLowerCase();
  if (protocol !== "smtps:" && protocol !== "smtp:") return null;
  // Parsed as an http address, so that the URL parser checks host and port.
  const asHttp = address.replace(/^\w+:/, "http:");
  if (!URL.canParse(asHttp)) return null;
  const { hostname, port, username, password, pathname, search, hash } = new URL(asHttp);
  // The parser leaves out 80, the port of http.
  const wasDefault = port === "" && /:80(?:\/|$)/.test(asHttp);
  const user = decoded(username);
  const secret = decoded(password);
  const isWhole = `${pathname}${search}${hash}` === "/" && (user === "") === (secret === "");
  if (hostname === "" || !isWhole || user === null || secret === null) return null;
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: wasDefault ? 80 : Number(port || defaultPorts[protocol]),
    security: protocol === "smtps:" ? "tls" : isLoopback(hostname) ? "none" : "starttls",
    login: user === "" ? null : { user, password: secret },
  };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
