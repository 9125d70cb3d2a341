import type { UnreadReason } from "../../../../shared/imports/statement.ts";
import { t, type PlainText } from "../../../language/text.ts";

const texts: Record<UnreadReason, PlainText> = {
  "no-date": "The date is missing.",
  "unknown-date": "Fundbook does not recognise this date format.",
  "month-first":
    "This file seems to write the month before the day. Write dates as 2024-01-31, or with the month's name.",
  "no-type": "The line does not say whether this was a purchase or a sale.",
  "unknown-type": "Fundbook does not recognise this type of transaction.",
  "not-completed": "This transaction failed, was cancelled or is still pending.",
  "no-direction": "The line does not say whether this is a switch in or out.",
  "no-scheme": "The scheme's name is missing.",
  "no-units": "The units are missing or are not a number.",
  "no-amount": "The amount is missing or is not a number.",
  "no-nav": "The NAV is negative.",
  "zero-figure": "Units or amount are 0.",
  "nothing-reversed": "This looks like a reversed purchase, but the file has no matching purchase.",
  "no-column": "The numbers do not line up with the column headings.",
  "no-scheme-above": "No readable scheme name was found above this line.",
  "unknown-line": "Fundbook does not recognise this line.",
};

export const unreadText = (reason: UnreadReason): string => t(texts[reason]);
