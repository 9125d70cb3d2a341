import type { Day } from "../../../shared/history/schema.ts";

/** Series of equal rank, told apart by colour and dashes. */
export const seriesTones = ["series1", "series2", "series3", "series4", "series5"] as const;
export type SeriesTone = (typeof seriesTones)[number];

type Tone = "main" | "estimate" | "second" | "third" | SeriesTone;

export type ChartLine = {
  name: string;
  tone: Tone;
  values: readonly (number | null)[];
  format: (value: number) => string;
};

/** The area between the first line and the second; with `format`, also by how much the first is above. */
export type ChartGap = { name: string; format?: (value: number) => string };

/** Money in, money out, or another date that matters. */
export type Mark = { day: Day; direction: "in" | "out" | "date"; name: string };
