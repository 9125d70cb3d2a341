import type { Day } from "../../../shared/history/schema.ts";

type Tone = "main" | "second" | "third";

export type Line = {
  name: string;
  tone: Tone;
  values: readonly (number | null)[];
  format: (value: number) => string;
};

/** Money that came in or went out: marked on the first line, on its day or the next one that the line has. */
export type Mark = { day: Day; direction: "in" | "out"; name: string };
