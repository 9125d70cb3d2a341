import { parseNavDate, type IsoDate } from "../../../dates.ts";
import type { DecimalText } from "../../../money.ts";
import { printedNumber } from "../cas/numbers.ts";
import { locationOf } from "../cas/read-rows.ts";
import type { Line } from "../cas/text-page.ts";
import type { SourceLocation } from "../../statement.ts";
import { accountIn, isTotal, latinText, sectionOf, type AccountId } from "./headings.ts";
import { beginsHolders, holdersIn, type PrintedHolder } from "./holders.ts";

/** A demat account, or the folios of one set of holders, with its printed value. */
export type RosterEntry = {
  kind: "account" | "folios";
  account: AccountId | null;
  value: DecimalText;
  holders: readonly PrintedHolder[];
  location: SourceLocation;
};

type ClassTotal = { value: DecimalText; location: SourceLocation };

export type Front = {
  from: IsoDate | null;
  to: IsoDate | null;
  heldOn: IsoDate | null;
  roster: RosterEntry[];
  /** What the composition by class prints for funds in demat accounts and in folios. */
  classes: { funds: ClassTotal | null; folios: ClassTotal | null };
};

const date = String.raw`\d{1,2}[-/](?:\d{1,2}|[A-Za-z]{3})[-/]\d{4}`;
const period = new RegExp(String.raw`period\s+(?:from\s+)?(${date})\s+to\s+(${date})`, "i");
const heldOn = new RegExp(String.raw`Holdings?(?: statement)? as on\s*:?\s*(${date})`, "i");
const unitsHeldOn = new RegExp(String.raw`UNITS HELD AS ON\s*:?\s*(${date})`, "i");

/** @param lines those before the first table of holdings; `all` has the dates */
export function readFront(lines: readonly Line[], all: readonly Line[]): Front {
  const text = all.map((line) => latinText(line.text)).join("\n");
  const days = period.exec(text);
  return {
    from: dateIn(days?.[1]),
    to: dateIn(days?.[2]),
    heldOn: dateIn((heldOn.exec(text) ?? unitsHeldOn.exec(text))?.[1]),
    roster: readRoster(lines),
    classes: {
      funds: classTotal(
        lines,
        /\bMutual Funds?(?: \(M\)| Held in Demat(?: Form)?)\s+[`]?\s*([\d,]+\.\d\d)\b/i,
      ),
      folios: classTotal(
        lines,
        /\bMutual Fund Folios?(?: \(F\)\s+[`]?\s*([\d,]+\.\d\d)\b|\s+[`]?\s*([\d,]+\.\d\d)\s+[\d.]+\s*%)/i,
      ),
    },
  };
}

const dateIn = (text: string | undefined): IsoDate | null =>
  text === undefined ? null : parseNavDate(text.replaceAll("/", "-"));

function classTotal(lines: readonly Line[], pattern: RegExp): ClassTotal | null {
  for (const line of lines) {
    const [, named, other] = pattern.exec(latinText(line.text)) ?? [];
    const value = printedNumber(named ?? other ?? "");
    if (value !== null) return { value, location: locationOf(line) };
  }
  return null;
}

const entryStart = /^(?:((?:NSDL|CDSL) Demat Accounts?)\b|(Mutual Fund Folios?)\b(?!\s*\())/i;
/** Lines of one entry: its kind, the participant, the account's ids. */
const maxEntryLines = 4;
const money = /(?:^|\s)[`]?\s*(\d[\d,]*\.\d\d)$/;

/** A percentage after an amount belongs to the composition by class. */
const isPriced = (text: string): boolean => money.test(text) && !/\d\.\d+\s.*\d\.\d\d$/.test(text);

function readRoster(lines: readonly Line[]): RosterEntry[] {
  const roster: RosterEntry[] = [];
  let holders: PrintedHolder[] = [];
  for (const [index, line] of lines.entries()) {
    if (beginsHolders(line.text)) holders = [];
    // A long name stands on a line of its own, above its PAN.
    const isPanAlone = /^\(\s*PAN\b/i.test(line.text);
    const named = isPanAlone ? `${lines[index - 1]?.text ?? ""} ${line.text}` : line.text;
    holders = [...holders, ...holdersIn(latinText(named))];
    const start = entryStart.exec(latinText(line.text));
    if (start === null) continue;
    const own = entryLines(lines, index);
    const priced = own.find(({ text }) => isPriced(latinText(text)));
    const value = printedNumber(money.exec(latinText(priced?.text ?? ""))?.[1] ?? "");
    if (value === null) continue;
    roster.push({
      kind: start[1] === undefined ? "folios" : "account",
      account:
        own.map(({ text }) => accountIn(text) ?? bareAccount(text)).find((id) => id !== null) ??
        null,
      value,
      holders,
      location: locationOf(priced ?? line),
    });
  }
  return roster;
}

/** The ids of participant and client without their labels. */
const bareAccount = (text: string): AccountId | null => {
  const ids = /\b(IN\d{6}|\d{8})\s*[-/]?\s*(\d{8})\b/.exec(latinText(text));
  return ids === null ? null : `${ids[1] ?? ""}${ids[2] ?? ""}`;
};

function entryLines(lines: readonly Line[], start: number): Line[] {
  const own: Line[] = [];
  for (const line of lines.slice(start, start + maxEntryLines)) {
    const isOther =
      own.length > 0 &&
      (entryStart.test(latinText(line.text)) ||
        isTotal(line.text) ||
        beginsHolders(line.text) ||
        sectionOf(line.text) !== null ||
        line.page !== own[0]?.page);
    if (isOther) break;
    own.push(line);
  }
  return own;
}
