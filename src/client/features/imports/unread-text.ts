import type { UnreadReason } from "../../../shared/imports/statement.ts";
import { t, type PlainText } from "../../language/text.ts";

const texts: Record<UnreadReason, PlainText> = {
  "no-date": "The date is missing.",
  "unknown-date": "Fundbook does not know this way of writing a date.",
  "month-first":
    "This file seems to write the month before the day. Write dates as 2024-01-31, or with the month's name.",
  "no-type": "It does not say whether this was bought or sold.",
  "unknown-type": "Fundbook does not know this kind of transaction.",
  "not-completed": "This transaction failed, was cancelled or is still pending.",
  "no-direction": "It does not say whether this is a switch in or out.",
  "no-scheme": "The scheme's name is missing.",
  "no-units": "The units are missing or are not a number.",
  "no-amount": "The amount is missing or is not a number.",
  "no-nav": "The NAV is negative.",
  "zero-figure": "Units or amount are 0.",
  "nothing-reversed":
    "It takes units away from a purchase, and the file has no purchase that it reverses.",
  "no-column": "The numbers do not stand below the names of their columns.",
  "no-scheme-above": "There is no scheme above this line that could be read.",
  "unknown-line": "This line is in none of the forms that Fundbook knows.",
};

export const unreadText = (reason: UnreadReason): string => t(texts[reason]);
