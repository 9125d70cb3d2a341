import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";

type Chunk = Rolldown.OutputChunk;
type Bundle = Record<string, Chunk | Rolldown.OutputAsset>;

const client = join(import.meta.dirname, "../../src/client");
const read = (file: string) => readFileSync(join(client, file), "utf8");

/** The scripts that lie in the built page itself, in their order. */
export const scriptsInPage = { theme: read("public/theme.js"), start: read("start.js") };

/** How the page's policy has to name them; it lets no others run. */
export const scriptHashes = Object.values(scriptsInPage).map(
  (code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
);

/**
 * Has the page bring what its first moments need. The styles and the first scripts lie in it: they are short, and the
 * first paint waits for no second file. The code of all pages and the typeface are fetched at once, but behind what that
 * paint needs: it is start.js, which is told the code's names, that runs it then. It is told as well which files each
 * page needs besides.
 */
export const startPage = (): Plugin => ({
  name: "fundbook:start-page",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {}, chunk: main }) {
      if (main === undefined) throw new Error("index.html has no script of the client");
      // What is imported runs before what imports it.
      const code = [...new Set(withImports(bundle, main.fileName).toReversed())];
      const told = {
        client: code.map((name) => `/${name}`),
        pages: filesOfPages(bundle, code),
      };
      const data = Object.entries(told).map(
        ([name, value]) => `data-${name}='${JSON.stringify(value)}'`,
      );
      return {
        html: withScripts(
          html.replaceAll(
            /\s*<(script type="module"|link rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?/g,
            "",
          ),
          data.join(" "),
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
});

/** @param data the attributes that start.js reads */
function withScripts(html: string, data: string): string {
  const policy = `script-src 'self' ${scriptHashes.join(" ")};`;
  if (!read("public/_headers").includes(policy))
    throw new Error(`_headers does not say: ${policy}`);
  const { theme, start } = scriptsInPage;
  return html
    .replace(/<script src="\/theme.js">/, () => `<script>${theme}`)
    .replace(/<script src="\/start.js">/, () => `<script ${data}>${start}`);
}

/** The build's styles, which are no file of it any more. */
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

/** By each path of the client, with an id in it as its route names it, what else its page is made of. */
function filesOfPages(bundle: Bundle, known: string[]): Record<string, string[]> {
  const routes = Object.values(bundle).flatMap((chunk) => {
    const [, route] = /\/routes\/([\w/$-]+)\.tsx\?tsr-split=component$/.exec(facadeOf(chunk)) ?? [];
    return route === undefined ? [] : [{ route, file: chunk.fileName }];
  });
  const pages = routes.filter(({ route }) => !route.split("/").at(-1)?.startsWith("_"));
  return Object.fromEntries(
    pages.map(({ route }) => {
      const parts = routes.filter((part) => `${route}/`.startsWith(`${part.route}/`));
      const files = new Set(parts.flatMap(({ file }) => withImports(bundle, file)));
      return [
        pathOf(route),
        [...files].filter((name) => !known.includes(name)).map((name) => `/${name}`),
      ];
    }),
  );
}

const facadeOf = (file: Bundle[string]): string =>
  (file.type === "chunk" && file.facadeModuleId) || "";

/** A part that begins with _ groups routes and is none of the path; `index` is the path of what it lies in. */
const pathOf = (route: string): string =>
  `/${route
    .split("/")
    .filter((part) => !part.startsWith("_") && part !== "index")
    .join("/")}`;

function withImports(bundle: Bundle, name: string): string[] {
  const file = bundle[name];
  return file?.type === "chunk"
    ? [name, ...file.imports.flatMap((imported) => withImports(bundle, imported))]
    : [];
}
