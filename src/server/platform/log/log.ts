import { ipv6Groups } from "../network/addresses.ts";
import { OperatorError } from "./operator-error.ts";

export type LogLine = Readonly<Record<string, string | number | boolean | null | undefined>>;
export type Log = (level: "info" | "warn" | "error", event: string, facts?: LogLine) => void;

const write = { info: console.log, warn: console.warn, error: console.error };

export type RequestLog = { requestId: string; log: Log };

export function requestLog(address: string | null): RequestLog {
  const requestId = crypto.randomUUID();
  const network = networkForLog(address);
  return {
    requestId,
    log: (level, event, facts = {}) => {
      const time = new Date().toISOString();
      const line = { level, event, time, requestId, network, ...withoutTokens(facts) };
      write[level](JSON.stringify(line));
    },
  };
}

/**
 * Kind and place of a failure, and what its operator can do. Never the message of any other error: that can hold SQL and
 * parameters.
 */
export function describeFailure(error: unknown): LogLine {
  const names: string[] = [];
  let hint: string | undefined;
  let cause: unknown = error;
  while (cause instanceof Error && names.length < 5) {
    const code = "code" in cause && typeof cause.code === "string" ? `(${cause.code})` : "";
    names.push(`${cause.name}${code}`);
    if (cause instanceof OperatorError) hint = cause.message;
    cause = cause.cause;
  }
  const stackLines = error instanceof Error ? (error.stack ?? "").match(/^\s+at .*$/gm) : null;
  const at = stackLines?.slice(0, 6).join(" |");
  return { error: names.join(" < ") || typeof error, hint, at };
}

/** Whoever reads the log could use the token that some addresses have. */
function withoutTokens(facts: LogLine): LogLine {
  const { path } = facts;
  return typeof path === "string"
    ? { ...facts, path: path.replace(/^(\/+api\/+(?:calendar|unsubscribe)\/+).+$/is, "$1-") }
    : facts;
}

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const ipv4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/;

/** Shortened to a provider or company (IPv4 /24, IPv6 /48), so that it identifies no household. */
export function networkForLog(address: string | null): string | undefined {
  if (address === null) return undefined;
  const [, network] = ipv4.exec(mappedIpv4.exec(address)?.[1] ?? address) ?? [];
  if (network !== undefined) return `${network}.0/24`;
  const groups = ipv6Groups(address);
  return groups === null ? undefined : `${groups.slice(0, 3).join(":")}::/48`;
}
