import * as z from "zod/mini";
import type { IsoDate } from "../dates.ts";
import type { RowDoubt } from "../imports/propose/row-doubts.ts";
import { schemeCodeField } from "../schemes/scheme-code-field.ts";
import { idField, uuidField } from "../text-field.ts";
import { transactionFields, type TransactionFields } from "../transactions/schema.ts";
import type { RowProblem } from "./row-problem.ts";

export const maxRowsPerCall = 100;
export const maxRowsPerDay = 1_000;

/** What may look off about a row; a row is refused until it accepts its doubts by these names. */
const rowDoubtNames = [
  "amount",
  "nav",
  "before-inception",
  "large-sale",
  "locked",
  "no-cost",
  "recorded-instalment",
  "repeated-payout",
  "other-day",
  "same-payment",
] as const satisfies readonly RowDoubt["kind"][];

const acceptError = `accept must name some of ${rowDoubtNames.join(", ")}`;
const isinError = "An ISIN has 12 letters and digits";
const fundError = "A row names its fund: by an id, or by isin or amfiCode with folio";

const fundReference = z.union(
  [
    idField("The fund's id", fundError),
    z
      .strictObject({
        isin: z.optional(
          z
            .string({ error: isinError })
            .check(z.maxLength(12, { error: isinError }), z.toUpperCase()),
        ),
        amfiCode: z.optional(schemeCodeField),
        folio: idField("Folio number", "Folio number is required"),
        holder: z.optional(idField("Person", fundError)),
      })
      .check(
        z.refine(({ isin, amfiCode }) => (isin === undefined) !== (amfiCode === undefined), {
          error: fundError,
        }),
      ),
  ],
  { error: fundError },
);
export type FundReference = z.output<typeof fundReference>;

const { pairId: _pairId, ...ownFields } = transactionFields.shape;
const rowHead = z.object({
  id: uuidField("The transaction's id must be a UUID"),
  fund: fundReference,
  accept: z._default(
    z
      .array(z.enum(rowDoubtNames, { error: acceptError }), { error: acceptError })
      .check(z.maxLength(rowDoubtNames.length, { error: acceptError })),
    [],
  ),
});
/** As the description shows it; `checkRows` says what is wrong with a row, field by field. */
export const programRow = z.strictObject({ ...rowHead.shape, ...ownFields });
type Head = z.output<typeof rowHead>;
export type ProgramRow = Head & { fields: TransactionFields };

const countError = "Send 1 to 100 transactions in a call";

export const addTransactionsInput = z.strictObject({
  /** Makes a call safe to send twice: its rows become the import of this id. */
  id: uuidField("The import's id must be a UUID"),
  dryRun: z._default(z.boolean({ error: "dryRun must be true or false" }), false),
  transactions: z
    .array(z.unknown(), { error: countError })
    .check(
      z.minLength(1, { error: countError }),
      z.maxLength(maxRowsPerCall, { error: countError }),
    ),
});
export type AddTransactionsInput = z.output<typeof addTransactionsInput>;

/**
 * The rows, or each field of them that a contract refuses.
 * @param latest the last day that a transaction may have
 */
export function checkRows(
  sent: readonly unknown[],
  latest: IsoDate,
): { rows: ProgramRow[] } | { problems: RowProblem[] } {
  const rows: ProgramRow[] = [];
  const problems: RowProblem[] = [];
  const ids = new Set<string>();
  for (const [index, row] of sent.entries()) {
    const checked = checkRow(row, latest);
    const own = "problems" in checked ? checked.problems : [];
    problems.push(
      ...own.map((problem) => ({
        ...problem,
        pointer: `/transactions/${index}${problem.pointer}`,
      })),
    );
    if ("problems" in checked) continue;
    if (ids.has(checked.id)) {
      const message = "Another transaction has this id";
      problems.push({ pointer: `/transactions/${index}/id`, code: "request/invalid", message });
    }
    ids.add(checked.id);
    rows.push(checked);
  }
  return problems.length === 0 ? { rows } : { problems };
}

function checkRow(sent: unknown, latest: IsoDate): ProgramRow | { problems: RowProblem[] } {
  if (typeof sent !== "object" || sent === null) {
    return { problems: [{ pointer: "", code: "request/invalid", message: countError }] };
  }
  const head = rowHead.safeParse(sent);
  const { id: _id, fund: _fund, accept: _accept, ...rest } = sent as Partial<Head>;
  const fields = transactionFields.safeParse({ ...rest, pairId: null });
  const issues = [...(head.error?.issues ?? []), ...(fields.error?.issues ?? [])];
  const problems = issues.flatMap(problemsOfIssue);
  if ("pairId" in rest)
    problems.push({ pointer: "/pairId", code: "request/invalid", message: "Unknown field" });
  const late = (["date", "acquiredOn"] as const).filter(
    (field) => (fields.data?.[field] ?? "") > latest,
  );
  for (const field of late) {
    const message = "Date cannot be in the future";
    problems.push({ pointer: `/${field}`, code: "request/invalid", message });
  }
  if (problems.length > 0 || !head.success || !fields.success) return { problems };
  return { ...head.data, fields: fields.data };
}

function problemsOfIssue(issue: z.core.$ZodIssue): RowProblem[] {
  const pointer = issue.path.map((step) => `/${String(step)}`).join("");
  if (issue.code !== "unrecognized_keys") {
    return [{ pointer, code: "request/invalid", message: issue.message }];
  }
  return issue.keys.slice(0, 20).map((key) => ({
    pointer: `${pointer}/${key.slice(0, 100)}`,
    code: "request/invalid",
    message: "Unknown field",
  }));
}
