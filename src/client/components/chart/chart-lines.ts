import type { Day } from "../../../shared/history/schema.ts";

type Tone = "main" | "estimate" | "second" | "third";

export type ChartLine = {
  name: string;
  tone: Tone;
  values: readonly (number | null)[];
  format: (value: number) => string;
};

/** The area between the first line and the second, and by how much the first is above. */
export type ChartGap = { name: string; format: (value: number) => string };

export type Mark = { day: Day; direction: "in" | "out"; name: string };
