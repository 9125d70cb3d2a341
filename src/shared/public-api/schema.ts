import * as z from "zod/mini";
import type { IsoDate } from "../dates.ts";
import { categoryField, fundIdField } from "../funds/schema.ts";
import { holderFilterField } from "../holders/schema.ts";
import { compareInput } from "../compare/schema.ts";
import { schemeCodeField } from "../schemes/scheme-code-field.ts";
import { uuidField } from "../text-field.ts";
import { dateField } from "../transactions/schema.ts";

export const maxOnPage = 500;
const limitError = `The limit must be from 1 to ${maxOnPage}`;
const limitField = z.number({ error: limitError }).check(
  z.refine((limit) => Number.isInteger(limit) && limit >= 1 && limit <= maxOnPage, {
    error: limitError,
  }),
);

/** The funds after the one with the id `cursor`, newest first; all where no limit is given. */
export const fundsInput = z.strictObject({
  holderId: holderFilterField,
  cursor: z.optional(fundIdField),
  limit: z.optional(limitField),
});
export type FundsInput = z.output<typeof fundsInput>;

export const fundInput = z.strictObject({ id: fundIdField });
export type FundInput = z.output<typeof fundInput>;

const maxCursor = 60;

const span = { from: z.optional(dateField("From")), to: z.optional(dateField("To")) };

const isInOrder = <Span extends { from?: IsoDate | undefined; to?: IsoDate | undefined }>() =>
  z.refine<Span>(({ from, to }) => from === undefined || to === undefined || from <= to, {
    error: "To must not be before From",
    path: ["to"],
  });

/** The transactions after `cursor`, oldest first. */
export const transactionPageInput = z
  .strictObject({
    holderId: holderFilterField,
    fundId: z.optional(fundIdField),
    ...span,
    cursor: z.optional(
      z
        .string({ error: "Invalid cursor" })
        .check(
          z.maxLength(maxCursor, { error: "Invalid cursor", abort: true }),
          z.regex(/^\d{4}-\d\d-\d\d\.[\w-]+$/, { error: "Invalid cursor" }),
        ),
    ),
    limit: z._default(limitField, 100),
  })
  .check(isInOrder());
export type TransactionPageInput = z.output<typeof transactionPageInput>;

/** Of a fund, a category, a person or everything; from the first day to the last where none is given. */
export const spanInput = z
  .strictObject({
    fundId: z.optional(fundIdField),
    category: z.optional(categoryField),
    holderId: holderFilterField,
    ...span,
  })
  .check(isInOrder());
export type SpanInput = z.output<typeof spanInput>;

/** Schemes to compare; over all days that they have in common where no span is given. */
export const compareSpanInput = z
  .strictObject({ ...compareInput.shape, ...span })
  .check(isInOrder());
export type CompareSpanInput = z.output<typeof compareSpanInput>;

export const maxSchemesFound = 20;
const maxWords = 8;
const wordsError = "Search by up to eight words of a scheme's name, or by its code or ISIN";

export const schemeSearchInput = z.strictObject({
  words: z.pipe(
    z.string({ error: wordsError }).check(z.maxLength(100, { error: wordsError, abort: true })),
    z.pipe(
      z.transform((text: string) =>
        text
          .toLowerCase()
          .split(/[\s,\u2013-]+/)
          .filter((word) => word !== ""),
      ),
      z
        .array(z.string())
        .check(z.minLength(1, { error: wordsError }), z.maxLength(maxWords, { error: wordsError })),
    ),
  ),
});
export type SchemeSearchInput = z.output<typeof schemeSearchInput>;

export const navInput = z.strictObject({ code: schemeCodeField, on: dateField("Date") });
export type NavInput = z.output<typeof navInput>;

export const maxImportedRows = 1_000;

/** Of a fund whose rows are recorded in another folio already. */
export const otherFolio = "other-folio";
/** What may be said of a row, or a fund, that looks as if it were recorded already. */
export const acceptableDoubts = [
  "recorded-instalment",
  "other-day",
  "same-payment",
  otherFolio,
] as const;
const acceptError = `accept must name some of ${acceptableDoubts.join(", ")}`;

/** Fundbook's own JSON export, or parts of one. */
export const addImportInput = z.strictObject({
  /** Makes an import safe to send twice. */
  id: uuidField("The import's id must be a UUID"),
  dryRun: z._default(z.boolean({ error: "dryRun must be true or false" }), false),
  /** The doubts that the program has answered: rows with these are added. */
  accept: z._default(
    z
      .array(z.enum(acceptableDoubts, { error: acceptError }), { error: acceptError })
      .check(z.maxLength(acceptableDoubts.length, { error: acceptError })),
    [],
  ),
  data: z.record(z.string(), z.unknown(), { error: "No data provided" }),
});
export type AddImportInput = z.output<typeof addImportInput>;
