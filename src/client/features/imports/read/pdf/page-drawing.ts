import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import {
  boxAround,
  combined,
  identity,
  matrixOf,
  moved,
  numbersIn,
  sharedBox,
  type Box,
  type Matrix,
  type Point,
} from "./geometry.ts";
import {
  boxOn,
  colorOf,
  cornersOf,
  fillOperators,
  isGlyph,
  outlinesOf,
  unitSquare,
} from "./operator-args.ts";
import { start, type Fill, type Glyph, type PageFacts, type State } from "./drawing-state.ts";

/** Text of less opacity, or of less height in points, counts as invisible. */
const minAlpha = 0.15;
const minHeight = 1;
const opaque = 0.9;

/** Runs a page's drawing operators as a viewer does, and records its characters and painted areas. */
export class PageDrawing {
  readonly glyphs: Glyph[] = [];
  readonly fills: Fill[] = [];
  readonly #facts: PageFacts;
  #state: State = start;
  #saved: State[] = [];
  #order = 0;
  #textMatrix: Matrix = identity;
  #line: Point = [0, 0];
  #at: Point = [0, 0];
  /** Whether the next path is a clip: only what is inside it is drawn from then on. */
  #isClipping = false;
  #isInAnnotation = false;
  readonly #layers: boolean[] = [];

  constructor(facts: PageFacts) {
    this.#facts = facts;
  }

  draw(operator: number, args: readonly unknown[]): void {
    this.#order += 1;
    this.#handlers.get(operator)?.(args);
  }

  readonly #set = (change: Partial<State>) => {
    this.#state = { ...this.#state, ...change };
  };
  readonly #save = () => void this.#saved.push(this.#state);
  readonly #restore = () => {
    this.#state = this.#saved.pop() ?? this.#state;
  };
  readonly #transform = (by: Matrix) => this.#set({ matrix: combined(this.#state.matrix, by) });
  readonly #clipTo = (box: Box) => this.#set({ clip: sharedBox(this.#state.clip, box) });
  readonly #number =
    (change: (value: number) => Partial<State>) =>
    (args: readonly unknown[]): void => {
      const [value = 0] = numbersIn(args);
      this.#set(change(value));
    };
  readonly #color = (which: "fill" | "stroke") => (args: readonly unknown[]) =>
    this.#set({ [which]: colorOf(args[0]) });
  readonly #moveLine = ([x = 0, y = 0]: readonly number[]) => {
    this.#line = [this.#line[0] + x, this.#line[1] + y];
    this.#at = this.#line;
  };

  readonly #handlers: ReadonlyMap<number, (args: readonly unknown[]) => void> = new Map([
    [OPS.save, this.#save],
    [OPS.restore, this.#restore],
    [OPS.transform, (args) => this.#transform(matrixOf(args))],
    [OPS.setGState, ([pairs]) => this.#setGState(pairs)],
    [OPS.setFillRGBColor, this.#color("fill")],
    [OPS.setFillColorN, this.#color("fill")],
    [OPS.setStrokeRGBColor, this.#color("stroke")],
    [OPS.setStrokeColorN, this.#color("stroke")],
    [OPS.setCharSpacing, this.#number((letterGap) => ({ letterGap }))],
    [OPS.setWordSpacing, this.#number((wordGap) => ({ wordGap }))],
    [OPS.setHScale, this.#number((percent) => ({ stretch: percent / 100 }))],
    [OPS.setLeading, this.#number((leading) => ({ leading: -leading }))],
    [OPS.setTextRise, this.#number((rise) => ({ rise }))],
    [OPS.setTextRenderingMode, this.#number((mode) => ({ mode }))],
    [OPS.setFont, (args) => this.#setFont(args)],
    [OPS.beginText, () => this.#setTextMatrix(identity)],
    [OPS.setTextMatrix, ([matrix]) => this.#setTextMatrix(matrixOf(matrix))],
    [OPS.moveText, (args) => this.#moveLine(numbersIn(args))],
    [OPS.setLeadingMoveText, (args) => this.#moveWithLeading(numbersIn(args))],
    [OPS.nextLine, () => this.#moveLine([0, this.#state.leading])],
    [OPS.showText, ([glyphs]) => this.#showText(glyphs)],
    [OPS.clip, () => void (this.#isClipping = true)],
    [OPS.eoClip, () => void (this.#isClipping = true)],
    [OPS.constructPath, (args) => this.#drawPath(args)],
    [OPS.shadingFill, () => this.#addFill([cornersOf(this.#state.clip)], null)],
    [OPS.paintImageXObject, () => this.#drawImage()],
    [OPS.paintInlineImageXObject, () => this.#drawImage()],
    [OPS.paintImageMaskXObject, () => this.#drawImage()],
    [OPS.paintFormXObjectBegin, (args) => this.#beginForm(args)],
    [OPS.paintFormXObjectEnd, this.#restore],
    [OPS.beginGroup, () => this.#beginGroup()],
    [OPS.endGroup, this.#restore],
    [OPS.beginAnnotation, (args) => this.#beginAnnotation(args)],
    [OPS.endAnnotation, () => this.#endAnnotation()],
    [OPS.beginMarkedContent, () => void this.#layers.push(true)],
    [OPS.beginMarkedContentProps, (args) => this.#beginLayer(args)],
    [OPS.endMarkedContent, () => void this.#layers.pop()],
  ]);

  #setGState(pairs: unknown): void {
    if (!Array.isArray(pairs)) return;
    for (const pair of pairs as unknown[]) {
      const [key, value] = Array.isArray(pair) ? (pair as unknown[]) : [];
      if (key === "ca" && typeof value === "number") this.#set({ fillAlpha: value });
      else if (key === "BM")
        this.#set({ isBlended: value !== "source-over" && value !== "normal" });
      else if (key === "Font" && Array.isArray(value)) this.#setFont(value as unknown[]);
    }
  }

  #setFont([id, size]: readonly unknown[]): void {
    const font = typeof id === "string" ? this.#facts.fontOf(id) : null;
    this.#set({ font: font ?? start.font, size: typeof size === "number" ? size : 0 });
  }

  #setTextMatrix(matrix: Matrix): void {
    this.#textMatrix = matrix;
    this.#line = [0, 0];
    this.#at = [0, 0];
  }

  #moveWithLeading([x = 0, y = 0]: readonly number[]): void {
    this.#set({ leading: y });
    this.#moveLine([x, y]);
  }

  #showText(glyphs: unknown): void {
    if (!Array.isArray(glyphs)) return;
    const { matrix, size, stretch, rise, font, letterGap, wordGap, clip } = this.#state;
    const toPage = combined(matrix, this.#textMatrix);
    const [a, b, c, d] = toPage;
    const origin = moved(toPage, [this.#at[0], this.#at[1] + rise]);
    const height = Math.hypot(c, d) * Math.abs(size);
    const isRotated = Math.abs(b) > Math.abs(a);
    const isHidden = height < minHeight || this.#isWithoutInk();
    const color = this.#inkColor();
    let along = 0;
    for (const glyph of glyphs as unknown[]) {
      if (typeof glyph === "number") along -= (glyph / 1000) * size * stretch;
      if (!isGlyph(glyph)) continue;
      const advance = glyph.width * font.unit * size * stretch;
      const [x, endX] = [origin[0] + a * along, origin[0] + a * (along + advance)];
      const y = origin[1] + b * along;
      along += advance + (letterGap + (glyph.isSpace ? wordGap : 0)) * stretch;
      if (this.#isInAnnotation) continue;
      this.glyphs.push({
        order: this.#order,
        text: glyph.unicode,
        isSpace: glyph.isSpace || glyph.unicode.trim() === "",
        left: Math.min(x, endX),
        right: Math.max(x, endX),
        y,
        height,
        isRotated,
        color,
        clip,
        isHidden,
      });
    }
    this.#at = [this.#at[0] + along, this.#at[1]];
  }

  #isWithoutInk(): boolean {
    const { mode, fillAlpha, groupAlpha } = this.#state;
    const isOff = this.#layers.includes(false);
    return isOff || mode === 3 || mode === 7 || fillAlpha * groupAlpha < minAlpha;
  }

  #inkColor(): number | null {
    const { mode, fill, stroke } = this.#state;
    return mode % 4 === 0 ? fill : mode % 4 === 1 ? stroke : fill === stroke ? fill : null;
  }

  #drawPath([operator, data]: readonly unknown[]): void {
    const outlines = outlinesOf(Array.isArray(data) ? numbersIn(data[0]) : [], this.#state.matrix);
    if (typeof operator === "number" && fillOperators.has(operator)) {
      this.#addFill(outlines, this.#state.fill);
    }
    if (this.#isClipping) this.#clipTo(boxAround(outlines.flat()));
    this.#isClipping = false;
  }

  #addFill(outlines: Fill["outlines"], color: number | null): void {
    const { fillAlpha, groupAlpha, isBlended, clip } = this.#state;
    const alpha = fillAlpha * groupAlpha;
    if (this.#layers.includes(false) || alpha < minAlpha) return;
    this.fills.push({
      order: this.#order,
      color,
      isOpaque: color !== null && alpha >= opaque && !isBlended,
      box: sharedBox(clip, boxAround(outlines.flat())),
      outlines,
    });
  }

  #drawImage(): void {
    this.#addFill([unitSquare.map((corner) => moved(this.#state.matrix, corner))], null);
  }

  #beginForm([matrix, box]: readonly unknown[]): void {
    this.#save();
    if (matrix != null) this.#transform(matrixOf(matrix));
    if (box != null) this.#clipTo(boxOn(this.#state.matrix, box));
  }

  #beginGroup(): void {
    this.#save();
    const { fillAlpha, groupAlpha } = this.#state;
    this.#set({ groupAlpha: fillAlpha * groupAlpha, fillAlpha: 1 });
  }

  #beginAnnotation([, rectangle, transform, matrix]: readonly unknown[]): void {
    this.#save();
    this.#isInAnnotation = true;
    this.#set({ ...start, clip: boxOn(identity, rectangle) });
    this.#transform(matrixOf(transform));
    this.#transform(matrixOf(matrix));
  }

  #endAnnotation(): void {
    this.#isInAnnotation = false;
    this.#restore();
  }

  #beginLayer([tag, layer]: readonly unknown[]): void {
    this.#layers.push(tag !== "OC" || this.#facts.isShown(layer));
  }
}
