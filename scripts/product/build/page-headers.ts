import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The headers that Cloudflare sends for a path: every matching rule of `_headers` adds some, or removes one by `!`.
 * @param client the folder that has the file
 */
export function headersOf(client: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  const rules = readFileSync(join(client, "_headers"), "utf8")
    .replace(/^#.*\n/gm, "")
    .split(/^(?=\/)/m);
  for (const rule of rules) {
    const [pattern = "", ...lines] = rule.trim().split("\n");
    const covers = pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    if (!covers) continue;
    for (const line of lines) {
      const [, name = "", value] = /^\s*!?\s*([\w-]+)(?::\s*(.*))?$/.exec(line) ?? [];
      if (value === undefined) delete headers[name];
      else headers[name] = value;
    }
  }
  return headers;
}
