import type { IsoDate } from "../dates.ts";
import type { DecimalText } from "../money.ts";
import type { Holder } from "../holders/holder.ts";
import type { AddGoalInput } from "../goals/schema.ts";
import type { SetTargetsInput } from "../targets/schema.ts";
import type { Sip } from "../sips/schema.ts";
import type { TransactionType } from "../transactions/types.ts";
import type { ColumnMapping } from "./read/tables/column-mapping.ts";

export type SourceLocation = {
  /** From 1; null in a file without pages. */
  page: number | null;
  line: number;
  text: string;
};

/**
 * A transaction as printed. Units and amounts are positive, because the type gives the direction; only a split's can
 * be negative.
 */
export type StatementRow = {
  date: IsoDate;
  type: TransactionType;
  units: DecimalText;
  /** Rupees as credited or invested: without stamp duty, after exit load, STT and TDS. */
  amount: DecimalText;
  nav: DecimalText | null;
  stampDuty: DecimalText;
  stt: DecimalText;
  tds: DecimalText;
  exitLoad: DecimalText;
  balance: DecimalText | null;
  /** The transaction's number in the file, if it has one. */
  reference: string | null;
  description: string;
  own: OwnFields | null;
  /** Whether an earlier line of the file is the same, word for word. */
  isAlike?: boolean;
  /** The line itself, then those that were read with it: stamp duty, STT, TDS, a continuation. */
  locations: SourceLocation[];
};

type OwnFields = {
  note: string | null;
  pairId: string | null;
  cost: DecimalText | null;
  acquiredOn: IsoDate | null;
  confirmed: boolean;
};

export type Holding = {
  units: DecimalText;
  date: IsoDate | null;
  nav: DecimalText | null;
  /** Rupees paid for these units. */
  cost: DecimalText | null;
  value: DecimalText | null;
  /** Whether the NAV is a price on the exchange, which can be far from it. */
  isMarketPrice?: boolean;
  /** Figures of a printed table in whose place another column's would fit as well. */
  unproven?: readonly ("units" | "cost")[];
};

/** A self-check that a scheme did not pass; `expected` and `found` are numbers as text, or the two days or sheets. */
export type CheckFailure = {
  check: StatementCheck;
  location: SourceLocation;
  expected: string;
  found: string;
};

export type StatementCheck =
  | "running-balance"
  | "closing-balance"
  | "amount"
  | "no-amount"
  /** Nothing in a line's words says that its units were bought or sold. */
  | "kind"
  /** An amount with more decimals than money has. */
  | "amount-decimals"
  /** The duty that is printed for a purchase is not its share of the amount, or there is none where others have one. */
  | "stamp-duty"
  /** A tax is printed twice below one line. */
  | "repeated-tax"
  /** Nothing shows whether an amount is before or after its STT, TDS or exit load. */
  | "charges"
  /** A split of units without a balance that shows what it did. */
  | "split"
  /** Units go or come by a consolidation that is not said to be of units. */
  | "consolidation"
  | "value"
  | "cost"
  | "house-total"
  /** A demat account or folios with a value on the first page, of which nothing was read. */
  | "unread-account"
  /** Pages by whose numbers a statement says that it has them, and that are not in the file. */
  | "missing-page"
  | "unread-line"
  | "isin"
  | "folio"
  | "reversal"
  /** Lines of two days, which must not be added. */
  | "two-days"
  /** Lines of one fund and folio that name two people. */
  | "two-people"
  /** Sheets of which each says something else. */
  | "two-sheets";

export type StatementScheme = {
  house: string | null;
  /** Whose it is: the PAN with its first letters masked, or the name; null where the file does not say. */
  investor: string | null;
  folio: string | null;
  /** As printed, cleaned of its notes ("formerly", "Non-Demat"). */
  name: string;
  /** Other names that the file has for the same ISIN or code and folio. */
  alsoNamed?: string[];
  isin: string | null;
  amfiCode: string | null;
  /** Registrar and its code for the scheme, such as "CAMS D110". */
  registrarCode: string | null;
  category: string | null;
  /** Units before the first row; null where the file does not say. */
  opening: DecimalText | null;
  closing: Holding | null;
  rows: StatementRow[];
  /** Of a holding: what led to its units in the statement's month. */
  month?: Month | undefined;
  /** Lines without money or units: a nominee, a new address. */
  events: SourceLocation[];
  /** Rows that were read and are no transaction of Fundbook's, with their lines. */
  leftOut: LeftOut[];
  failures: CheckFailure[];
  location: SourceLocation;
};

export type Month = { opening: DecimalText; rows: StatementRow[] };

export type LeftOut = { location: SourceLocation; reason: LeftOutReason };
export type LeftOutReason =
  | "not-a-fund"
  | "no-effect"
  /** It has money and no units, and its words are none that Fundbook knows. */
  | "amount-only"
  /** The user said that it is the line before it once more, or an entry that is recorded by another day. */
  | "alike"
  /** Of a depository's statement: what the investor holds besides funds. */
  | "share"
  | "bond"
  | "pension"
  | "other-security"
  /** The month's transactions, which the units that are held contain already. */
  | "month";

export const statementSources = [
  "cas-detailed",
  "cas-summary",
  "nsdl-ecas",
  "cdsl-ecas",
  "kuvera",
  "zerodha",
  "zerodha-holdings",
  "groww",
  "groww-holdings",
  "holdings",
  "casparser",
  "cams2csv",
  "cams-report",
  "kfintech-report",
  "portfolio-performance",
  "ghostfolio",
  "fundbook",
  "program",
  "mapped",
] as const;
export type StatementSource = (typeof statementSources)[number];

export type StatementSip = {
  fund: { amfiCode: string | null; schemeName: string; folioNumber: string };
  schedule: Pick<
    Sip,
    "id" | "amount" | "day" | "from" | "to" | "stepUp" | "paused" | "recordedThrough"
  >;
};

/** A goal or a target of Fundbook's own file; `person` is "me", a person by name, or null for everyone. */
export type StatementAim = { person: "me" | { name: string } | null } & (
  | {
      kind: "goal";
      goal: Omit<AddGoalInput, "holderId" | "parts">;
      parts: { fund: StatementSip["fund"]; percent: number }[];
    }
  | { kind: "target"; target: Omit<SetTargetsInput, "holderId"> }
);

/** A person of Fundbook's own file; `clubbedWith` is the id of another one of it, or "me". */
export type StatementHolder = Pick<Holder, "id" | "name" | "kind" | "clubbedWith">;

export type Statement = {
  source: StatementSource;
  from: IsoDate | null;
  to: IsoDate | null;
  schemes: StatementScheme[];
  sips?: StatementSip[];
  aims?: StatementAim[];
  holders?: StatementHolder[];
  /** Rupees: what the file prints as the value of all its schemes. */
  printedTotal?: DecimalText | null;
  /** Checks of the file as a whole, such as a fund house's total. */
  failures: CheckFailure[];
  /** Rows that are of no scheme, such as those of shares. */
  leftOut: LeftOut[];
  /** Lines where a transaction was expected, and that no rule reads. */
  unreadable: UnreadLine[];
  /** Whether lines that name nobody stand below one that could name a person. */
  isWhoseOpen?: boolean;
  unused?: UnusedPart[];
  /** The last line of a file without a line break at its end, where nothing shows that it is whole. */
  openEnd?: SourceLocation;
  /** The user's answers, now or before, about the columns of the table. */
  mapping?: ColumnMapping;
  /** The names of the columns as the file has them, by those of the mapping. */
  columnLabels?: ReadonlyMap<string, string>;
};

/** Parts of a file that were not used as a whole: said where one looks. */
export type UnusedPart =
  /** Lines that nobody who looks at the page can see, or lines of holdings that stand there twice. */
  | { kind: "unseen-lines" | "repeated-lines"; count: number }
  /** Lines that were used, though they are like another one: of transactions, or of one fund and folio. */
  | { kind: "alike-lines" | "added-lines"; count: number }
  /** Lines that have a fund and its units once more, in columns of the same names. */
  | { kind: "table-beside"; count: number }
  /** Columns of a known format's file that say nothing that is understood; a number is the place of one without a name. */
  | { kind: "unread-columns"; columns: readonly (string | number)[]; count: number }
  /** Lines with money in a column that is called as a charge and stands for nothing. */
  | { kind: "charges"; column: string; count: number }
  | {
      kind:
        | "hidden-sheet"
        | "other-sheet"
        | "repeated-rows"
        | "hidden-rows"
        | "hidden-columns"
        /** Columns beyond the most that are read. */
        | "cut-columns";
      sheet: string;
      count: number;
    };

export type UnreadLine = SourceLocation & { reason: UnreadReason };

export type UnreadReason =
  | "no-date"
  | "unknown-date"
  /** Its day has not come yet. */
  | "future-date"
  | "split-adds"
  | "no-type"
  | "unknown-type"
  /** A word such as "failed", "pending" or "wrong entry". */
  | "not-completed"
  /** Its status is no word for what was done, or is empty where others are done. */
  | "unknown-status"
  /** Of holdings: a word such as "redeemed" or "closed". */
  | "not-held"
  /** A switch or transfer schedule without "in" or "out". */
  | "no-direction"
  | "no-scheme"
  /** Its name says that it is a sum of other lines. */
  | "total"
  /** Its figures are not in rupees. */
  | "not-rupees"
  | "no-units"
  /** A name with figures that are no sums of the lines below: a fund without units, or whose those lines are. */
  | "name-or-fund"
  | "no-amount"
  | "no-nav"
  /** A charge with a text that is no number. */
  | "no-charge"
  | "zero-figure"
  /** Units go the other way than the type, and no line of the file is what this one takes back. */
  | "nothing-reversed"
  /** A sale with positive units where others have negative ones, or an amount with another sign than others. */
  | "other-sign"
  /** Money that was paid out, and units that were bought with it. */
  | "payout-with-units"
  /** It stands above the header, in another table. */
  | "other-table"
  /** It was taken for the header, and has a scheme or a day with figures. */
  | "no-headings"
  /** Its numbers stand below none of the columns. */
  | "no-column"
  | "no-scheme-above"
  /** A scheme's line without an opening balance below it, from which its lines would be read. */
  | "no-opening"
  | "amount-only"
  /** The last line of a file that ends within it, or one with a quotation mark that nothing closes. */
  | "cut-off"
  /** Something in it is struck out. */
  | "struck-out"
  | "unknown-line";

export type FileProblem =
  | "password-needed"
  | "password-wrong"
  | "not-readable"
  /** A JSON object says two things by one name. */
  | "repeated-names"
  | "old-workbook"
  | "web-page"
  | "unknown-encryption"
  | "empty"
  | "too-large"
  | "too-many-pages"
  | "too-many-lines"
  | "too-many-columns"
  /** The file would take longer than a reader has. */
  | "too-much-work"
  | "scanned"
  | "nsdl"
  | "cdsl"
  | "nsdl-sums"
  | "cdsl-sums"
  | "mfcentral"
  | "demat-transactions"
  | "unknown-statement"
  | "unknown-layout"
  | "unknown-columns"
  /** Its dates can be read in several orders. */
  | "unknown-dates"
  /** Each row is a purchase and its sale. */
  | "gains"
  /** What is to be bought, not what was. */
  | "sip-list"
  | "bank-statement"
  | "qif"
  | "ofx"
  /** A ledger of Ledger, hledger or Beancount. */
  | "plain-text-ledger"
  /** A ZIP file, a document of a word processor or Apple Numbers. */
  | "archive"
  | "text-document"
  | "locked-sheet"
  | "numbers"
  /** Of one fund house, not of all. */
  | "house-statement"
  /** A workbook of which all tables are hidden. */
  | "hidden-tables"
  | "no-transactions";

export class UnreadableFileError extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem, options?: ErrorOptions) {
    super(problem, options);
    this.name = "UnreadableFileError";
    this.problem = problem;
  }
}

export type LineProblem = "unknown-layout" | "nsdl-sums" | "cdsl-sums";

/**
 * A statement that is printed in a way that no rule knows: `location` is the first line that was not understood, or the
 * printed sum that does not come out.
 */
export class UnknownLayoutError extends UnreadableFileError {
  override readonly problem: LineProblem;
  readonly location: SourceLocation;

  constructor(location: SourceLocation, problem: LineProblem = "unknown-layout") {
    super(problem);
    this.problem = problem;
    this.location = location;
  }
}
