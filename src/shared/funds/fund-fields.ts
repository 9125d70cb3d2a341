import { decimalPlaces } from "../money.ts";

// Apart from the contract, so that a page can show a fund's form before the contract's code has loaded.

/** The fields that describe a fund, in their order in forms and files. */
export const fundFieldLabels = {
  folioNumber: "Folio number",
  schemeName: "Scheme name",
  amfiCode: "AMFI code",
  category: "Category",
  investedAmount: "Invested amount",
  units: "Units",
} as const;
export type FundFieldName = keyof typeof fundFieldLabels;
export const fundFieldNames = Object.keys(fundFieldLabels) as FundFieldName[];

/** The limits of a fund with totals: rupees, of which zero is allowed because units can be a gift, and units. */
export const totalsRules = {
  investedAmount: {
    min: 0,
    minExclusive: false,
    max: 99_999_999_999,
    maxText: "₹99,99,99,99,999",
    decimals: 4,
  },
  units: { min: 0, minExclusive: true, max: 999_999_999, maxText: "99,99,99,999", decimals: 4 },
};

/** Whether a field is a number; all others are texts. */
export const isTotalsField = (name: FundFieldName): name is keyof typeof totalsRules =>
  Object.hasOwn(totalsRules, name);

/** Whether a fund may have this amount, in rupees, or these units. */
export function isPossibleTotal(field: keyof typeof totalsRules, value: number): boolean {
  const { min, minExclusive, max, decimals } = totalsRules[field];
  const isAboveMin = minExclusive ? value > min : value >= min;
  return isAboveMin && value <= max && decimalPlaces(value) <= decimals;
}

export const allFieldsRequired = "All fields are required";
export const totalsFollow = "This fund's units and amount follow from its transactions.";
