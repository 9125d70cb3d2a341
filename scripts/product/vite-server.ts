import { dirname, join } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { createServer } from "vite";
import { root } from "./root.ts";

const [port, configPath = "", inspect] = process.argv.slice(2);
const inspectorPort = inspect === "true" && 9229;
const persistState = { path: dirname(configPath) };

const server = await createServer({
  configFile: join(root, "vite.config.ts"),
  clearScreen: false,
  server: { host: "127.0.0.1", port: Number(port), strictPort: true },
  plugins: [cloudflare({ configPath, persistState, inspectorPort })],
});
await server.listen();
if (inspectorPort) console.log(`Inspector: http://127.0.0.1:${inspectorPort}`);
process.once("SIGTERM", () => void server.close().then(() => process.exit()));
