import {
  getDocument,
  PasswordResponses,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import { visibleText } from "../../../../../shared/visible-text.ts";
import type { TextPage } from "../../../../../shared/imports/read/cas/text-page.ts";
import { UnreadableFileError } from "../../../../../shared/imports/statement.ts";
import { boxAround, numbersIn } from "./geometry.ts";
import type { PageFacts } from "./drawing-state.ts";
import { PageDrawing } from "./page-drawing.ts";
import { seenText, TooManyAreasError } from "./seen-text.ts";
import { countedSteps, StepBudget } from "./step-budget.ts";

/** A statement of forty years has a few hundred pages. */
const maxPages = 1_000;
/** Larger pictures are left out: nothing is read from them. */
const maxImagePixels = 4_000_000;

type Options = {
  password?: string | undefined;
  onPage?: (page: number, of: number) => void;
  /** The target to which pdf.js sends operators: counting them on their way stops a page that never ends. */
  messages?: EventTarget | undefined;
};

/**
 * The text of a PDF's pages that can be seen.
 * @param bytes are taken over by pdf.js
 * @throws UnreadableFileError password-needed, password-wrong, unknown-encryption, not-readable, too-many-pages,
 *   too-much-work
 */
export async function pdfPages(
  bytes: Uint8Array,
  { password, onPage = () => {}, messages }: Options = {},
): Promise<TextPage[]> {
  const budget = new StepBudget();
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
    maxImageSize: maxImagePixels,
    verbosity: 0,
  });
  const stopCounting = countedSteps(messages, budget);
  try {
    const file = await Promise.race([task.promise, budget.exceeded]);
    if (file.numPages > maxPages) throw new UnreadableFileError("too-many-pages");
    const isShown = await layersOf(file);
    const pages: TextPage[] = [];
    for (let number = 1; number <= file.numPages; number += 1) {
      const page = await file.getPage(number);
      budget.startPage();
      pages.push(await Promise.race([textOf(page, isShown, budget), budget.exceeded]));
      page.cleanup();
      onPage(number, file.numPages);
    }
    return pages;
  } catch (error) {
    throw toUnreadable(error);
  } finally {
    stopCounting();
    // A busy worker would never answer; the caller terminates it.
    if (!budget.isExceeded) await task.destroy();
  }
}

async function layersOf(file: PDFDocumentProxy): Promise<PageFacts["isShown"]> {
  const layers = await file.getOptionalContentConfig();
  return (layer) => layers.isVisible(layer) !== false;
}

async function textOf(
  page: PDFPageProxy,
  isShown: PageFacts["isShown"],
  budget: StepBudget,
): Promise<TextPage> {
  const { fnArray, argsArray } = await page.getOperatorList();
  budget.count(fnArray.length);
  const drawing = new PageDrawing({ isShown, fontOf: (id) => fontOf(page, id) });
  for (const [at, operator] of fnArray.entries()) {
    const args: unknown = argsArray[at];
    drawing.draw(operator, Array.isArray(args) ? args : []);
  }
  const [left = 0, bottom = 0, right = 0, top = 0] = numbersIn(page.view);
  const view = boxAround([
    [left, bottom],
    [right, top],
  ]);
  const { items, unseenLines } = seenText(drawing, view);
  return {
    page: page.pageNumber,
    items: items.map((item) => ({ ...item, str: visibleText(item.str) })),
    unseenLines,
  };
}

/** The unit of a font's glyph widths: a thousandth of its size, but for Type 3 fonts, which have their own matrix. */
function fontOf(page: PDFPageProxy, id: string): { unit: number } | null {
  const font: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : null;
  if (typeof font !== "object" || font === null || !("fontMatrix" in font)) return null;
  const [unit = 0] = numbersIn(font.fontMatrix);
  return unit === 0 ? null : { unit };
}

function toUnreadable(error: unknown): unknown {
  if (error instanceof UnreadableFileError || !(error instanceof Error)) return error;
  const cause = { cause: error };
  if (error instanceof TooManyAreasError) return new UnreadableFileError("too-much-work", cause);
  if (error.name === "PasswordException") {
    const isWrong = "code" in error && error.code === PasswordResponses.INCORRECT_PASSWORD;
    return new UnreadableFileError(isWrong ? "password-wrong" : "password-needed", cause);
  }
  const isUnknownLock = /encryption (?:method|algorithm)/.test(error.message);
  return new UnreadableFileError(isUnknownLock ? "unknown-encryption" : "not-readable", cause);
}
