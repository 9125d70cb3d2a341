import { everywhere, identity, type Box, type Matrix, type Point } from "./geometry.ts";

/** A character on the page; `order` is the number of its drawing operator. */
export type Glyph = {
  order: number;
  text: string;
  isSpace: boolean;
  left: number;
  right: number;
  y: number;
  height: number;
  isRotated: boolean;
  /** Red, green and blue, 8 bits each; null where it is not known, such as a pattern. */
  color: number | null;
  clip: Box;
  /** Invisible by itself: without ink, smaller than a point, or on a layer that is off. */
  isHidden: boolean;
};

/** A painted area. One of an unknown colour hides nothing below it, and text on it counts as visible. */
export type Fill = {
  order: number;
  color: number | null;
  isOpaque: boolean;
  box: Box;
  outlines: readonly (readonly Point[])[];
};

type Font = { unit: number };

/** Facts about fonts and layers, which pdf.js keeps apart from the operators. */
export type PageFacts = {
  fontOf: (id: string) => Font | null;
  isShown: (layer: unknown) => boolean;
};

/** The graphics state of a page. */
export type State = {
  matrix: Matrix;
  clip: Box;
  fill: number | null;
  stroke: number | null;
  fillAlpha: number;
  groupAlpha: number;
  isBlended: boolean;
  mode: number;
  font: Font;
  size: number;
  letterGap: number;
  wordGap: number;
  stretch: number;
  leading: number;
  rise: number;
};

export const start: State = {
  matrix: identity,
  clip: everywhere,
  fill: 0,
  stroke: 0,
  fillAlpha: 1,
  groupAlpha: 1,
  isBlended: false,
  mode: 0,
  font: { unit: 0.001 },
  size: 0,
  letterGap: 0,
  wordGap: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
};
