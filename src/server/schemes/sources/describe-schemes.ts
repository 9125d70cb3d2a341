import {
  isIdcw,
  type Option,
  type Plan,
  type Variant,
} from "../../../shared/schemes/plan-and-option.ts";
import { variantTitle } from "../../../shared/schemes/scheme-title.ts";
import type { ListedScheme } from "../../../shared/schemes/scheme.ts";
import { countBy } from "../../../shared/count-by.ts";
import { withDistinctTitles, type EarlierDetails, type ReadEarlier } from "./distinct-titles.ts";
import { schemeFacts, type SchemeFacts } from "./scheme-facts.ts";
import { createSchemeReader, type SchemeReading } from "./scheme-reader.ts";
import type { ParsedScheme } from "./scheme-source.ts";

/**
 * Finds each scheme's plan, option, frequency and title: from the printed name, the shipped facts,
 * the list's columns, the list before, then the default (Regular, Growth) where the whole name is
 * known; else unknown. Equal titles get the AMFI code.
 */
export async function describeSchemes(
  parsed: readonly ParsedScheme[],
  readEarlier: ReadEarlier,
  facts: SchemeFacts = schemeFacts(),
): Promise<ListedScheme[]> {
  const read = createSchemeReader(facts);
  const readings = parsed.map((scheme) => read(scheme));
  const isKnown = ({ scheme }: SchemeReading) => facts.variants.has(scheme.code ?? "");
  const incomplete = readings.filter((reading) => {
    const isComplete = reading.stated.plan !== null && reading.stated.option !== null;
    return reading.scheme.fundHouse === null || !(isComplete || isKnown(reading));
  });
  const earlier = await readFor(incomplete, readEarlier);
  const nameCounts = incomplete.length === 0 ? new Map<string, number>() : countBy(parsed, rowName);
  const schemes = readings.map((reading) => {
    const { scheme } = reading;
    // A name on several rows is shortened, so it cannot mean Regular.
    const isWholeName = isKnown(reading) || (nameCounts.get(rowName(scheme)) ?? 1) === 1;
    return toListed(reading, earlier.get(scheme.code ?? ""), isWholeName);
  });
  return withDistinctTitles(schemes, readEarlier);
}

const rowName = ({ fundHouse, name }: ParsedScheme): string => `${fundHouse} ${name}`;

async function readFor(
  readings: readonly SchemeReading[],
  readEarlier: ReadEarlier,
): Promise<ReadonlyMap<string, EarlierDetails>> {
  const codes = readings.flatMap(({ scheme: { code } }) => (code === null ? [] : [code]));
  return codes.length === 0 ? new Map() : readEarlier(codes);
}

function toListed(
  { scheme, keepsName, fundTitle, formerName, stated }: SchemeReading,
  earlier: EarlierDetails | undefined,
  isWholeName: boolean,
): ListedScheme {
  const plan: Plan = stated.plan ?? earlier?.plan ?? (isWholeName ? "regular" : "unknown");
  const hasOptions = plan !== "none" && plan !== "unclaimed";
  const option: Option =
    stated.option ?? earlier?.option ?? (isWholeName && hasOptions ? "growth" : "unknown");
  const frequency = isIdcw(option) ? (stated.frequency ?? earlier?.frequency ?? null) : null;
  const isDefault = stated.plan === null || (stated.option === null && option !== "unknown");
  return {
    code: scheme.code,
    name: keepsName ? scheme.name : `${fundTitle}${titleSuffix(plan, option, frequency)}`,
    nav: scheme.nav,
    navDate: scheme.navDate,
    plan,
    option,
    frequency,
    isInferred: plan !== "unknown" && isDefault && (earlier?.isInferred ?? true),
    fundHouse: scheme.fundHouse ?? earlier?.fundHouse ?? null,
    category: scheme.category,
    isin: scheme.isin,
    reinvestmentIsin: scheme.reinvestmentIsin,
    formerName,
  };
}

const suffixes = new Map<string, string>();

function titleSuffix(plan: Plan, option: Option, frequency: Variant["frequency"]): string {
  const key = `${plan} ${option} ${frequency}`;
  const suffix = suffixes.get(key) ?? variantTitle({ plan, option, frequency });
  suffixes.set(key, suffix);
  return suffix;
}
