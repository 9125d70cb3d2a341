import type * as z from "zod/mini";
import { fundbookLedgers } from "../src/shared/imports/read/tables/fundbook-json.ts";
import { addTransactionsInput, programRow } from "../src/shared/public-api/program-rows.ts";
import { addImportInput } from "../src/shared/public-api/schema.ts";
import { contractOf } from "../src/shared/public-api/contracts.ts";

const { fund: reference } = programRow.shape;
const [, fundByScheme] = reference.def.options;
const rowCharges = programRow.shape.charges.def.innerType;

const { funds, transactions, holders } = fundbookLedgers.shape;
const { element: fund } = funds.def;
const { element: transaction } = transactions.def;
const { element: holder } = holders.def.innerType.def;

/** What the fields of an import mean: those of its body, and those of an export that an import reads. */
const texts = new Map<unknown, Readonly<Record<string, string>>>([
  [
    contractOf("programs.addImport").input,
    {
      id: "The import's id, a UUID that the program makes. Sent again, it adds nothing twice.",
      dryRun: "Whether to answer what would be added, and write nothing.",
      accept:
        "The doubts that the program has answered: rows that look like a recorded payment or instalment are left out, and named in `problems`, unless their doubt is among these.",
      data: "An export of Fundbook, or parts of one. Further fields are not read.",
    } satisfies Record<keyof typeof addImportInput.shape, string>,
  ],
  [
    contractOf("programs.addTransactions").input,
    {
      id: "The import's id, a UUID that the program makes. Sent again, it adds nothing twice.",
      dryRun: "Whether to answer what would be added, and write nothing.",
      transactions: "1 to 100 rows. All are added, or none.",
    } satisfies Record<keyof typeof addTransactionsInput.shape, string>,
  ],
  [
    programRow,
    {
      id: "The row's id, a UUID that the program makes. A row that is recorded is not added again.",
      fund: "A fund that is there: its id, or its scheme and folio.",
      accept:
        "What looks off about the row and is right all the same, by the names that a refusal gives.",
      date: "The day whose NAV it has, YYYY-MM-DD.",
      type: "The kind of transaction.",
      units: "Positive, at most 6 decimals; only a split can have negative units.",
      amount:
        "Rupees without stamp duty, at most 2 decimals; of a redemption, the amount credited.",
      nav: "The NAV of the transaction, at most 8 decimals.",
      stampDuty: "Rupees, paid on top of the amount.",
      charges: "For information, already deducted from the amount.",
      note: "A note, at most 200 characters.",
      cost: "Rupees: what transferred or segregated units had cost, where it is known.",
      acquiredOn: "The day on which transferred units were first bought, YYYY-MM-DD.",
    } satisfies Record<keyof typeof programRow.shape, string>,
  ],
  [
    fundByScheme,
    {
      isin: "The scheme's ISIN, or else amfiCode.",
      amfiCode: "AMFI's code of the scheme, or else isin.",
      folio: "The folio number.",
      holder:
        "Whose fund it is: `me`, or a person's id; needed where several have the scheme and folio.",
    } satisfies Record<keyof typeof fundByScheme.shape, string>,
  ],
  [
    rowCharges,
    {
      exitLoad: "Rupees.",
      stt: "Securities transaction tax. Rupees.",
      tds: "Tax deducted at source. Rupees.",
    } satisfies Record<keyof typeof rowCharges.shape, string>,
  ],
  [
    fundbookLedgers,
    {
      exportedAt: "When it was exported. ISO 8601, UTC.",
      funds: "The funds; with the transactions at most 1,000.",
      transactions: "The transactions of these funds.",
      holders: "The people whose funds these are; they are found by their names.",
    } satisfies Record<keyof typeof fundbookLedgers.shape, string>,
  ],
  [
    fund,
    {
      id: "The fund's id, by which transactions name it. No two are the same.",
      folioNumber: "The folio number, at most 50 characters.",
      schemeName: "The scheme, at most 300 characters.",
      amfiCode: "AMFI's code of the scheme; null for one that is not in the list.",
      category: "The user's category, in lower case.",
      investedAmount: "The cost of what is held. Rupees; read of a fund without transactions.",
      units: "The units held; read of a fund without transactions.",
      hasTransactions: "Whether units and invested amount follow from transactions.",
      holderId: "The id of one of the holders; null for the account's owner.",
    } satisfies Record<keyof typeof fund.shape, string>,
  ],
  [
    transaction,
    {
      id: "The transaction's id. No two are the same; one that is recorded is not added.",
      fundId: "The id of one of the funds.",
      date: "The day whose NAV it has, YYYY-MM-DD.",
      type: "The kind of transaction.",
      units: "Positive, at most 6 decimals; only a split can have negative units.",
      amount:
        "Rupees without stamp duty, at most 2 decimals; of a redemption, the amount credited.",
      nav: "The NAV of the transaction, at most 8 decimals.",
      stampDuty: "Rupees, paid on top of the amount.",
      charges: "For information, already deducted from the amount.",
      note: "A note of the user.",
      pairId: "The same on both sides of a switch, transfer or merger.",
      cost: "Rupees: what transferred or segregated units had cost, where it is known.",
      acquiredOn: "The day on which transferred units were first bought, YYYY-MM-DD.",
      confirmed: "Whether the user or a statement vouches for it; false for an estimate.",
    } satisfies Record<keyof typeof transaction.shape, string>,
  ],
  [
    transaction.shape.charges,
    {
      exitLoad: "Rupees.",
      stt: "Securities transaction tax. Rupees.",
      tds: "Tax deducted at source. Rupees.",
    } satisfies Record<keyof typeof transaction.shape.charges.shape, string>,
  ],
  [
    holder,
    {
      id: "The person's id, by which funds name them.",
      name: "The name of a person of the account; the funds of others are left out.",
      kind: "What kind of person or body it is; not read.",
      clubbedWith: "With whom a minor's income is taxed; not read.",
    } satisfies Record<keyof typeof holder.shape, string>,
  ],
]);

/** Describes the fields of an import in their JSON Schema. */
export function describeExport(
  jsonSchema: z.core.JSONSchema.JSONSchema,
  zodSchema: z.core.$ZodTypes,
): void {
  for (const [name, description] of Object.entries(texts.get(zodSchema) ?? {})) {
    const field = jsonSchema.properties?.[name];
    if (typeof field === "object") field.description = description;
  }
}
