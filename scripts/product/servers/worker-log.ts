const entry = /\{"level":"(?:info|warn|error)","event":".*\}/;

/**
 * Formats a line of the server's output for the terminal.
 * @returns null for lines that are only for the log file
 */
export function readableLogLine(line: string): string | null {
  const facts = parse(entry.exec(line)?.[0] ?? "null");
  if (facts === null) return null;
  const { level, event, time, requestId, network, at, ...rest } = facts;
  if (level === "info" || /^(nav|auth)\.|^request\.foreign-origin$/.test(String(event)))
    return null;
  const details = Object.entries(rest).map(([name, value]) => `${name}: ${String(value)}`);
  return [`[${String(level)}] ${String(event)}`, ...details].join("  ");
}

export const isLogLine = (line: string): boolean => entry.test(line);

/** Says a line of the log readably, if a reader has to know of it, and any other line as it is. */
export function sayLine(line: string, say: (line: string) => void): void {
  if (isLogLine(line)) sayReadably(line, say);
  else say(line);
}

export function sayReadably(line: string, say: (line: string) => void): void {
  const readable = readableLogLine(line);
  if (readable !== null) say(readable);
}

function parse(json: string): Record<string, unknown> | null {
  try {
    return JSON.parse(json) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}
