import { getDocument, PasswordResponses, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { visibleText } from "../../../../../shared/visible-text.ts";
import type { TextItem, TextPage } from "../../../../../shared/imports/read/cas/text-page.ts";
import { UnreadableFileError } from "../../../../../shared/imports/statement.ts";

/** A statement of forty years has a few hundred pages. */
const maxPages = 1_000;

/**
 * The text of a PDF's pages.
 * @param bytes are taken over by pdf.js
 * @throws UnreadableFileError password-needed, password-wrong, not-readable, too-large
 */
export async function pdfPages(
  bytes: Uint8Array,
  password: string | undefined,
  onPage: (page: number, of: number) => void,
): Promise<TextPage[]> {
  const task = getDocument({
    data: bytes,
    ...(password === undefined ? {} : { password }),
    enableXfa: false,
    useWasm: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    verbosity: 0,
  });
  try {
    const file = await task.promise;
    if (file.numPages > maxPages) throw new UnreadableFileError("too-large");
    const pages: TextPage[] = [];
    for (let number = 1; number <= file.numPages; number += 1) {
      const page = await file.getPage(number);
      pages.push({ page: number, items: await textItems(page) });
      page.cleanup();
      onPage(number, file.numPages);
    }
    return pages;
  } catch (error) {
    throw toUnreadable(error);
  } finally {
    await task.destroy();
  }
}

async function textItems(page: PDFPageProxy): Promise<TextItem[]> {
  const { items } = await page.getTextContent({ includeMarkedContent: false });
  return items.flatMap((item): TextItem[] => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
    const isRotated = Math.abs(b) > Math.abs(a);
    return [
      { str: visibleText(item.str), x, y, width: item.width, height: item.height, isRotated },
    ];
  });
}

function toUnreadable(error: unknown): unknown {
  if (error instanceof UnreadableFileError || !(error instanceof Error)) return error;
  if (error.name === "PasswordException") {
    const isWrong = "code" in error && error.code === PasswordResponses.INCORRECT_PASSWORD;
    return new UnreadableFileError(isWrong ? "password-wrong" : "password-needed", {
      cause: error,
    });
  }
  return new UnreadableFileError("not-readable", { cause: error });
}
