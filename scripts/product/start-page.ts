import type { Plugin, Rolldown } from "vite";

type Chunk = Rolldown.OutputChunk;
type Bundle = Record<string, Chunk | Rolldown.OutputAsset>;

/**
 * Has the page bring what its first moments need. The styles lie in it: they are few, and the first paint waits for
 * no second file. The code of all pages is fetched at once, but start.js, which is told its names, runs it after the
 * first paint; and start.js is told which files each page needs besides.
 */
export const startPage = (): Plugin => ({
  name: "fundbook:start-page",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {}, chunk: main }) {
      if (main === undefined) throw new Error("index.html has no script of the client");
      // What is imported runs before what imports it.
      const client = [...new Set(withImports(bundle, main.fileName).toReversed())];
      const told = {
        client: client.map((name) => `/${name}`),
        pages: filesOfPages(bundle, client),
      };
      const data = Object.entries(told).map(
        ([name, value]) => `data-${name}='${JSON.stringify(value)}'`,
      );
      return html
        .replace(
          /<script type="module"[^>]* src="\/([^"]+)"><\/script>/,
          `<link rel="modulepreload" crossorigin href="/$1">`,
        )
        .replace('src="/start.js"', `src="/start.js" ${data.join(" ")}`)
        .replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (link, name: string) => {
          const file = bundle[name];
          if (file?.type !== "asset") return link;
          delete bundle[name];
          return `<style>${file.source.toString().trim()}</style>`;
        });
    },
  },
});

/** By each path of the client, what else its page is made of. Paths that hold an id are left out. */
function filesOfPages(bundle: Bundle, known: string[]): Record<string, string[]> {
  const routes = Object.values(bundle).flatMap((chunk) => {
    const [, route] = /\/routes\/([\w/-]+)\.tsx\?tsr-split=component$/.exec(facadeOf(chunk)) ?? [];
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
