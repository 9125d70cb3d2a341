import { isEtf } from "../../../shared/schemes/suggested-category.ts";
import {
  isIdcw,
  isUnclaimed,
  readVariant,
  type Option,
  type Plan,
  type Variant,
  type VariantReading,
} from "../../../shared/schemes/plan-and-option.ts";
import { splitSchemeName } from "../../../shared/schemes/scheme-name.ts";
import { schemeTitle, variantTitle } from "../../../shared/schemes/scheme-title.ts";
import {
  isCurrent,
  newestNavDate,
  type ListedScheme,
  type SchemeDetails,
} from "../../../shared/schemes/scheme.ts";
import { nameHash, schemeFacts, type SchemeFacts } from "./scheme-facts.ts";
import type { PrintedScheme } from "./scheme-source.ts";

/** What an earlier list said of a scheme. */
export type EarlierDetails = VariantReading &
  Pick<SchemeDetails, "isInferred" | "fundHouse"> & { name: string };

type ReadEarlier = (codes: readonly string[]) => Promise<ReadonlyMap<string, EarlierDetails>>;

/**
 * Distinguishes the schemes of a list: finds plan, option and frequency of each, and its title. In this order: words of
 * the printed name, the shipped facts, the list's columns, what an earlier list said, and what is usual (Regular, and
 * growth) where the whole name is known and says nothing else. Where none of it helps they are unknown. Titles that
 * are still alike get the AMFI code behind them.
 * @param readEarlier reads what is known of some codes; not called without any
 */
export async function describeSchemes(
  printed: readonly PrintedScheme[],
  readEarlier: ReadEarlier,
  facts: SchemeFacts = schemeFacts(),
): Promise<ListedScheme[]> {
  const read = schemeReader(facts);
  const readings = printed.map((scheme) => read(scheme));
  const isKnown = ({ scheme }: Reading) => facts.variants.has(scheme.code ?? "");
  const incomplete = readings.filter((reading) => {
    const isComplete = reading.stated.plan !== null && reading.stated.option !== null;
    return reading.scheme.fundHouse === null || !(isComplete || isKnown(reading));
  });
  const earlier = await readFor(incomplete, readEarlier);
  const bearers = incomplete.length === 0 ? new Map<string, number>() : countBy(printed, rowName);
  const schemes = readings.map((reading) => {
    const { scheme } = reading;
    // A name that several rows bear is shortened: it does not say which of them is the Regular one.
    const isWholeName = isKnown(reading) || (bearers.get(rowName(scheme)) ?? 1) === 1;
    return toListed(reading, earlier.get(scheme.code ?? ""), isWholeName);
  });
  return withDistinctTitles(schemes, readEarlier);
}

const rowName = ({ fundHouse, name }: PrintedScheme): string => `${fundHouse} ${name}`;

async function readFor(
  readings: readonly Reading[],
  readEarlier: ReadEarlier,
): Promise<ReadonlyMap<string, EarlierDetails>> {
  const codes = readings.flatMap(({ scheme: { code } }) => (code === null ? [] : [code]));
  return codes.length === 0 ? new Map() : readEarlier(codes);
}

export type Reading = {
  scheme: PrintedScheme;
  /** Whether the scheme goes by the name that its source gives it. */
  keepsName: boolean;
  /** The fund's whole name, in lower case. */
  fund: string;
  fundTitle: string;
  formerName: string | null;
  /** What name, facts and columns state. */
  stated: VariantReading;
};

/** Reads what names, facts and columns state of schemes, one by one. */
export function schemeReader(facts: SchemeFacts): (scheme: PrintedScheme) => Reading {
  // Thousands of rows share a name or the words of their columns.
  const titleOf = memoize(schemeTitle);
  const readName = memoize((name) => {
    const { fund, formerName, variant } = splitSchemeName(name);
    const reading = readVariant(variant);
    return {
      fund,
      formerName,
      title: titleOf(fund),
      fromName: isUnclaimed(fund) ? { ...reading, plan: "unclaimed" as const } : reading,
      isEtfIn: memoize((category) => isEtf(category, fund)),
    };
  });
  const readColumn = memoize((words) => readVariant(words.toLowerCase()));
  return (scheme) => {
    const { name, variantColumns } = scheme;
    const code = scheme.code ?? "";
    const { fund, formerName, title, fromName, isEtfIn } = readName(name);
    const known = facts.variants.get(code);
    const fromFacts = known ?? nothing;
    const fromOption = variantColumns === null ? nothing : readColumn(variantColumns.option);
    const fromPlan = variantColumns === null ? nothing : readColumn(variantColumns.plan);
    const option = fromName.option ?? fromFacts.option ?? fromOption.option;
    const whole = wholeName(facts, code, fund);
    return {
      scheme,
      keepsName: scheme.hasOwnName && known === undefined,
      fund: whole,
      fundTitle: whole === fund ? title : titleOf(whole),
      formerName: formerName ?? facts.formerNames.get(code) ?? null,
      stated: {
        plan:
          fromName.plan ??
          fromFacts.plan ??
          (isEtfIn(scheme.category ?? "") ? "none" : planInColumns(fromPlan, fromOption)),
        option: option === "idcw" ? idcwOf(fromFacts.option, scheme) : option,
        frequency: fromName.frequency ?? fromFacts.frequency ?? fromOption.frequency,
      },
    };
  };
}

const nothing: VariantReading = { plan: null, option: null, frequency: null };

/** AMFI has unclaimed money as a Direct Plan with an option that says so. */
const planInColumns = (plan: VariantReading, option: VariantReading): VariantReading["plan"] =>
  option.plan === "unclaimed" ? "unclaimed" : (plan.plan ?? option.plan);

/** The fund's whole name, where the list prints it in a way of which the facts know the whole. */
function wholeName(facts: SchemeFacts, code: string, fund: string): string {
  const known = facts.names.get(code);
  const hash = known && nameHash(fund);
  return known?.find(({ insteadOf }) => insteadOf === hash)?.fund ?? fund;
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
  { scheme, keepsName, fundTitle, formerName, stated }: Reading,
  earlier: EarlierDetails | undefined,
  isWholeName: boolean,
): ListedScheme {
  const plan: Plan = stated.plan ?? earlier?.plan ?? (isWholeName ? "regular" : "unknown");
  const hasOptions = plan !== "none" && plan !== "unclaimed";
  const option: Option =
    stated.option ?? earlier?.option ?? (isWholeName && hasOptions ? "growth" : "unknown");
  const frequency = isIdcw(option) ? (stated.frequency ?? earlier?.frequency ?? null) : null;
  const isGuessed = stated.plan === null || (stated.option === null && option !== "unknown");
  return {
    code: scheme.code,
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
 * Puts the AMFI code behind titles that several schemes bear, but for the only current one of them: it is the one that
 * people hold. On a day on which it has no NAV it keeps the title that it had.
 */
async function withDistinctTitles(
  schemes: ListedScheme[],
  readEarlier: ReadEarlier,
): Promise<ListedScheme[]> {
  const bearers = countBy(schemes, ({ name }) => name);
  const alike = schemes.filter(({ code, name }) => code !== null && bearers.get(name) !== 1);
  const asOf = newestNavDate(schemes);
  const current = Map.groupBy(
    alike.filter(({ navDate }) => isCurrent(navDate, asOf)),
    ({ name }) => name,
  );
  const undecided = alike.filter(({ name }) => !current.has(name));
  const earlier =
    undecided.length === 0
      ? new Map<string, EarlierDetails>()
      : await readEarlier(undecided.map(({ code }) => code ?? ""));
  const numbered = new Map(
    alike
      .filter((scheme) => {
        const candidates = current.get(scheme.name);
        return candidates === undefined
          ? earlier.get(scheme.code ?? "")?.name !== scheme.name
          : candidates.length > 1 || candidates[0] !== scheme;
      })
      .map((scheme) => [scheme, `${scheme.name} (${scheme.code})`]),
  );
  return schemes.map((scheme) => {
    const name = numbered.get(scheme);
    return name === undefined ? scheme : { ...scheme, name };
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

function memoize<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const seen = known.get(text);
    if (seen !== undefined) return seen;
    const value = read(text);
    known.set(text, value);
    return value;
  };
}
