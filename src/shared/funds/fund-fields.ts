import { decimalPlaces } from "../money.ts";

// Apart from the contract, so that a page can show a fund's form before the contract's code has loaded.

export const fundFieldNames = [
  "folioNumber",
  "schemeName",
  "amfiCode",
  "category",
  "investedAmount",
  "units",
] as const;

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

/** Whether a fund may have this amount, in rupees, or these units. */
export function isPossibleTotal(field: keyof typeof totalsRules, value: number): boolean {
  const { min, minExclusive, max, decimals } = totalsRules[field];
  const isAboveMin = minExclusive ? value > min : value >= min;
  return isAboveMin && value <= max && decimalPlaces(value) <= decimals;
}

export const allFieldsRequired = "All fields are required";
export const totalsFollow = "This fund's units and amount follow from its transactions.";
