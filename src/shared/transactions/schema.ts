import * as z from "zod/mini";
import { withCode } from "../contract.ts";
import { parseNavDate, type IsoDate } from "../dates.ts";
import { fundDescription, ownedFundDescription, fundIdField, type Fund } from "../funds/schema.ts";
import { schemeCodeField } from "../schemes/scheme-code-field.ts";
import { numberField, rupeesRules, unitsRules } from "../number-field.ts";
import { idField, textField, uuidField } from "../text-field.ts";
import type { Agreement } from "./agreement.ts";
import { earliestDate } from "./earliest-date.ts";
import { transactionTypes, typeRules, type TransactionType } from "./types.ts";

export const maxTransactionsPerFund = 5_000;
export const maxTransactionsPerUser = 50_000;
export const maxTransactionsPerAdd = 500;

/** Date pickers turn a two-digit year into 0023; the check of the range has the better message for it. */
const isLongAgo = (text: string): boolean => /^(0\d|1[0-8])\d{2}-\d{2}-\d{2}$/.test(text);

/** The latest date is checked by the use-case, which knows the day. */
export const dateField = (label: string) =>
  z.string({ error: `${label} is required` }).check(
    z.minLength(1, { error: `${label} is required`, abort: true }),
    z.maxLength(10, { error: `${label} must be a day such as 2026-01-31`, abort: true }),
    z.refine((text) => isLongAgo(text) || (/^\d{4}-/.test(text) && parseNavDate(text) === text), {
      error: `${label} must be a day such as 2026-01-31`,
      abort: true,
    }),
    z.refine((date) => date >= earliestDate, { error: `${label} must be in 1964 or later` }),
  );

const rupees = (label: string) =>
  numberField({
    label,
    min: 0,
    ...rupeesRules,
    missing: `${label} is required`,
  });

const amountField = rupees("Amount");

const unitsField = numberField({
  label: "Units",
  ...unitsRules,
  min: -unitsRules.max,
  missing: "Units are required",
});
const positiveUnits = (label: string) =>
  numberField({
    label,
    min: 0,
    minExclusive: true,
    ...unitsRules,
    missing: `${label} are required`,
  });

const navField = numberField({
  label: "NAV",
  min: 0,
  minExclusive: true,
  max: 999_999_999,
  maxText: "₹99,99,99,999",
  decimals: 8,
  missing: "NAV is required",
});

const noteField = textField({
  label: "Note",
  max: 200,
  missing: "Note is required",
  blank: "Note must have a letter or a digit",
});

const chargesField = z.strictObject(
  {
    exitLoad: z._default(rupees("Exit load"), 0),
    stt: z._default(rupees("STT"), 0),
    tds: z._default(rupees("TDS"), 0),
  },
  { error: "Charges must be exit load, STT and TDS" },
);

const fields = {
  date: dateField("Date"),
  type: z.enum(transactionTypes, { error: "Choose a type of transaction" }),
  /** Positive, because the type gives the direction; only a split's can be negative. */
  units: unitsField,
  /** Rupees without stamp duty; for a redemption, the amount credited. */
  amount: amountField,
  nav: z.nullable(navField),
  stampDuty: rupees("Stamp duty"),
  /** Rupees, for information: the amount is already without them. */
  charges: chargesField,
  note: z.nullable(noteField),
  /** Shared by both legs of a pair. It can be the id of the other leg. */
  pairId: z.nullable(uuidField("The pair's id must be a UUID")),
  /** Original cost of transferred units, in rupees. */
  cost: z.nullable(rupees("Cost")),
  acquiredOn: z.nullable(dateField("Bought on")),
};

const fieldsWithDefaults = {
  ...fields,
  units: z._default(fields.units, 0),
  amount: z._default(fields.amount, 0),
  nav: z._default(fields.nav, null),
  stampDuty: z._default(fields.stampDuty, 0),
  charges: z._default(fields.charges, { exitLoad: 0, stt: 0, tds: 0 }),
  note: z._default(fields.note, null),
  pairId: z._default(fields.pairId, null),
  cost: z._default(fields.cost, null),
  acquiredOn: z._default(fields.acquiredOn, null),
};

type Quantities = { type: TransactionType; units: number; amount: number };

const quantityChecks = (["units", "amount"] as const).flatMap((field) => {
  const label = { units: "Units", amount: "Amount" }[field];
  const mustHold = (
    rule: (typeof typeRules)[TransactionType]["units"],
    holds: (value: number) => boolean,
    error: string,
  ) =>
    z.refine<Quantities>(
      (transaction) => typeRules[transaction.type][field] !== rule || holds(transaction[field]),
      { error, path: [field] },
    );
  return [
    mustHold("change", (value) => value !== 0, `${label} must not be 0`),
    mustHold("zero", (value) => value === 0, `${label} must be 0 for this type`),
    mustHold("zero-or-more", (value) => value >= 0, `${label} must be 0 or more`),
    mustHold("positive", (value) => value > 0, `${label} must be more than 0`),
  ];
});

const newIdField = z.optional(uuidField("The transaction's id must be a UUID"));
const transactionIdField = idField("The transaction's id", "No transaction id provided");

export const transactionFields = z.strictObject(fieldsWithDefaults).check(...quantityChecks);
export type TransactionFields = z.output<typeof transactionFields>;

const confirmedField = z.boolean({ error: "confirmed must be true or false" });

/** Replaces a new fund's amount and units. Not confirmed: its units are an estimate. */
const newTransactions = z
  .array(
    z
      .strictObject({
        id: newIdField,
        ...fieldsWithDefaults,
        /** A pair needs a second fund: its legs are added one by one, or as a switch. */
        pairId: z._default(z.null({ error: "A leg of a pair is added by itself" }), null),
        confirmed: z._default(confirmedField, true),
      })
      .check(...quantityChecks),
    { error: "No transactions provided" },
  )
  .check(
    z.minLength(1, { error: "No transactions provided", abort: true }),
    z.maxLength(maxTransactionsPerAdd, {
      error: `At most ${maxTransactionsPerAdd} transactions in one request`,
      abort: true,
    }),
  );
export type NewTransaction = z.output<typeof newTransactions>[number];

export const addFundWithTransactionsInput = z.strictObject({
  ...ownedFundDescription,
  transactions: newTransactions,
});
export type AddFundWithTransactionsInput = z.output<typeof addFundWithTransactionsInput>;

/** More pages than a fund can have. */
const maxListPages = 20;

export const listTransactionsInput = z.strictObject({
  fundId: fundIdField,
  /** From 0, the first one where it is left out. */
  page: z.optional(
    z.number({ error: "The page must be a number" }).check(
      z.refine((page) => Number.isInteger(page) && page >= 0 && page <= maxListPages, {
        error: "The page must be from 0 to 20",
      }),
    ),
  ),
});
export type ListTransactionsInput = z.output<typeof listTransactionsInput>;

export const addTransactionInput = z
  .strictObject({ id: newIdField, fundId: fundIdField, ...fieldsWithDefaults })
  .check(...quantityChecks);
export type AddTransactionInput = z.output<typeof addTransactionInput>;

const { pairId: _, ...changeableFields } = fields;
const hasChanges = (data: object): boolean => Object.keys(data).length > 0;

/** A field that is not given keeps its value. The result must follow the rules of its type. */
export const updateTransactionInput = z.strictObject({
  id: transactionIdField,
  data: z
    .partial(
      z.strictObject({
        ...changeableFields,
        confirmed: confirmedField,
      }),
    )
    .check(
      z.refine(hasChanges, { error: "No updated data provided", ...withCode("funds/no-data") }),
    ),
});
export type UpdateTransactionInput = z.output<typeof updateTransactionInput>;

export const deleteTransactionInput = z.strictObject({ id: transactionIdField });
export type DeleteTransactionInput = z.output<typeof deleteTransactionInput>;

/** A scheme that is not held yet: the fund gets the folio and the person of the one that is left. */
const switchedScheme = z.strictObject({
  /** Of the new fund, so that a switch sent twice adds one. */
  id: uuidField("The fund's id must be a UUID"),
  schemeName: fundDescription.schemeName,
  amfiCode: schemeCodeField,
  category: fundDescription.category,
});

export const switchInput = z
  .strictObject({
    /** Names the pair, and makes the switch safe to send twice. */
    id: newIdField,
    fromFundId: fundIdField,
    toFundId: z.optional(fundIdField),
    toScheme: z.optional(switchedScheme),
    date: fields.date,
    unitsOut: positiveUnits("Units out"),
    unitsIn: positiveUnits("Units in"),
    /** The moved amount, from which the stamp duty is taken. */
    amount: amountField,
    stampDuty: fieldsWithDefaults.stampDuty,
  })
  .check(
    z.refine(({ amount, stampDuty }) => stampDuty < amount, {
      error: "Stamp duty must be less than the amount",
      path: ["stampDuty"],
    }),
    z.refine(({ fromFundId, ...input }) => fromFundId !== switchTarget(input), {
      error: "A switch needs two different funds",
      path: ["toFundId"],
    }),
    z.refine(({ toFundId, toScheme }) => (toFundId === undefined) !== (toScheme === undefined), {
      error: "Choose a fund",
      path: ["toFundId"],
    }),
  );
export type SwitchInput = z.output<typeof switchInput>;

/** The id of the fund that units are switched to. */
export const switchTarget = ({
  toFundId,
  toScheme,
}: {
  toFundId?: string | undefined;
  toScheme?: { id: string } | undefined;
}): string => toFundId ?? toScheme?.id ?? "";

/** Its totals become an opening of that date, or the transactions take their place. */
export const startLedgerInput = z
  .strictObject({
    id: fundIdField,
    date: z.optional(fields.date),
    transactions: z.optional(newTransactions),
  })
  .check(
    z.refine(({ date, transactions }) => (date === undefined) !== (transactions === undefined), {
      error: "Date is required",
      path: ["date"],
    }),
  );
export type StartLedgerInput = z.output<typeof startLedgerInput>;

export type Transaction = Omit<TransactionFields, "charges"> & {
  id: string;
  fundId: string;
  sequence: number;
  charges: Charges;
  source: TransactionSource;
  sipId: string | null;
  dueDate: IsoDate | null;
  confirmed: boolean;
  importId: string | null;
  importKey: string | null;
  createdAt: string;
  updatedAt: string | null;
};
type Charges = z.output<typeof chargesField>;

export const transactionSources = ["manual", "sip", "import"] as const;
export type TransactionSource = (typeof transactionSources)[number];

/** Units that are still held of one acquisition. Rupees; 2 decimals, the unit cost 4. */
export type Lot = {
  transactionId: string;
  date: IsoDate;
  units: number;
  remaining: number;
  cost: number;
  unitCost: number;
  value: number | null;
  gain: number | null;
  /** How the tax law treats it if it is sold today; null where that is not known. */
  class: "equity" | "specified" | "other" | null;
  /** The first days on which it is long-term, can be sold, and bears no exit load; null: never, always, or not known. */
  longTermFrom: IsoDate | null;
  lockedUntil: IsoDate | null;
  loadFreeFrom: IsoDate | null;
};

/** Units of an ELSS that a sale took from one lot, and the first day on which they could be sold. */
export type SoldElssUnits = { transactionId: string; units: number; lockedUntil: IsoDate };

/** The rows of one page. `sold` is empty unless the fund is an ELSS. */
export type TransactionList = {
  transactions: Transaction[];
  lots: Lot[];
  sold: SoldElssUnits[];
  /** How many there are; only the largest funds have more than one. */
  pages: number;
  /** Pages of one version belong together. */
  version: number;
  /** null where no statement of the fund is kept. */
  agreement: Agreement | null;
};
export type SavedTransaction = { transaction: Transaction; fund: Fund };
