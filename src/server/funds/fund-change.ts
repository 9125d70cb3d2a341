import type { UpdateFundInput } from "../../shared/funds/schema.ts";
import { toDecimalText } from "../../shared/money.ts";
import { findScheme, identityFrom, schemeLookup } from "../../shared/schemes/matching.ts";
import { nameKey, type Scheme } from "../../shared/schemes/scheme.ts";
import type { FundEdit, FundRow } from "./queries/funds.ts";

type FundData = UpdateFundInput["data"];

export const fundEditFrom = ({
  schemeName: _,
  amfiCode: __,
  investedAmount,
  units,
  ...fields
}: FundData): FundEdit => ({
  ...fields,
  ...(investedAmount !== undefined && { investedAmount: toDecimalText(investedAmount) }),
  ...(units !== undefined && { units: toDecimalText(units) }),
});

/** A new name without a code means another scheme, so the old code is dropped. */
export function schemeChange(
  fund: FundRow,
  data: FundData,
  schemes: Scheme[],
  asOf: string | null,
): FundEdit {
  const schemeName = data.schemeName ?? fund.schemeName;
  const currentCode = schemeName === fund.schemeName ? fund.amfiCode : null;
  const amfiCode = data.amfiCode === undefined ? currentCode : data.amfiCode;
  if (schemeName === fund.schemeName && amfiCode === fund.amfiCode) return {};
  const wanted = { schemeName, amfiCode };
  const scheme = findScheme(wanted, schemeLookup(schemes, asOf));
  const identity = scheme === null ? wanted : identityFrom(wanted, scheme);
  return {
    ...identity,
    nameKey: nameKey(identity.schemeName),
    nav: scheme?.nav ?? null,
    navDate: scheme?.navDate ?? null,
  };
}
