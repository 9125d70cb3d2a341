/** A run of text as pdf.js hands it out; points, with the origin at the bottom left. */
export type TextItem = {
  str: string;
  x: number;
  y: number;
  width: number;
  height: number;
  isRotated: boolean;
};

export type TextPage = {
  page: number;
  items: readonly TextItem[];
  /** Lines of text that nobody who looks at the page can see, or tell apart; left out. */
  unseenLines?: number;
};

export type Word = { text: string; left: number; right: number; y: number; height: number };

export type Line = {
  page: number;
  line: number;
  y: number;
  words: readonly Word[];
  text: string;
};
