import type { Holding } from "../../statement.ts";
import { printedDate } from "./printed-date.ts";
import { printedNumber } from "./numbers.ts";

const number = String.raw`([(−-]?[\d,]*\.?\d+\)?)`;
const date = String.raw`(\d{1,2}[- ][A-Za-z]{3}[- ]\d{4})`;

const labelled = (label: string): RegExp =>
  new RegExp(`${label}\\s*:?\\s*(?:INR|Rs\\.?|₹)?\\s*${number}`, "i");

const opening = labelled("Opening Unit Balance");
const closing = labelled("Closing Unit Balance");
const navOn = labelled(`NAV on ${date}`);
const valueOn = labelled(`(?:Market Value|Valuation) on ${date}`);
const costValue = labelled("(?:Total )?Cost Value");

export function readOpening(text: string): { units: string; description: string } | null {
  const match = opening.exec(text);
  if (match === null) return null;
  return {
    units: printedNumber(match[1] ?? "") ?? "0",
    description: text.replace(match[0], "").trim(),
  };
}

export const continuesClosing = (before: string, text: string): boolean =>
  /^\s*(?:(?:Total )?Cost Value|(?:Market Value|Valuation|NAV) on)\b/i.test(text) ||
  (/(?:INR|:|\bon|Value|Valuation|NAV)\s*$/i.test(before) && /\d/.test(text));

export function readClosing(text: string): Holding | null {
  const units = closing.exec(text);
  if (units === null) return null;
  const [nav, value, cost] = [navOn.exec(text), valueOn.exec(text), costValue.exec(text)];
  const numberIn = (match: RegExpExecArray | null, group: number) =>
    match === null ? null : printedNumber(match[group] ?? "");
  return {
    units: numberIn(units, 1) ?? "0",
    date: printedDate(nav?.[1] ?? value?.[1] ?? ""),
    nav: numberIn(nav, 2),
    cost: numberIn(cost, 1),
    value: numberIn(value, 2),
  };
}
