import { SettingsError } from "../env.ts";
import { networkForLog } from "./network-prefix.ts";

/** One structured line: what happened, and facts about it that are no secret and name no person. */
export type LogLine = Readonly<Record<string, string | number | boolean | null | undefined>>;
export type Log = (level: "info" | "warn" | "error", event: string, facts?: LogLine) => void;

const write = { info: console.log, warn: console.warn, error: console.error };

export type RequestLog = { requestId: string; log: Log };

/**
 * A log whose lines can be told apart by the request, or the cron run, that they belong to.
 * @param address where the request came from; null for the cron
 */
export function requestLog(address: string | null): RequestLog {
  const requestId = crypto.randomUUID();
  const network = networkForLog(address);
  return {
    requestId,
    log: (level, event, facts = {}) => {
      const time = new Date().toISOString();
      write[level](JSON.stringify({ level, event, time, requestId, network, ...facts }));
    },
  };
}

/** What a log may say of an unknown failure: its kind and place, never its message, which can hold SQL and parameters. */
export function describeFailure(error: unknown): LogLine {
  if (error instanceof SettingsError) return { error: error.message };
  const kinds: string[] = [];
  let cause: unknown = error;
  while (cause instanceof Error && kinds.length < 5) {
    const code = "code" in cause && typeof cause.code === "string" ? `(${cause.code})` : "";
    kinds.push(`${cause.name}${code}`);
    cause = cause.cause;
  }
  const places = error instanceof Error ? (error.stack ?? "").match(/^\s+at .*$/gm) : null;
  return { error: kinds.join(" < ") || typeof error, at: places?.slice(0, 6).join(" |") };
}
