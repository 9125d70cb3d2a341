import { createHash } from "node:crypto";
import { join } from "node:path";
import { createServer, type Plugin } from "vite";
import { buildScript, client } from "./build-script.ts";

const markupModule = "virtual:first-view-markup";

/**
 * The script that paints Home's value before the client's code is there, as one file without imports.
 * @returns its name in the build, and its code
 */
export async function buildFirstView(): Promise<{ fileName: string; source: string }> {
  const source = await buildScript("start/first-view/first-view.ts", "es", [markup()]);
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  return { fileName: `assets/first-view-${hash}.js`, source };
}

type MarkupModule = { firstViewMarkup: () => Promise<[language: string, markup: string][]> };

const markup = (): Plugin => ({
  name: "fundbook:first-view-markup",
  resolveId: (id) => (id === markupModule ? id : null),
  async load(id) {
    return id === markupModule ? `export default ${JSON.stringify(await renderMarkup())};` : null;
  },
});

/** The markup of the first view by language, with the class names of the built styles. */
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
    const file = join(client, "start/first-view/first-view-markup.tsx");
    const module = await server.ssrLoadModule(file);
    return await (module as MarkupModule).firstViewMarkup();
  } finally {
    await server.close();
  }
}
