import * as z from "zod/mini";
import type { IsoDate } from "../dates.ts";
import { fundDescription, fundIdField, fundTotalsFields, maxSchemeName } from "../funds/schema.ts";
import { allFieldsRequired, totalsRules } from "../funds/fund-fields.ts";
import type { AgreementState } from "../transactions/agreement.ts";
import { numberField } from "../number-field.ts";
import { holderIdField } from "../holders/schema.ts";
import { schemeCodeField } from "../schemes/scheme-code-field.ts";
import { textField, uuidField } from "../text-field.ts";
import { dateField, maxTransactionsPerFund, transactionFields } from "../transactions/schema.ts";
import type { TransactionType } from "../transactions/types.ts";
import { maxItemsPerPart, maxParts } from "./part-limits.ts";
import { statementSources, type StatementSource } from "./statement.ts";

export const maxImportsPerUser = 2_000;
/** Kept of what statements print as held, those of the newest days. */
export const maxBalancesPerFund = 12;

/**
 * How the rows of a fund join what is recorded: `whole` is all since the first purchase, and replaces totals
 * and of openings; `start` is a part of that before the last, and leaves what remains of openings; `later`
 * follows on; `totals` has no rows.
 */
const coverages = ["whole", "start", "later", "totals"] as const;
export type Coverage = (typeof coverages)[number];

const { id: _, ...description } = fundDescription;

const index = (label: string, max: number) =>
  z
    .int({ error: `${label} must be a whole number` })
    .check(
      z.gte(0, { error: `${label} must be 0 or more` }),
      z.lte(max, { error: `${label} must be at most ${max}` }),
    );

const maxKey = 120;
export const maxPrintedFolio = 50;
export const maxLinesLeftOut = 100_000;

const printedText = (label: string, max: number) =>
  textField({ label, max, missing: allFieldsRequired, blank: allFieldsRequired });

const printedAmount = z.nullable(
  numberField({
    label: "Invested amount",
    ...totalsRules.investedAmount,
    missing: allFieldsRequired,
  }),
);

/** A statement's printed balance of a fund at its end; rupees and units. */
const printedBalance = z.strictObject({
  folio: printedText("Folio number", maxPrintedFolio),
  scheme: printedText("Scheme name", maxSchemeName),
  /** null where the file has no day. */
  date: z.nullable(dateField("Date")),
  units: numberField({
    label: "Units",
    ...totalsRules.units,
    minExclusive: false,
    decimals: 6,
    missing: allFieldsRequired,
  }),
  /** To how many decimals the units are compared. */
  unitDecimals: z._default(index("Decimals", 6), 3),
  cost: printedAmount,
  value: printedAmount,
  /** Lines with an amount that the import leaves out. */
  leftOut: index("Lines left out", maxLinesLeftOut),
});
export type PrintedBalance = z.output<typeof printedBalance>;

export const fundItem = z
  .strictObject({
    kind: z.literal("fund"),
    ...description,
    house: z.nullable(
      textField({
        label: "Fund house",
        max: 100,
        missing: "Fund house is required",
        blank: "Fund house must have a letter or a digit",
      }),
    ),
    /** The person of a new fund; null for the account's owner. */
    holderId: z._default(z.nullable(holderIdField), null),
    /** What the fund is recorded as without a code, where the list or the statement names its scheme now. */
    recordedName: z._default(z.nullable(description.schemeName), null),
    coverage: z.enum(coverages, { error: "Coverage must be whole, start, later or totals" }),
    totals: z._default(z.nullable(z.strictObject(fundTotalsFields)), null),
    /** The totals of an earlier import that these replace, as long as the fund still has them. */
    totalsBefore: z._default(z.nullable(z.strictObject(fundTotalsFields)), null),
    /** The statement has every transaction of its days: estimated instalments that it does not have did not happen. */
    isComplete: z._default(z.boolean({ error: "isComplete must be true or false" }), false),
    /**
     * Of the days of its rows, what was recorded and is another row of the file, by `recordedName`: what else is recorded
     * by then may be one of these rows. null from a page of an earlier version, which does not say.
     */
    matched: z._default(
      z.nullable(
        z
          .array(z.string().check(z.maxLength(maxKey)), { error: "No items provided" })
          .check(z.maxLength(maxTransactionsPerFund)),
      ),
      null,
    ),
    /** How the statement names the scheme, so that the same name is matched to it next time. */
    schemeKey: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
    /** Whether its rows are those that the fund lacks: without its others they would be a part of its past. */
    isRecorded: z._default(z.boolean({ error: "isRecorded must be true or false" }), false),
    /** Kept with the import, to hold the fund to it later. One without totals or transactions is of a fund that is there. */
    printed: z._default(z.nullable(printedBalance), null),
  })
  .check(
    z.refine(({ coverage, totals }) => (coverage === "totals") === (totals !== null), {
      error: "A fund has totals or transactions",
      path: ["totals"],
    }),
    z.refine(({ recordedName, amfiCode }) => recordedName === null || amfiCode != null, {
      error: "A recorded name needs a scheme's code",
      path: ["recordedName"],
    }),
  );
export type FundItem = z.output<typeof fundItem>;

const transactionItem = z.strictObject({
  kind: z.literal("transaction"),
  fund: index("Fund", maxItemsPerPart - 1),
  key: z
    .string({ error: "Key must be text" })
    .check(
      z.minLength(1, { error: "Key is required" }),
      z.maxLength(maxKey, { error: `Key must be at most ${maxKey} characters` }),
    ),
  fields: transactionFields,
  /** false for an opening that stands for transactions before the statement. */
  confirmed: z._default(z.boolean({ error: "confirmed must be true or false" }), true),
});
export type TransactionItem = z.output<typeof transactionItem>;

const statementDates = z.strictObject({
  from: z.nullable(dateField("From")),
  to: z.nullable(dateField("To")),
});

/** An import part: at most 500 items, stored together or not at all. */
export const commitInput = z
  .strictObject({
    importId: uuidField("The import's id must be a UUID"),
    part: index("Part", maxParts - 1),
    parts: index("Parts", maxParts),
    source: z.enum(statementSources, { error: "Unknown kind of statement" }),
    statement: statementDates,
    /** The statement that came by mail and waits, where the import is of one. */
    inboxId: z.optional(uuidField("The statement's id must be a UUID")),
    items: z
      .array(z.discriminatedUnion("kind", [fundItem, transactionItem]), {
        error: "No items provided",
      })
      .check(
        z.minLength(1, { error: "No items provided", abort: true }),
        z.maxLength(maxItemsPerPart, {
          error: `At most ${maxItemsPerPart} items in one request`,
          abort: true,
        }),
      ),
  })
  .check(
    z.refine(({ part, parts }) => part < parts, { error: "Part must be less than parts" }),
    z.refine(
      ({ items }) =>
        items.every((item) => item.kind === "fund" || items[item.fund]?.kind === "fund"),
      { error: "A transaction must name its fund" },
    ),
    z.refine(
      ({ items }) =>
        items.every(
          (item, position) =>
            item.kind === "transaction" ||
            item.totals !== null ||
            item.printed !== null ||
            item.isComplete ||
            items.some((other) => other.kind === "transaction" && other.fund === position),
        ),
      { error: "A fund needs totals, transactions or a printed balance" },
    ),
  );
export type CommitInput = z.output<typeof commitInput>;

export type CommitResult = {
  added: number;
  duplicates: number;
  /** Openings and estimated instalments that were replaced or removed, and totals of funds. */
  replaced: number;
};

export const undoInput = z.strictObject({ importId: uuidField("The import's id must be a UUID") });
export type UndoInput = z.output<typeof undoInput>;

export type PastImport = {
  importId: string;
  source: StatementSource;
  statement: { from: IsoDate | null; to: IsoDate | null };
  parts: number;
  /** Fewer than `parts` where the import was interrupted, or a part was refused. */
  storedParts: number;
  result: CommitResult;
  /** How many printed balances are kept with it. */
  balances: number;
  createdAt: string;
};

/** The last statement of a fund, compared with what is recorded of it for the statement's day; units. */
export type ComparedFund = {
  fundId: string;
  date: IsoDate;
  /** false where the file has no day: that of the import counts. */
  isDated: boolean;
  units: number;
  recorded: number;
  leftOut: number;
  state: AgreementState;
};

/** A recorded transaction as a preview compares it; units and amounts are exact numbers. */
export type RecordedTransaction = {
  id: string;
  fundId: string;
  date: IsoDate;
  sequence: number;
  type: TransactionType;
  units: number;
  amount: number;
  stampDuty: number;
  nav: number | null;
  pairId: string | null;
  cost: number | null;
  acquiredOn: IsoDate | null;
  source: "manual" | "sip" | "import";
  /** The day on which an instalment fell due. */
  dueDate: IsoDate | null;
  importKey: string | null;
};

/** The transactions of the funds after this one, by id. */
export const ledgersInput = z._default(z.strictObject({ after: z.optional(fundIdField) }), {});
export type LedgersInput = z.output<typeof ledgersInput>;

/** As many as a preview asks about at once. */
export const maxFirstNavs = 1_000;

export const firstNavsInput = z.strictObject({
  codes: z
    .array(schemeCodeField, {
      error: "No codes provided",
    })
    .check(z.maxLength(maxFirstNavs, { error: "Too many codes in one request", abort: true })),
});
export type FirstNavsInput = z.output<typeof firstNavsInput>;
export type FirstNav = { amfiCode: string; date: IsoDate };

/** The recorded name of a scheme that is not in the list; its fund may have got a code since. */
export type UnlistedScheme = {
  schemeKey: string;
  folioNumber: string;
  schemeName: string;
  amfiCode: string | null;
};

/** A fund's totals as an import recorded them; rupees and units. */
export type ImportedTotals = {
  fundId: string;
  units: number;
  investedAmount: number;
  /** The last day of its statement. */
  to: IsoDate | null;
};

/** Facts for a preview: transactions, and the user's earlier answers about schemes. */
export type RecordedLedgers = {
  transactions: RecordedTransaction[];
  chosenSchemes: { schemeKey: string; amfiCode: string }[];
  unlistedSchemes: UnlistedScheme[];
  importedTotals: ImportedTotals[];
  /** Differs once the ledgers have changed: pages of two versions do not belong together. */
  version: string;
  /** The fund after which there is more. */
  next: string | null;
};
