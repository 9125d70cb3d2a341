import * as z from "zod/mini";
import { transactionJson } from "../transactions/transaction-json.ts";

const recordedTotals = z.object({ id: z.string(), units: z.string(), investedAmount: z.string() });
export type RecordedTotals = z.output<typeof recordedTotals>;

/** What undoing a part of an import needs. Parts that an earlier version stored lack what has a default here. */
const partUndo = z.object({
  /** How many transactions, by fund. */
  insertedIn: z._default(z.record(z.string(), z.int()), () => ({})),
  created: z.array(z.string()),
  totals: z._default(z.array(recordedTotals), () => []),
  removed: z.array(transactionJson),
  movedOver: z.array(recordedTotals),
  /** Totals that an import put in the place of an earlier one's. */
  replacedTotals: z._default(
    z.array(z.object({ before: recordedTotals, after: recordedTotals })),
    () => [],
  ),
});
export type PartUndo = z.output<typeof partUndo>;

export const readPartUndo = (json: string): PartUndo => partUndo.parse(JSON.parse(json));
