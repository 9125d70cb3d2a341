import { isEtf } from "../../shared/nav/category-kind.ts";
import {
  isIdcw,
  isUnclaimed,
  readVariant,
  type Option,
  type Plan,
  type Variant,
  type VariantReading,
} from "../../shared/nav/plan-and-option.ts";
import { splitSchemeName } from "../../shared/nav/scheme-name.ts";
import { schemeTitle, variantTitle } from "../../shared/nav/scheme-title.ts";
import {
  isCurrent,
  newestNavDate,
  type ListedScheme,
  type SchemeDetails,
} from "../../shared/nav/scheme.ts";
import { nameMark, schemeFacts, type SchemeFacts } from "./scheme-facts.ts";
import type { PrintedScheme } from "./scheme-source.ts";

/** What an earlier list said of a scheme. */
export type EarlierDetails = VariantReading & Pick<SchemeDetails, "isInferred" | "fundHouse">;

/**
 * Tells the schemes of a list apart: finds plan, option and frequency of each, and its title. In this order: words of
 * the printed name, the shipped facts, the list's columns, what an earlier list said, and what is usual (Regular, and
 * growth) where the whole name is known and says nothing else. Where none of it helps they are unknown. Titles that
 * are still alike get the AMFI code behind them.
 * @param earlier reads what is known of some codes; called once, and only where something is missing
 */
export async function describeSchemes(
  printed: readonly PrintedScheme[],
  earlier: (codes: readonly string[]) => Promise<ReadonlyMap<string, EarlierDetails>>,
  facts: SchemeFacts = schemeFacts(),
): Promise<ListedScheme[]> {
  const read = schemeReader(facts);
  const readings = printed.map((scheme) => read(scheme));
  const incomplete = readings.filter(({ scheme: { code, fundHouse }, said }) => {
    if (code === null) return false;
    const isVariantOpen = said.plan === null || said.option === null;
    return fundHouse === null || (isVariantOpen && !facts.variants.has(code));
  });
  if (incomplete.length === 0) {
    return withDistinctTitles(readings.map((reading) => toListed(reading, undefined, true)));
  }
  const known = await earlier(incomplete.map(({ scheme }) => scheme.code ?? ""));
  const namesakes = countBy(printed, nameOfRow);
  const hasWholeName = ({ scheme }: Reading): boolean =>
    scheme.variantColumns === null ||
    facts.variants.has(scheme.code ?? "") ||
    namesakes.get(nameOfRow(scheme)) === 1;
  const schemes = readings.map((reading) =>
    toListed(reading, known.get(reading.scheme.code ?? ""), hasWholeName(reading)),
  );
  return withDistinctTitles(schemes);
}

const nameOfRow = ({ fundHouse, name }: PrintedScheme): string => `${fundHouse} ${name}`;

export type Reading = {
  scheme: PrintedScheme;
  /** Whether the scheme goes by the name that its source gives it. */
  keepsName: boolean;
  /** The fund's whole name, in lower case. */
  fund: string;
  fundTitle: string;
  formerName: string | null;
  /** What name, facts and columns say. */
  said: VariantReading;
};

/** Reads what names, facts and columns say of schemes, one by one. */
export function schemeReader(facts: SchemeFacts): (scheme: PrintedScheme) => Reading {
  // Thousands of rows share a name or the words of their columns.
  const titleOf = remembered(schemeTitle);
  const inName = remembered((name) => {
    const { fund, formerName, variant } = splitSchemeName(name);
    const words = readVariant(variant);
    return {
      fund,
      formerName,
      title: titleOf(fund),
      words: isUnclaimed(fund) ? { ...words, plan: "unclaimed" as const } : words,
      isTradedIn: remembered((category) => isEtf(category, fund)),
    };
  });
  const inColumn = remembered((words) => readVariant(words.toLowerCase()));
  return (scheme) => {
    const { name, variantColumns } = scheme;
    const code = scheme.code ?? "";
    const { fund, formerName, title, words, isTradedIn } = inName(name);
    const known = facts.variants.get(code);
    const fact = known ?? nothing;
    const option = variantColumns === null ? nothing : inColumn(variantColumns.option);
    const plan = variantColumns === null ? nothing : inColumn(variantColumns.plan);
    const saidOption = words.option ?? fact.option ?? option.option;
    const whole = wholeName(facts, code, fund);
    return {
      scheme,
      keepsName: scheme.hasOwnName && known === undefined,
      fund: whole,
      fundTitle: whole === fund ? title : titleOf(whole),
      formerName: formerName ?? facts.formerNames.get(code) ?? null,
      said: {
        plan:
          words.plan ??
          fact.plan ??
          (isTradedIn(scheme.category ?? "") ? "none" : (plan.plan ?? option.plan)),
        option: saidOption === "idcw" ? idcwOf(fact.option, scheme) : saidOption,
        frequency: words.frequency ?? fact.frequency ?? option.frequency,
      },
    };
  };
}

const nothing: VariantReading = { plan: null, option: null, frequency: null };

/** The fund's whole name, where the list prints it in a way of which the facts know the whole. */
function wholeName(facts: SchemeFacts, code: string, fund: string): string {
  const known = facts.names.get(code);
  const mark = known && nameMark(fund);
  return known?.find(({ insteadOf }) => insteadOf === mark)?.fund ?? fund;
}

/** An IDCW whose words leave open how it is paid: units that are paid out and those that are reinvested have an ISIN each. */
function idcwOf(
  known: VariantReading["option"],
  { isin, reinvestmentIsin }: PrintedScheme,
): VariantReading["option"] {
  if (known !== null && isIdcw(known)) return known;
  if ((isin === null) === (reinvestmentIsin === null)) return "idcw";
  return isin === null ? "idcw-reinvestment" : "idcw-payout";
}

function toListed(
  { scheme, keepsName, fundTitle, formerName, said }: Reading,
  earlier: EarlierDetails | undefined,
  isWholeName: boolean,
): ListedScheme {
  const { code } = scheme;
  const plan: Plan = said.plan ?? earlier?.plan ?? (isWholeName ? "regular" : "unknown");
  const hasOptions = plan !== "none" && plan !== "unclaimed";
  const option: Option =
    said.option ?? earlier?.option ?? (isWholeName && hasOptions ? "growth" : "unknown");
  const frequency = isIdcw(option) ? (said.frequency ?? earlier?.frequency ?? null) : null;
  const isGuessed = said.plan === null || (said.option === null && option !== "unknown");
  return {
    code,
    name: keepsName ? scheme.name : `${fundTitle}${suffixOf(plan, option, frequency)}`,
    nav: scheme.nav,
    navDate: scheme.navDate,
    plan,
    option,
    frequency,
    isInferred: plan !== "unknown" && isGuessed && (earlier?.isInferred ?? true),
    fundHouse: scheme.fundHouse ?? earlier?.fundHouse ?? null,
    category: scheme.category,
    isin: scheme.isin,
    reinvestmentIsin: scheme.reinvestmentIsin,
    formerName,
  };
}

const suffixes = new Map<string, string>();

/** There are some eighty, so that each is made once. */
function suffixOf(plan: Plan, option: Option, frequency: Variant["frequency"]): string {
  const key = `${plan} ${option} ${frequency}`;
  const suffix = suffixes.get(key) ?? variantTitle({ plan, option, frequency });
  suffixes.set(key, suffix);
  return suffix;
}

/**
 * Puts the AMFI code behind titles that several schemes bear. One that alone of them is current keeps its own: it is
 * the one that people hold.
 */
function withDistinctTitles(schemes: ListedScheme[]): ListedScheme[] {
  const bearers = countBy(schemes, ({ name }) => name);
  const asOf = newestNavDate(schemes);
  const current = countBy(
    schemes.filter(({ name, navDate }) => bearers.get(name) !== 1 && isCurrent(navDate, asOf)),
    ({ name }) => name,
  );
  return schemes.map((scheme) => {
    const { code, name, navDate } = scheme;
    if (bearers.get(name) === 1 || code === null) return scheme;
    const isOnlyCurrent = current.get(name) === 1 && isCurrent(navDate, asOf);
    return isOnlyCurrent ? scheme : { ...scheme, name: `${name} (${code})` };
  });
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) {
    const key = keyOf(item);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const seen = known.get(text);
    if (seen !== undefined) return seen;
    const value = read(text);
    known.set(text, value);
    return value;
  };
}
