import { AppError } from "../../../shared/errors.ts";
import type { CommitInput, CommitResult } from "../../../shared/imports/schema.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { requestHistories } from "../../history/track-schemes.ts";
import type { Query } from "../../platform/db/query.ts";
import type { UserId } from "../../platform/user-id.ts";
import { changeOfPart } from "./part-change.ts";
import { writesOfPart } from "./part-writes.ts";
import { readPart, readReplaced, type ReadPart } from "./read-part.ts";
import { requireTransactionRoom, withRefusedItems } from "./refused-items.ts";

export type CommitOptions = {
  /** Guards that go after the part's own writes. */
  requirements?: ((userId: UserId) => readonly Query[]) | undefined;
  /** Fails with transactions/conflict where the part is stored already: it may have other rows. */
  isNew?: boolean;
};

/**
 * Stores one import part as a whole. A part that is stored already changes nothing.
 * @throws AppError with the items that it is about: transactions/no-ledger, imports/ledger-deleted-meanwhile, what the ledger
 * refuses, transactions/too-many, funds/too-many, holders/not-found, funds/same-scheme-and-folio; of the whole part:
 * imports/too-many, imports/undone-since, transactions/conflict
 */
export async function commitPart(
  ctx: SignedInContext,
  input: CommitInput,
  { requirements = () => [], isNew = false }: CommitOptions = {},
): Promise<CommitResult> {
  const read = await readPart(ctx, input);
  if ("stored" in read) {
    if (isNew) throw new AppError("transactions/conflict");
    return read.stored;
  }
  const changeOf = ({ state, targets, sips }: ReadPart) =>
    changeOfPart(state, targets, sips, input, ctx.clock());
  const change = await changeOf(read).catch(async (error: unknown) => {
    throw await withRefusedItems(error, read, (fundIds) => changeOf(onlyOf(read, fundIds)));
  });
  requireTransactionRoom(read, change);
  const removed = await readReplaced(ctx, change.replaced);
  await ctx.write((userId) => [
    ...writesOfPart(ctx, userId, input, { ...read, ...change, removed }),
    ...requirements(userId),
  ]);
  if (input.part === input.parts - 1) requestHistories(ctx);
  return change.result;
}

const onlyOf = (read: ReadPart, fundIds: ReadonlySet<string>): ReadPart => ({
  ...read,
  targets: read.targets.filter(({ fundId }) => fundIds.has(fundId)),
  state: {
    ...read.state,
    funds: read.state.funds.filter(({ id }) => fundIds.has(id)),
    transactions: read.state.transactions.filter(({ fundId }) => fundIds.has(fundId)),
  },
});
