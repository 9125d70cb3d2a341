import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { unstable_startWorker } from "wrangler";
import type { SettingValues } from "./settings.ts";

/**
 * The process that runs wrangler's development server. `wrangler dev` itself always opens an inspector; only this way
 * of starting it has none.
 */
const { port, settings, persist, inspect } = parseArgs({
  options: {
    port: { type: "string" },
    settings: { type: "string" },
    persist: { type: "string" },
    inspect: { type: "boolean", default: false },
  },
}).values as { port: string; settings: string; persist: string; inspect: boolean };

const values = JSON.parse(readFileSync(settings, "utf8")) as SettingValues;
const worker = await unstable_startWorker({
  config: join(import.meta.dirname, "../../wrangler.toml"),
  // With a file named, wrangler leaves .dev.vars alone: the settings have been read before.
  envFiles: [join(persist, "none.env")],
  bindings: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { type: "secret_text", value }]),
  ),
  dev: {
    server: { hostname: "127.0.0.1", port: Number(port) },
    inspector: inspect && { hostname: "127.0.0.1" },
    persist,
    watch: true,
    remote: false,
  },
});
await worker.ready;
if (inspect) console.log(`Inspector: ${(await worker.inspectorUrl)?.href ?? "none"}`);
