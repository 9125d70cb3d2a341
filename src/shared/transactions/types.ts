import type { DecimalText } from "../money.ts";
import { toMicroUnits, type MicroUnits } from "./fixed-point.ts";

/** Kinds of transactions, as statements call them, in the order in which the form offers them. */
export const transactionTypes = [
  "purchase",
  "sip",
  "redemption",
  "swp",
  "switch-out",
  "switch-in",
  "idcw-payout",
  "idcw-reinvestment",
  "bonus",
  "split",
  "opening",
  "merger-out",
  "merger-in",
  "transfer-in",
  "transfer-out",
  "segregation-out",
  "segregation-in",
  "reversal",
  "redemption-reversal",
] as const;
export type TransactionType = (typeof transactionTypes)[number];

type Quantity = "positive" | "zero-or-more" | "zero" | "change";

type TypeRules = {
  direction: "in" | "out" | "none";
  units: Quantity;
  amount: Exclude<Quantity, "change">;
  money: "paid" | "received" | "none";
  /**
   * Whether that money leaves or enters the portfolio: never where the units only change their
   * scheme, and not where the other leg is known.
   */
  crossesPortfolio: "always" | "unless-paired" | "never";
};

export const typeRules: Record<TransactionType, TypeRules> = {
  purchase: rules("in", "positive", "positive", "paid", "always"),
  sip: rules("in", "positive", "positive", "paid", "always"),
  redemption: rules("out", "positive", "zero-or-more", "received", "always"),
  swp: rules("out", "positive", "zero-or-more", "received", "always"),
  "switch-out": rules("out", "positive", "zero-or-more", "received", "unless-paired"),
  "switch-in": rules("in", "positive", "zero-or-more", "paid", "unless-paired"),
  "idcw-payout": rules("none", "zero", "positive", "received", "always"),
  "idcw-reinvestment": rules("in", "zero-or-more", "positive", "none", "never"),
  bonus: rules("in", "positive", "zero", "none", "never"),
  split: rules("in", "change", "zero", "none", "never"),
  opening: rules("in", "positive", "zero-or-more", "paid", "always"),
  "merger-out": rules("out", "positive", "zero-or-more", "received", "unless-paired"),
  "merger-in": rules("in", "positive", "zero-or-more", "paid", "unless-paired"),
  "transfer-in": rules("in", "positive", "zero-or-more", "paid", "unless-paired"),
  "transfer-out": rules("out", "positive", "zero-or-more", "received", "unless-paired"),
  "segregation-out": rules("out", "zero", "zero-or-more", "received", "never"),
  "segregation-in": rules("in", "positive", "zero-or-more", "paid", "never"),
  reversal: rules("out", "positive", "zero-or-more", "received", "always"),
  "redemption-reversal": rules("in", "positive", "zero-or-more", "paid", "always"),
};

function rules(
  direction: TypeRules["direction"],
  units: TypeRules["units"],
  amount: TypeRules["amount"],
  money: TypeRules["money"],
  crossesPortfolio: TypeRules["crossesPortfolio"],
): TypeRules {
  return { direction, units, amount, money, crossesPortfolio };
}

/** Types whose lots move to the paired transaction with their dates and cost. */
const lotMovingTypes = {
  "merger-out": "merger-in",
  "transfer-out": "transfer-in",
  "segregation-out": "segregation-in",
} as const satisfies Partial<Record<TransactionType, TransactionType>>;

const givers: ReadonlySet<string> = new Set(Object.keys(lotMovingTypes));
const receivers: ReadonlySet<string> = new Set(Object.values(lotMovingTypes));
export const isLotGiver = (type: TransactionType): boolean => givers.has(type);
export const isLotReceiver = (type: TransactionType): boolean => receivers.has(type);
export const movesLots = (type: TransactionType): boolean =>
  isLotGiver(type) || isLotReceiver(type);

/** The type of the other leg of a pair, by the type of one; others have no pair. */
export const otherLegTypes: Partial<Record<TransactionType, TransactionType>> = {
  ...bothWays("switch-out", "switch-in"),
  ...bothWays("merger-out", "merger-in"),
  ...bothWays("transfer-out", "transfer-in"),
  ...bothWays("segregation-out", "segregation-in"),
};

function bothWays(out: TransactionType, into: TransactionType) {
  return { [out]: into, [into]: out };
}

/** By how much a transaction changes the units that are held, but for a split, whose units have a sign themselves. */
export const signedUnits = ({
  type,
  units,
}: {
  type: TransactionType;
  units: number | DecimalText;
}): MicroUnits => toMicroUnits(units) * (typeRules[type].direction === "out" ? -1 : 1);
