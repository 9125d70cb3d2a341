import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const client = join(import.meta.dirname, "../src/client");
const popupPage = "google-sign-in.html";

/**
 * Translates the texts that a page has before the client's code: an element with `data-text` is written in every
 * language.
 */
export const pageTexts = (): Plugin => ({
  name: "fundbook:page-texts",
  transformIndexHtml: { order: "pre", handler: (html) => inEveryLanguage(html) },
  async generateBundle() {
    const source = await inEveryLanguage(readFileSync(join(client, popupPage), "utf8"));
    this.emitFile({ type: "asset", fileName: popupPage, source });
  },
});

async function inEveryLanguage(html: string): Promise<string> {
  const catalogues = await loadCatalogues();
  return html.replace(
    /<(\w+)([^>]*?)\s+data-text="([^"]*)"\s*><\/\1>/g,
    (_, tag: string, attributes: string, text: string) =>
      catalogues
        .map(([code, texts]) => {
          const translated = code === "en" ? text : texts[text];
          if (translated === undefined) throw new Error(`${code}.ts lacks the text "${text}"`);
          return `<${tag}${attributes} lang="${code}">${translated}</${tag}>`;
        })
        .join("\n"),
  );
}

type Texts = Readonly<Record<string, string>>;

const loadCatalogues = (): Promise<[code: string, texts: Texts][]> =>
  Promise.all(
    globSync(join(client, "language/catalogues/*.ts"))
      .toSorted()
      .map(async (file) => {
        const catalogue = (await import(file)) as { default: { texts?: Texts } };
        return [basename(file, ".ts"), catalogue.default.texts ?? {}];
      }),
  );
