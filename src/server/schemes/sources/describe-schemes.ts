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
import type { ParsedScheme } from "./scheme-source.ts";

export type EarlierDetails = VariantReading &
  Pick<SchemeDetails, "isInferred" | "fundHouse"> & { name: string };

type ReadEarlier = (codes: readonly string[]) => Promise<ReadonlyMap<string, EarlierDetails>>;

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
  const read = schemeReader(facts);
  const readings = parsed.map((scheme) => read(scheme));
  const isKnown = ({ scheme }: Reading) => facts.variants.has(scheme.code ?? "");
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
  readings: readonly Reading[],
  readEarlier: ReadEarlier,
): Promise<ReadonlyMap<string, EarlierDetails>> {
  const codes = readings.flatMap(({ scheme: { code } }) => (code === null ? [] : [code]));
  return codes.length === 0 ? new Map() : readEarlier(codes);
}

export type Reading = {
  scheme: ParsedScheme;
  keepsName: boolean;
  fund: string;
  fundTitle: string;
  formerName: string | null;
  stated: VariantReading;
};

export function schemeReader(facts: SchemeFacts): (scheme: ParsedScheme) => Reading {
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
    const fromFacts = known ?? emptyReading;
    const fromOption = variantColumns === null ? emptyReading : readColumn(variantColumns.option);
    const fromPlan = variantColumns === null ? emptyReading : readColumn(variantColumns.plan);
    const option = fromName.option ?? fromFacts.option ?? fromOption.option;
    const fundName = wholeName(facts, code, fund);
    return {
      scheme,
      keepsName: scheme.hasOwnName && known === undefined,
      fund: fundName,
      fundTitle: fundName === fund ? title : titleOf(fundName),
      formerName: formerName ?? facts.formerNames.get(code) ?? null,
      stated: {
        plan:
          fromName.plan ??
          fromFacts.plan ??
          (isEtfIn(scheme.category ?? "") ? "none" : planFromColumns(fromPlan, fromOption)),
        option: option === "idcw" ? resolveIdcw(fromFacts.option, scheme) : option,
        frequency: fromName.frequency ?? fromFacts.frequency ?? fromOption.frequency,
      },
    };
  };
}

const emptyReading: VariantReading = { plan: null, option: null, frequency: null };

/** AMFI lists unclaimed money as a Direct Plan whose option says so. */
const planFromColumns = (plan: VariantReading, option: VariantReading): VariantReading["plan"] =>
  option.plan === "unclaimed" ? "unclaimed" : (plan.plan ?? option.plan);

function wholeName(facts: SchemeFacts, code: string, fund: string): string {
  const known = facts.names.get(code);
  const hash = known && nameHash(fund);
  return known?.find(({ insteadOf }) => insteadOf === hash)?.fund ?? fund;
}

/** Units that pay out and units that reinvest have different ISINs. */
function resolveIdcw(
  known: VariantReading["option"],
  { isin, reinvestmentIsin }: ParsedScheme,
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

/**
 * Adds the AMFI code to equal titles, except the only current one. On a day without a NAV that one
 * keeps its title.
 */
async function withDistinctTitles(
  schemes: ListedScheme[],
  readEarlier: ReadEarlier,
): Promise<ListedScheme[]> {
  const nameCounts = countBy(schemes, ({ name }) => name);
  const duplicates = schemes.filter(
    ({ code, name }) => code !== null && nameCounts.get(name) !== 1,
  );
  const asOf = newestNavDate(schemes);
  const current = Map.groupBy(
    duplicates.filter(({ navDate }) => isCurrent(navDate, asOf)),
    ({ name }) => name,
  );
  const undecided = duplicates.filter(({ name }) => !current.has(name));
  const earlier =
    undecided.length === 0
      ? new Map<string, EarlierDetails>()
      : await readEarlier(undecided.map(({ code }) => code ?? ""));
  const newTitles = new Map(
    duplicates
      .filter((scheme) => {
        const candidates = current.get(scheme.name);
        return candidates === undefined
          ? earlier.get(scheme.code ?? "")?.name !== scheme.name
          : candidates.length > 1 || candidates[0] !== scheme;
      })
      .map((scheme) => [scheme, `${scheme.name} (${scheme.code})`]),
  );
  return schemes.map((scheme) => {
    const name = newTitles.get(scheme);
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
