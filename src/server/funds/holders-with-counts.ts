import type { Holder } from "../../shared/holders/holder.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import type { Results } from "../platform/db/batch.ts";
import type { Owner } from "../platform/db/query.ts";
import { holderView } from "../holders/holder-view.ts";
import { holdersOf } from "../holders/queries/holders.ts";
import { fundCountsByHolder } from "./queries/funds-of-holders.ts";

export const holderReads = ({ db }: Pick<SignedInContext, "db">, owner: Owner) => ({
  holders: holdersOf(db, owner),
  fundCounts: fundCountsByHolder(db, owner),
});

/** By name. */
export const holderViews = ({
  holders,
  fundCounts,
}: Results<ReturnType<typeof holderReads>>): Holder[] =>
  holders.map((row) => holderView(row, fundCounts));
