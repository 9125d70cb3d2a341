import { createHash } from "node:crypto";
import { join } from "node:path";
import { build, createServer, type Plugin } from "vite";

const client = join(import.meta.dirname, "../src/client");
const folder = join(client, "start/first-view");
const markupModule = "virtual:first-view-markup";

/**
 * The script that paints Home's value before the client's code is there, as one file without imports.
 * @returns its name in the build, and its code
 */
export async function buildFirstView(): Promise<{ fileName: string; source: string }> {
  const results = await build({
    configFile: false,
    root: client,
    publicDir: false,
    logLevel: "silent",
    plugins: [markup()],
    build: {
      write: false,
      target: "es2023",
      rolldownOptions: { input: join(folder, "first-view.ts"), output: { format: "es" } },
    },
  });
  const [chunk] = [results].flat().flatMap((result) => ("output" in result ? result.output : []));
  if (chunk?.type !== "chunk") throw new Error("first-view.ts was not built");
  const hash = createHash("sha256").update(chunk.code).digest("base64url").slice(0, 8);
  return { fileName: `assets/first-view-${hash}.js`, source: chunk.code };
}

type MarkupModule = { firstViewMarkup: () => Promise<[language: string, markup: string][]> };

const markup = (): Plugin => ({
  name: "fundbook:first-view-markup",
  resolveId: (id) => (id === markupModule ? id : null),
  async load(id) {
    return id === markupModule ? `export default ${JSON.stringify(await renderMarkup())};` : null;
  },
});

/** Its class names are those of the built styles. */
async function renderMarkup(): Promise<[language: string, markup: string][]> {
  const server = await createServer({
    configFile: false,
    root: client,
    appType: "custom",
    logLevel: "warn",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const file = join(folder, "first-view-markup.tsx");
    const module = await server.ssrLoadModule(file);
    return await (module as MarkupModule).firstViewMarkup();
  } finally {
    await server.close();
  }
}
