import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";
import { describe, expect, it } from "vitest";
import { root } from "../../scripts/product/root.ts";
import { taxRules } from "../../src/shared/tax/rules/tax-rules.ts";

/** Every number of the rules: rates, amounts, months, years. */
function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [value];
  if (typeof value !== "object" || value === null || value instanceof Map) return [];
  return Object.values(value).flatMap(numbersIn);
}
const ofRules = new Set(numbersIn(taxRules));
/** Other whole numbers of the law are rows or decimals elsewhere; in texts they are found by their words. */
const isRateOrYear = (value: number): boolean =>
  !Number.isInteger(value) || (value >= 1_900 && value < 2_100);

const dateInText =
  /\b\d{4}-\d{2}-\d{2}\b|^\d{2}-\d{2}$|\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{4}\b/g;
/** Periods, percentages and rupees, as written in sentences. */
const spanInText = /\b(\d+) (?:months?|years?)\b/g;
const amountInText = /₹([\d,.]*\d)|\b(\d+(?:\.\d+)?) ?%/g;

type Finding = { dates: string[]; numbers: number[] };

/** Dates and numbers of the law in a source's code and texts; comments may name them. */
function findIn(path: string, code: string): Finding {
  const found: Finding = { dates: [], numbers: [] };
  const look = (text: string) => {
    found.dates.push(...(text.match(dateInText) ?? []));
    found.numbers.push(...[...text.matchAll(spanInText)].map(([, span]) => Number(span)));
    for (const [, rupees, percent] of text.matchAll(amountInText)) {
      const amount = Number((rupees ?? percent ?? "").replaceAll(",", ""));
      if (ofRules.has(amount)) found.numbers.push(amount);
    }
  };
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === "string") look(value);
      if (typeof value === "number" && ofRules.has(value) && isRateOrYear(value))
        found.numbers.push(value);
    },
    JSXText: ({ value }) => look(value),
    TemplateElement: ({ value }) => look(value.cooked ?? value.raw),
  }).visit(parseSync(path, code).program);
  return found;
}

const files = globSync(
  [
    "src/shared/tax/{*,report/*,selling/*,stripping/*}.ts",
    "src/client/features/tax/**/*.{ts,tsx}",
    "src/client/routes/_signed-in/tax/*.tsx",
  ],
  { cwd: root },
).toSorted();

describe("tax law", () => {
  it("has its dates and numbers only in its rules", () => {
    expect(files.length).toBeGreaterThan(60);
    for (const file of files) {
      const found = findIn(file, readFileSync(join(root, file), "utf8"));
      expect(found, file).toEqual({ dates: [], numbers: [] });
    }
  });

  it.each([
    ["a date", 'const day = "2024-07-23";', { dates: ["2024-07-23"], numbers: [] }],
    ["a day of the year", 'const until = "06-15";', { dates: ["06-15"], numbers: [] }],
    ["a rate", "const rate = 12.5;", { dates: [], numbers: [12.5] }],
    ["a year", "const first = 2024;", { dates: [], numbers: [2024] }],
    ["months", 't("bought within 3 months before");', { dates: [], numbers: [3] }],
    ["years", "<p>For 8 years.</p>", { dates: [], numbers: [8] }],
    ["a percentage in words", 't("At 12.5% or 65%");', { dates: [], numbers: [12.5] }],
    ["rupees in words", "const note = `Over ₹1,25,000.`;", { dates: [], numbers: [125_000] }],
    ["a day in words", 't("Until 31 Jan 2018");', { dates: ["31 Jan 2018"], numbers: [] }],
    ["nothing", "// until 2018-01-31\nconst half = value / 2;", { dates: [], numbers: [] }],
  ])("is recognised in code: %s", (_, code, found) => {
    expect(findIn("sample.tsx", code)).toEqual(found);
  });

  it("has for each rule its sections, a source, its certainty and the date from which it applies", () => {
    const rules = ruleObjects(taxRules);
    expect(rules.length).toBeGreaterThan(20);
    for (const rule of rules) {
      expect(rule).toMatchObject({
        source: expect.stringMatching(/.{5}/),
        certain: expect.any(Boolean),
      });
      expect("act1961" in rule && "act2025" in rule, JSON.stringify(rule)).toBe(true);
      const dates = Object.keys(rule).filter((key) => /^from|From$|Until$|^thresholds$/.test(key));
      expect(dates, JSON.stringify(rule)).not.toEqual([]);
    }
  });
});

/** What has a source, and each of the steps of the lists of rules. */
function ruleObjects(value: unknown): object[] {
  if (typeof value !== "object" || value === null || value instanceof Map) return [];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    ["periods", "thresholds"].includes(key) ? [] : ruleObjects(part),
  );
  return "source" in value ? [value, ...inner] : inner;
}
