import { join } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { Command } from "@commander-js/extra-typings";
import { createServer } from "vite";
import { dataFolderVariable } from "./data-lock.ts";

const { port, config, state, inspect } = new Command()
  .requiredOption("--port <number>")
  .requiredOption("--config <file>", "wrangler's configuration, with the settings")
  .requiredOption("--state <folder>", "wrangler's own folder")
  .option(
    "--inspect",
    "opens an inspector, to which any web page on this machine can attach",
    false,
  )
  .parse()
  .opts();

const server = await createServer({
  configFile: join(import.meta.dirname, "../../vite.config.ts"),
  clearScreen: false,
  server: { host: "127.0.0.1", port: Number(port), strictPort: true },
  plugins: [
    cloudflare({
      configPath: config,
      persistState: { path: state },
      inspectorPort: inspect ? 9229 : false,
    }),
  ],
});
await server.listen();
// An editor that Vite opens would be ended with the product.
delete process.env[dataFolderVariable];
if (inspect) console.log("Inspector: http://127.0.0.1:9229");
process.once("SIGTERM", () => void server.close().then(() => process.exit()));
