import type { Refusal } from "../../../../shared/imports/propose/fund-proposal.ts";
import type {
  CheckFailure,
  SourceLocation,
  StatementCheck,
} from "../../../../shared/imports/statement.ts";
import { formatUnits } from "../../../../shared/number-format.ts";
import { dateText } from "../../../language/dates.ts";
import { typeName } from "../../../language/type-names.ts";
import { t, translate, type PlainText } from "../../../language/text.ts";

const checks: Record<Exclude<StatementCheck, OfTheFile>, PlainText> = {
  "running-balance": "This line's units do not lead to its printed balance.",
  "closing-balance": "The units of the lines do not add up to the closing balance.",
  amount: "Units × NAV does not match this line's amount.",
  "no-amount": "This line has no amount in the column of amounts.",
  "amount-decimals":
    "This line's amount has more than two decimals: amount and NAV may stand under each other's headings.",
  "stamp-duty": "The stamp duty of this line is missing, or is not 0.005 % of its amount.",
  "repeated-tax": "The same tax stands twice below this transaction.",
  charges:
    "Nothing shows whether this line's amount is before or after its STT, TDS or exit load. Confirmed, it counts as the money that was paid or received.",
  split:
    "This line is a split of units, and no balance shows its result. Confirmed, its units are added to those that were held; negative ones are taken from them.",
  consolidation:
    "This line is a consolidation, not said to be of units. Confirmed, its units count as moved to or from another folio, not as bought or sold.",
  value: "Closing units × NAV does not match the printed value.",
  cost: "Cost and gain do not add up to the printed value.",
  "house-total": "The schemes do not add up to this printed total.",
  "unread-account": "Nothing was read of this account, which has a value on the first page.",
  "unread-line": "This line could not be read.",
  isin: "The printed ISIN is not valid.",
  folio: "Digits of this folio number were left out or changed.",
  reversal:
    "The transaction that this line reverses is not in the file, so it is imported as an ordinary one.",
};

type OfTheFile = "kind" | "missing-page" | "two-days" | "two-people" | "two-sheets";

export function checkText({ check, expected, found }: Omit<CheckFailure, "location">): string {
  switch (check) {
    case "kind":
      return t(
        "Nothing in “{words}” says that these units were bought or sold. Confirmed, the line counts as a purchase where they come in, and as a redemption where they go out.",
        { words: found },
      );
    case "missing-page":
      return t(
        "The statement has {count} pages, and these are not in the file: {pages}. Nothing that stands on them is imported.",
        { count: expected, pages: found },
      );
    case "two-days":
      if (expected === "" || found === "") {
        return t(
          "One line of this fund and folio says what was held on {day}, another has no day. Nothing of it is imported: keep the line that counts and choose the file again.",
          { day: dayText(expected || found) },
        );
      }
      return t(
        "This fund and folio stand in lines of two days, {day} and {other}. Nothing of it is imported: keep the line that counts and choose the file again.",
        { day: dayText(expected), other: dayText(found) },
      );
    case "two-people":
      return t(
        "Lines of this fund and folio name two people, {name} and {other}. Nothing of it is imported: correct the folio or the name in the file and choose it again.",
        { name: expected, other: found },
      );
    case "two-sheets":
      return t(
        "The tables “{sheet}” and “{other}” say different things of this fund and folio. Nothing of it is imported: keep the one that counts, or add a column with the folio, and choose the file again.",
        { sheet: expected, other: found },
      );
    default:
      return t(checks[check]);
  }
}

/** A file can also say "Jun 2026". */
const dayText = (day: string): string => (/^\d{4}-\d\d-\d\d$/.test(day) ? dateText(day) : day);

export const locationText = ({ page, line }: SourceLocation): string =>
  page === null ? t("Line {line}", { line }) : t("Page {page}, line {line}", { page, line });

/** Recorded rows that explain why units differ. */
function missingText(
  missingRows: Extract<Refusal, { reason: "other-units" }>["missingRows"],
): string {
  if (missingRows.length === 0) return t("An earlier statement may be missing.");
  const rows = missingRows
    .slice(0, maxMissing)
    .map(({ date, type, units }) => `${dateText(date)} ${typeName(type)} ${formatUnits(units)}`);
  return t("Recorded, but not in the statement: {rows}.", { rows: rows.join(", ") });
}

/** A sentence with more is not read. */
const maxMissing = 3;

export function refusalText(refusal: Refusal): string {
  switch (refusal.reason) {
    case "failed-check":
      return `${checkText(refusal)} (${locationText(refusal.location)})`;
    case "unusable-row":
    case "unusable-fund":
      return `${translate(refusal.message)} (${locationText(refusal.location)})`;
    case "other-units":
      return otherUnitsText(refusal);
    case "ends-before-opening":
      return t(
        "Only the total of your units on {date} is recorded, and this file ends before that day. Ask for a statement from the first purchase to that day or later.",
        { date: dateText(refusal.date) },
      );
    case "less-than-totals":
      return t(
        "You have recorded {found} units, but this file never has as many; it ends with {printed}. Ask for a newer statement, or correct your units first.",
        { found: formatUnits(refusal.found), printed: formatUnits(refusal.printed) },
      );
    case "not-enough-units":
      return t("This would leave negative units on {date}", { date: dateText(refusal.date) });
    case "nothing-to-reverse":
      return t("There is no transaction with the same units on or before {date} to reverse", {
        date: dateText(refusal.date),
      });
    case "too-large":
      return t("The fund's units or amount would be too large");
    case "too-many-lots":
      return t(
        "On {date} there would be too many lots. A fund can hold and sell at most 5,000 lots more than it has transactions; funds between which units move, at most 5 lots for each transaction. Units can't be moved again and again.",
        { date: dateText(refusal.date) },
      );
    case "unequal-transfer":
      return transferText(refusal);
    case "part-of-totals":
      return t(
        "This fund has no purchase dates, and the file covers only part of its past. Request a statement that starts with your first purchase.",
      );
    case "no-cost":
      return t(
        "The file does not say what these units cost. Ask for a detailed statement from 1990.",
      );
    case "same-fund":
      return `${t("Another line of this file is recorded as the same fund. Add these units and their cost to it yourself.")} (${locationText(refusal.location)})`;
    case "nothing-held":
      return t("Nothing is held any more, and the file has no transactions for it.");
    case "sold-since":
      return t(
        "All units were sold in this file, and it begins after the first purchase. Request a statement that starts with your first purchase to see the gain.",
      );
    default:
      return refusal satisfies never;
  }
}

type RefusalOf<Reason> = Extract<Refusal, { reason: Reason }>;

function otherUnitsText({ date, missingRows, ...units }: RefusalOf<"other-units">): string {
  const figures = { found: formatUnits(units.found), printed: formatUnits(units.printed) };
  if (date === null) {
    return t(
      "Fundbook has {found} units, but the file says {printed}. Your transactions are not changed.",
      figures,
    );
  }
  return [
    t("On {date} Fundbook would have {found} units, but the statement says {printed}.", {
      ...figures,
      date: dateText(date),
    }),
    missingText(missingRows),
  ].join(" ");
}

const transferText = (refusal: RefusalOf<"unequal-transfer">): string =>
  t(
    "The transfer on {date} would take {out} units out of one folio and bring {in} into the other. A transfer moves the same units.",
    {
      date: dateText(refusal.date),
      out: formatUnits(refusal.out),
      in: formatUnits(refusal.in),
    },
  );
