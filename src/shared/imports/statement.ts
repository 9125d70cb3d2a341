import type { IsoDate } from "../dates.ts";
import type { DecimalText } from "../money.ts";
import type { Sip } from "../sips/schema.ts";
import type { TransactionType } from "../transactions/types.ts";

/** Where a file says something, so that the reader can look it up. */
export type Place = {
  /** From 1; null in a file without pages. */
  page: number | null;
  /** From 1, on its page. */
  line: number;
  text: string;
};

/** A transaction as printed. Units and amounts are positive, because the type gives the direction; only a split's can be negative. */
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
  /** Units held afterwards, where printed. */
  balance: DecimalText | null;
  /** What the file's own numbering calls the transaction, where it has one. */
  reference: string | null;
  description: string;
  /** What only Fundbook's own files tell. */
  own: OwnFields | null;
  /** The line itself, then those that were read with it: stamp duty, STT, TDS, a continuation. */
  places: Place[];
};

type OwnFields = {
  note: string | null;
  pairId: string | null;
  /** Rupees. */
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
};

/** A self-check that a scheme did not pass; `expected` and `found` are numbers as text. */
export type CheckFailure = {
  check: StatementCheck;
  place: Place;
  expected: string;
  found: string;
};

export type StatementCheck =
  | "running-balance"
  | "closing-balance"
  | "amount"
  | "value"
  | "house-total"
  | "unread-line"
  | "isin"
  | "folio"
  | "reversal";

/** One scheme of one folio. */
export type StatementScheme = {
  /** Fund house. */
  house: string | null;
  /** Whose it is: the PAN with its first letters masked, or the name; null where the file does not say. */
  investor: string | null;
  folio: string | null;
  /** As printed, cleaned of its notes ("formerly", "Non-Demat"). */
  name: string;
  isin: string | null;
  /** Where the file has one. */
  amfiCode: string | null;
  /** Registrar and its code for the scheme, such as "CAMS D110". */
  registrarCode: string | null;
  /** The user's own, in Fundbook's files. */
  category: string | null;
  /** Units before the first row; null where the file does not say. */
  opening: DecimalText | null;
  closing: Holding | null;
  /** In the order of the file. */
  rows: StatementRow[];
  /** Lines without money or units: a nominee, a new address. */
  events: Place[];
  /** Rows that were read and are no transaction of Fundbook's, with their lines. */
  leftOut: LeftOut[];
  failures: CheckFailure[];
  /** The scheme's own line. */
  place: Place;
};

export type LeftOut = { place: Place; reason: LeftOutReason };
type LeftOutReason = "not-a-fund" | "no-effect";

export const statementSources = [
  "cas-detailed",
  "cas-summary",
  "kuvera",
  "zerodha",
  "zerodha-holdings",
  "groww",
  "groww-holdings",
  "casparser",
  "cams2csv",
  "portfolio-performance",
  "fundbook",
  "mapped",
] as const;
export type StatementSource = (typeof statementSources)[number];

export type StatementSip = {
  fund: { amfiCode: string | null; schemeName: string; folioNumber: string };
  plan: Pick<
    Sip,
    "id" | "amount" | "day" | "from" | "to" | "stepUp" | "paused" | "recordedThrough"
  >;
};

/** What a reader found in a file, whatever its format. */
export type Statement = {
  source: StatementSource;
  /** The days that it covers, where it says. */
  from: IsoDate | null;
  to: IsoDate | null;
  schemes: StatementScheme[];
  /** Plans that go on, in Fundbook's own file. */
  sips?: StatementSip[];
  /** Checks of the file as a whole, such as a fund house's total. */
  failures: CheckFailure[];
  /** Rows that are of no scheme, such as those of shares. */
  leftOut: LeftOut[];
  /** Lines where a transaction was expected, and that no rule reads. */
  unreadable: Place[];
};

/** Why a file cannot be read as a whole. */
export type FileProblem =
  | "password-needed"
  | "password-wrong"
  | "not-readable"
  | "old-workbook"
  | "too-large"
  | "too-many-lines"
  | "scanned"
  | "nsdl"
  | "cdsl"
  | "mfcentral"
  | "demat-transactions"
  | "unknown-statement"
  | "unknown-columns"
  | "no-transactions";

export class UnreadableFile extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem, options?: ErrorOptions) {
    super(problem, options);
    this.name = "UnreadableFile";
    this.problem = problem;
  }
}
