import type { Plugin } from "vite";
import { pagePaths } from "./start-page.ts";

/**
 * Writes which paths are pages, by the client's routes, as Cloudflare reads it: `_redirects` serves the page for them,
 * and 404.html, the same page, with status 404 for all others. The gateway and nginx get the same list from that file.
 */
export const knownPages = (): Plugin => ({
  name: "fundbook:known-pages",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("index.html was not built");
      this.emitFile({ type: "asset", fileName: "404.html", source: page.source });
      this.emitFile({ type: "asset", fileName: "_redirects", source: rules(pagePaths(bundle)) });
    },
  },
});

/** The page at / is a file. A slash at the end does not count, as in the router. Paths with a parameter come last. */
const rules = (paths: readonly string[]): string =>
  paths
    .filter((path) => path !== "/")
    .toSorted((a, b) => Number(a.includes("$")) - Number(b.includes("$")))
    .map((path) => path.replaceAll("$", ":"))
    .map((path) => `${path} / 200\n${path}/ / 200\n`)
    .join("");
