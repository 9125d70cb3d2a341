import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type HtmlTagDescriptor, type Plugin, type Rolldown } from "vite";
import { buildScript, client } from "./build-script.ts";
import { buildFirstView } from "./first-view.ts";
import { pathOf } from "./page-paths.ts";

type Chunk = Rolldown.OutputChunk;
type Bundle = Record<string, Chunk | Rolldown.OutputAsset>;

const read = (file: string) => readFileSync(join(client, file), "utf8");

/** The scripts inside the built page, in their order: theme.js without comments, start.ts with its imports as one script. */
export async function inlineScripts(): Promise<{ theme: string; start: string }> {
  const theme = read("public/theme.js").replaceAll(/\s*\/\/.*$|\n */gm, "");
  return { theme, start: (await buildScript("start/start.ts", "iife")).trim() };
}

/** As the page's policy names them; it allows no other inline script. */
export const hashesOf = (scripts: object): string[] =>
  Object.values(scripts).map(
    (code) => `'sha256-${createHash("sha256").update(String(code)).digest("base64")}'`,
  );

/**
 * Puts the styles and the first scripts into the page, so that the first paint waits for no second file. The client's
 * code and the typeface load with low priority; start.ts runs the code after the first paint.
 */
export function startPage(): Plugin {
  let firstView: ReturnType<typeof buildFirstView>;
  let inline: ReturnType<typeof inlineScripts>;
  return {
    name: "fundbook:start-page",
    apply: "build",
    buildStart() {
      firstView = buildFirstView();
      inline = inlineScripts();
    },
    async generateBundle() {
      this.emitFile({ type: "asset", ...(await firstView) });
      const headers = read("_headers").replace("INLINE_SCRIPTS", hashesOf(await inline).join(" "));
      this.emitFile({ type: "asset", fileName: "_headers", source: headers });
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle = {}, chunk: main }) {
        const { fileName: firstViewFile } = await firstView;
        if (main === undefined) throw new Error("index.html has no script of the client");
        // Dependencies run first.
        const code = [...new Set(withImports(bundle, main.fileName).toReversed())];
        const scripts = await inline;
        return {
          html: html
            .replaceAll(
              /\s*<(script type="module"|link rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?/g,
              "",
            )
            .replace(
              /<script src="\/theme.js"><\/script>/,
              () =>
                `<script>${scripts.theme}</script>\n    ` +
                `<script ${startData(bundle, code, firstViewFile)}>${scripts.start}</script>`,
            ),
          tags: [
            { tag: "style", children: takeStyles(bundle), injectTo: "head" },
            ...code.map((name) => preload(name, { rel: "modulepreload" })),
            ...Object.keys(bundle)
              .filter((name) => name.endsWith(".woff2"))
              .map((name) => preload(name, { rel: "preload", as: "font", type: "font/woff2" })),
          ],
        };
      },
    },
  };
}

/** The attributes that start.ts reads. */
const startData = (bundle: Bundle, code: string[], firstView: string): string =>
  Object.entries({
    client: JSON.stringify(code.map((name) => `/${name}`)),
    pages: JSON.stringify(Object.entries(filesOfPages(bundle, code))),
    "first-view": `/${firstView}`,
  })
    .map(([name, value]) => `data-${name}='${value}'`)
    .join(" ");

/** Takes the styles out of the build's files. */
function takeStyles(bundle: Bundle): string {
  const files = Object.values(bundle).filter(({ fileName }) => fileName.endsWith(".css"));
  return files
    .map((file) => {
      delete bundle[file.fileName];
      return file.type === "asset" ? file.source.toString().trim() : "";
    })
    .join("\n");
}

const preload = (name: string, attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: "link",
  injectTo: "head",
  attrs: { ...attrs, fetchpriority: "low", crossorigin: true, href: `/${name}` },
});

const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((file) => file.type === "chunk");

const routeFiles = (bundle: Bundle): string[] =>
  chunksOf(bundle)
    .flatMap(({ moduleIds }) => moduleIds)
    .flatMap((id) => /\/routes\/([\w/$-]+)\.tsx$/.exec(id)?.[1] ?? [])
    .filter((route) => !route.split("/").at(-1)?.startsWith("_"));

/** The route paths of all pages, such as `/funds/$fundId`. */
export const pagePaths = (bundle: Bundle): string[] =>
  [...new Set(routeFiles(bundle).map(pathOf))].toSorted();

/** By route path, the files of each page besides those of the client. */
function filesOfPages(bundle: Bundle, known: string[]): Record<string, string[]> {
  const chunks = chunksOf(bundle);
  const pages = routeFiles(bundle);
  const routes = chunks.flatMap(({ facadeModuleId, fileName }) => {
    const [, route] =
      /\/routes\/([\w/$-]+)\.tsx\?tsr-split=component$/.exec(facadeModuleId ?? "") ?? [];
    return route === undefined ? [] : [{ route, file: fileName }];
  });
  return Object.fromEntries(
    pages.map((page) => {
      const parts = routes.filter(({ route }) => `${page}/`.startsWith(`${route}/`));
      const files = new Set(parts.flatMap(({ file }) => withImports(bundle, file)));
      return [
        pathOf(page),
        [...files].filter((name) => !known.includes(name)).map((name) => `/${name}`),
      ];
    }),
  );
}

function withImports(bundle: Bundle, name: string): string[] {
  const file = bundle[name];
  return file?.type === "chunk"
    ? [name, ...file.imports.flatMap((imported) => withImports(bundle, imported))]
    : [];
}
