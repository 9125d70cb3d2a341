import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseAmfiNavAll } from "../src/server/schemes/sources/amfi-nav-all.ts";
import {
  createSchemeReader,
  type SchemeReading,
} from "../src/server/schemes/sources/scheme-reader.ts";
import { encodeCodes, nameHash } from "../src/server/schemes/sources/scheme-facts.ts";
import type { ParsedScheme } from "../src/server/schemes/sources/scheme-source.ts";
import { isCurrent, newestNavDate } from "../src/shared/schemes/scheme.ts";
import { command } from "../scripts/product/command.ts";

const program = command("schemes:facts", "Writes the facts about schemes from AMFI's lists.")
  .argument("<complete-names>", "the last feed whose names include plan and option")
  .argument("[with-columns...]", "later feeds, the oldest first")
  .option("--before <feed>", "a feed with older names")
  .parse();
const [completeFile, laterFiles] = program.processedArgs;
const { before } = program.opts();

/** Words of plan and option, which remain in a fund's name if they are misspelt. */
const wordsWithoutMeaning = wordsOf(
  "plan option direct regular growth idcw icdw income distribution cum withdrawal daily reinvestment with of fund",
);

const complete = readFeed(completeFile);
const later = laterFiles.map(readFeed);
const old = before === undefined ? new Map<string, ParsedScheme>() : readFeed(before);
const read = createSchemeReader({ variants: new Map(), formerNames: new Map(), names: new Map() });

const asOf = newestNavDate([...(later.at(-1) ?? complete).values()]);

type Scheme = {
  code: string;
  complete: SchemeReading;
  shortened: SchemeReading[];
  stated: SchemeReading["stated"];
};
const schemes: Scheme[] = [
  ...new Set([complete, ...later].flatMap((feed) => [...feed.keys()])),
].map((code) => {
  const shortened = later.flatMap((feed) => feed.get(code) ?? []);
  const columns = shortened.findLast(({ variantColumns: its }) => its?.plan || its?.option);
  const named = complete.get(code) ?? shortened.at(-1);
  if (named === undefined) throw new Error(`no feed has ${code}`);
  const fromComplete = read({ ...named, variantColumns: columns?.variantColumns ?? null });
  const readings = shortened.map(read);
  return {
    code,
    complete: fromComplete,
    shortened: readings,
    stated: firstStated([fromComplete, ...readings]),
  };
});

const variants = groupCodes(
  schemes.map(({ code, stated }) => [
    [stated.plan, stated.option, stated.frequency].map((part) => part ?? "").join(","),
    code,
  ]),
);
const newestName = ({ complete: { fund }, shortened }: Scheme) => shortened.at(-1)?.fund ?? fund;
const withNewestName = countBy(schemes, (its) => titleKey(newestName(its), its.stated));
const withCompleteName = countBy(schemes, (its) => titleKey(its.complete.fund, its.stated));
const formerNames = groupCodes(
  schemes.flatMap((its): [string, string][] => {
    const inBrackets = [its.complete, ...its.shortened].find((reading) => reading.formerName);
    const formerName = inBrackets?.formerName ?? oldName(its);
    return formerName ? [[formerName, its.code]] : [];
  }),
);
const names = groupCodes(
  schemes.flatMap((its): [string, string][] => {
    const fund = fullName(its);
    const others = new Set([its.complete, ...its.shortened].map((reading) => reading.fund));
    others.delete(fund);
    return [...others].map((other) => [`${fund}|${nameHash(other)}`, its.code]);
  }),
);

const target = join(import.meta.dirname, "../src/server/schemes/sources/scheme-facts.json");
writeFileSync(target, `${JSON.stringify({ variants, names, formerNames }, null, 2)}\n`);
console.log(`Wrote the facts of ${schemes.length} schemes to ${target}.`);

function readFeed(file: string): Map<string, ParsedScheme> {
  const { schemes: rows } = parseAmfiNavAll(readFileSync(file, "utf8"));
  return new Map(rows.map((row) => [row.code ?? "", row]));
}

function firstStated(readings: readonly SchemeReading[]): SchemeReading["stated"] {
  const firstOf = <Part extends keyof SchemeReading["stated"]>(
    part: Part,
  ): SchemeReading["stated"][Part] | null =>
    readings.find(({ stated }) => stated[part] !== null)?.stated[part] ?? null;
  return { plan: firstOf("plan"), option: firstOf("option"), frequency: firstOf("frequency") };
}

function groupCodes(facts: [fact: string, code: string][]): Record<string, string> {
  const codesOf = Map.groupBy(facts, ([fact]) => fact);
  const sorted = [...codesOf].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([fact, its]) => [fact, encodeCodes(its.map(([, code]) => code))]),
  );
}

function titleKey(fund: string, { plan, option, frequency }: SchemeReading["stated"]): string {
  return [fund, plan ?? "regular", option ?? "growth", frequency].join("|");
}

/**
 * The newest name, unless it only drops words of the complete one, such as "Segregated Portfolio 1", or only the complete
 * name is unique.
 */
function fullName(its: Scheme): string {
  const {
    complete: { fund: completeName },
    stated,
  } = its;
  const newest = newestName(its);
  const missingRows = wordsOf(completeName)
    .difference(wordsOf(newest))
    .difference(wordsWithoutMeaning);
  const isShortened =
    missingRows.size > 0 && wordsOf(newest).difference(wordsOf(completeName)).size === 0;
  const isTooWide =
    withNewestName.get(titleKey(newest, stated)) !== 1 &&
    withCompleteName.get(titleKey(completeName, stated)) === 1;
  return isShortened || isTooWide ? completeName : newest;
}

function oldName(its: Scheme): string | null {
  const { scheme } = its.shortened.at(-1) ?? its.complete;
  const printed = old.get(its.code);
  if (printed === undefined || !isCurrent(scheme.navDate, asOf)) return null;
  const { fund } = read(printed);
  const lost = wordsOf(fund)
    .difference(wordsOf(fullName(its)))
    .difference(wordsWithoutMeaning);
  return lost.size > 0 ? fund : null;
}

function wordsOf(name: string): Set<string> {
  return new Set(name.split(/[^a-z0-9]+/).filter((word) => word !== ""));
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  return new Map([...Map.groupBy(items, keyOf)].map(([key, its]) => [key, its.length]));
}
