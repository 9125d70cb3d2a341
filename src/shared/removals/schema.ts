import * as z from "zod/mini";
import type { IsoDate } from "../dates.ts";
import { idField } from "../text-field.ts";
import type { TransactionType } from "../transactions/types.ts";

/** `share`: what the user shared with a recipient; `sender`: what the user received from a sender; `holder`: a person. */
export const removalKinds = [
  "transaction",
  "fund",
  "sip",
  "share",
  "sender",
  "holder",
  "goal",
  "target",
] as const;
export type RemovalKind = (typeof removalKinds)[number];

/** Over these limits, the oldest are forgotten first. */
export const maxRemovalsPerUser = 200;
export const maxRemovedRowsPerUser = 100_000;

export const restoreInput = z.strictObject({
  id: idField("The deletion's id", "No deletion id provided"),
});
export type RestoreInput = z.output<typeof restoreInput>;

export type Removal = {
  id: string;
  /** The name of the scheme, person or goal; of a target whose it is: a person's id, "me" or "everyone". */
  title: string;
  /** ISO 8601, UTC. */
  removedAt: string;
} & RemovedDetail;

export type RemovedDetail =
  | { kind: "transaction"; type: TransactionType; date: IsoDate; amount: number }
  | { kind: "fund"; folioNumber: string; transactionCount: number }
  | { kind: "sip"; amount: number; day: number }
  | { kind: "share" | "sender"; fundCount: number }
  | { kind: "holder"; fundCount: number }
  | { kind: "goal"; target: number }
  | { kind: "target"; parts: number };

export type RestoredRemoval = { id: string; kind: RemovalKind; title: string };
