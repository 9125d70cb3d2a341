import type { Day } from "../../../shared/history/schema.ts";

type Tone = "main" | "estimate" | "second" | "third";

export type ChartLine = {
  name: string;
  tone: Tone;
  values: readonly (number | null)[];
  format: (value: number) => string;
};

export type Mark = { day: Day; direction: "in" | "out"; name: string };
