import type { PricedFund } from "./priced-fund.ts";
import { type IsoDate, indianDay } from "../../../shared/dates.ts";
import { dayOf } from "../../../shared/history/days.ts";
import { decimal } from "../../../shared/money.ts";
import { formatNumber, parseAmount } from "../../../shared/number-format.ts";
import {
  hasStampDuty,
  deriveFigures,
  type TypedFigures,
} from "../../../shared/transactions/derive-figures.ts";
import type { Correction } from "../../../shared/transactions/corrections.ts";
import type { Sip } from "../../../shared/sips/schema.ts";
import type { Transaction } from "../../../shared/transactions/schema.ts";
import { typeRules, type TransactionType } from "../../../shared/transactions/types.ts";

export type TransactionDraft = {
  type: TransactionType;
  date: IsoDate;
  money: string;
  units: string;
  nav: string;
  stampDuty: string;
  exitLoad: string;
  stt: string;
  tds: string;
  note: string;
};

/** The last day with a NAV: with it, the form computes the other figures from the first one typed. */
export const lastNavDay = ({ navDate }: Pick<PricedFund, "navDate">): IsoDate => {
  const today = indianDay(new Date());
  return navDate !== null && navDate < today ? navDate : today;
};

/** @param sip the SIP that the next transaction is probably an instalment of */
export const newTransactionDraft = (
  fund: Pick<PricedFund, "navDate">,
  sip: Sip | undefined,
  change: Partial<TransactionDraft> = {},
): TransactionDraft => ({
  type: sip === undefined ? "purchase" : "sip",
  date: lastNavDay(fund),
  money:
    sip === undefined || change.type !== undefined ? "" : textOf(sip.next?.amount ?? sip.amount),
  units: "",
  nav: "",
  stampDuty: "",
  exitLoad: "",
  stt: "",
  tds: "",
  note: "",
  ...change,
});

/** Stamp duty is in the money that was paid. What follows from the other figures is left blank, to follow their changes. */
export function transactionDraftOf(transaction: Transaction): TransactionDraft {
  const { type, date, amount, units, nav, stampDuty, charges, note } = transaction;
  const paid = hasStampDuty(type) ? decimal(amount).plus(decimal(stampDuty)).toNumber() : amount;
  const following = deriveFigures({ money: paid, units, nav: null, stampDuty: null }, type, date);
  return {
    type,
    date,
    money: textOf(paid),
    units: textOf(units),
    nav: nav === following.nav ? "" : textOf(nav ?? 0),
    stampDuty: stampDuty === (following.stampDuty ?? 0) ? "" : formatNumber(stampDuty, { max: 2 }),
    exitLoad: textOf(charges.exitLoad),
    stt: textOf(charges.stt),
    tds: textOf(charges.tds),
    note: note ?? "",
  };
}

const textOf = (value: number): string => (value === 0 ? "" : formatNumber(value, { max: 8 }));

export const hasMoney = (type: TransactionType): boolean => typeRules[type].amount !== "zero";
export const hasUnits = (type: TransactionType): boolean => typeRules[type].units !== "zero";

export function knownNav({ nav, navDate, history }: PricedFund, date: IsoDate): number | null {
  if (nav !== null && navDate === date) return nav;
  return history?.navs[history.days.indexOf(dayOf(date))] ?? null;
}

/** The fields with what follows from them, as texts; a typed one stays as it is. */
export function withDerivedFields(draft: TransactionDraft, fund: PricedFund): TransactionDraft {
  const figures = figuresOf(draft, fund);
  const shown = (typed: string, value: number | null, max: number, min = 0): string =>
    typed !== "" || value === null ? typed : formatNumber(value, { min, max });
  return {
    ...draft,
    money: shown(draft.money, figures.money, 2, 2),
    units: shown(draft.units, figures.units, 6),
    nav: shown(draft.nav, figures.nav, 8),
    stampDuty: shown(draft.stampDuty, figures.stampDuty, 2, 2),
  };
}

function figuresOf(draft: TransactionDraft, fund: PricedFund): TypedFigures {
  const { type, date } = draft;
  const typed = {
    money: hasMoney(type) ? parseAmount(draft.money) : 0,
    units: hasUnits(type) ? parseAmount(draft.units) : 0,
    nav: parseAmount(draft.nav) ?? knownNav(fund, date),
    stampDuty: parseAmount(draft.stampDuty),
  };
  if (!hasMoney(type) || !hasUnits(type)) return typed;
  const filled = deriveFigures(typed, type, date);
  // The NAV of a reversal finds the purchase, so that a rounded one would find none.
  return type === "reversal" ? { ...filled, nav: parseAmount(draft.nav) } : filled;
}

/** As the contract takes it. A text that is no number becomes NaN, which it refuses. */
export function transactionOf(draft: TransactionDraft, fund: PricedFund) {
  const { type, date, note, ...texts } = withDerivedFields(draft, fund);
  const stampDuty = hasStampDuty(type) ? (numberOf(texts.stampDuty) ?? 0) : 0;
  const money = hasMoney(type) ? numberOf(texts.money) : 0;
  return {
    type,
    date,
    amount: money === null || Number.isNaN(money) ? money : withoutDuty(money, stampDuty),
    units: hasUnits(type) ? numberOf(texts.units) : 0,
    nav: numberOf(texts.nav),
    stampDuty,
    charges: {
      exitLoad: numberOf(texts.exitLoad) ?? 0,
      stt: numberOf(texts.stt) ?? 0,
      tds: numberOf(texts.tds) ?? 0,
    },
    note: note.trim() === "" ? null : note,
  };
}

const withoutDuty = (money: number, stampDuty: number): number =>
  Number.isNaN(stampDuty) ? money : decimal(money).minus(decimal(stampDuty)).toNumber();

const numberOf = (text: string): number | null =>
  text.trim() === "" ? null : (parseAmount(text) ?? Number.NaN);

/**
 * The texts that a correction changes. A figure that is left blank follows from the others, and stays so; the day's own NAV is
 * left blank as well.
 */
export function correctedFields(
  draft: TransactionDraft,
  correction: Correction,
  fund: PricedFund,
): Partial<TransactionDraft> {
  const { units, nav, amount, date } = correction;
  const isUnitsDerived = draft.units === "" && nav !== undefined;
  const duty = hasStampDuty(draft.type) ? (parseAmount(draft.stampDuty) ?? 0) : 0;
  const money = amount === undefined ? null : decimal(amount).plus(decimal(duty)).toNumber();
  return {
    ...(units !== undefined && !isUnitsDerived && { units: textOf(units) }),
    ...(nav !== undefined && { nav: nav === knownNav(fund, draft.date) ? "" : textOf(nav) }),
    ...(money !== null && draft.money !== "" && { money: textOf(money) }),
    ...(date !== undefined && { date }),
  };
}
