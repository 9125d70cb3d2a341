import {
  isIdcw,
  isUnclaimed,
  readVariant,
  type VariantReading,
} from "../../../shared/schemes/plan-and-option.ts";
import { splitSchemeName } from "../../../shared/schemes/scheme-name.ts";
import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import { isEtf } from "../../../shared/schemes/suggested-category.ts";
import { memoize } from "../../../shared/memoize.ts";
import { nameHash, type SchemeFacts } from "./scheme-facts.ts";
import type { ParsedScheme } from "./scheme-source.ts";

export type SchemeReading = {
  scheme: ParsedScheme;
  keepsName: boolean;
  fund: string;
  fundTitle: string;
  formerName: string | null;
  stated: VariantReading;
};

export function createSchemeReader(facts: SchemeFacts): (scheme: ParsedScheme) => SchemeReading {
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
