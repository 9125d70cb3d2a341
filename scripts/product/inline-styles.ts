import type { Plugin } from "vite";

/**
 * Puts the styles that every page needs into the page itself: the first paint waits for no second file. They are few,
 * so the page stays within what a server sends before it waits for the first acknowledgement.
 */
export const inlineStyles = (): Plugin => ({
  name: "fundbook:inline-styles",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      return html.replace(
        /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g,
        (link, name: string) => {
          const file = bundle[name];
          if (file?.type !== "asset") return link;
          delete bundle[name];
          return `<style>${file.source.toString().trim()}</style>`;
        },
      );
    },
  },
});
