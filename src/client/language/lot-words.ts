import type { IsoDate } from "../../shared/dates.ts";
import type { SchemeClass } from "../../shared/tax/rules/tax-rules.ts";
import { dateText } from "./dates.ts";
import { t, type PlainText } from "./text.ts";

/** The days that the tax law and the exit load set for a lot. */
type LotDates = {
  class: SchemeClass | null;
  longTermFrom: IsoDate | null;
  lockedUntil: IsoDate | null;
  loadFreeFrom: IsoDate | null;
};

export const classNames: Record<SchemeClass, PlainText> = {
  equity: "Equity",
  specified: "Debt (specified fund)",
  other: "Neither equity nor debt",
};

export const classText = ({ class: treatedAs }: Pick<LotDates, "class">): string =>
  treatedAs === null ? t("Not known") : t(classNames[treatedAs]);

export const longTermText = ({ class: treatedAs, longTermFrom }: LotDates): string => {
  if (longTermFrom !== null) return dateText(longTermFrom);
  return treatedAs === null ? t("Not known") : t("never");
};

export const loadFreeText = ({ loadFreeFrom }: LotDates): string =>
  loadFreeFrom === null ? t("no load entered") : dateText(loadFreeFrom);

export const unlockedText = ({ lockedUntil }: LotDates): string =>
  lockedUntil === null ? t("not locked") : dateText(lockedUntil);
