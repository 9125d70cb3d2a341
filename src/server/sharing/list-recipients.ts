import { AppError } from "../../shared/errors.ts";
import { searchWords } from "../../shared/schemes/search.ts";
import { fromCursor, toCursor } from "../../shared/sharing/recipient-cursor.ts";
import type { RecipientPage, RecipientsInput } from "../../shared/sharing/schema.ts";
import type { SignedInContext } from "../auth/signed-in.ts";
import { otherRecipients, sharedRecipients } from "./queries/recipients.ts";
import { recipientView } from "./recipient-view.ts";

const pageSize = 20;

/**
 * Whom the caller can share with, a page at a time: those whom they share with already, then everybody else who
 * permits it, each by name. Nobody else can be found.
 * @throws AppError request/invalid for a cursor that is none
 */
export async function listRecipients(
  ctx: SignedInContext,
  { query = "", cursor }: RecipientsInput,
): Promise<RecipientPage> {
  const last = cursor == null ? null : fromCursor(cursor);
  if (cursor != null && last === null) throw new AppError("request/invalid");
  // One more than a page, which tells whether another follows.
  const search = { words: [...new Set(searchWords(query))], limit: pageSize + 1 };
  const isAmongOthers = last?.isShared === false;
  const { rows } = await ctx.read(
    (owner) =>
      [
        sharedRecipients(ctx.db, owner, {
          ...search,
          after: isAmongOthers ? null : last,
          limit: isAmongOthers ? 0 : search.limit,
        }),
        otherRecipients(ctx.db, owner, { ...search, after: isAmongOthers ? last : null }),
      ] as const,
  );
  const [shared, others] = rows;
  const found = [...shared, ...others.map((row) => ({ ...row, sharedAt: null }))];
  const page = found.slice(0, pageSize);
  const end = page.at(-1);
  return {
    recipients: page.map(recipientView),
    nextCursor:
      end === undefined || found.length <= pageSize
        ? null
        : toCursor({ isShared: end.sharedAt !== null, name: end.name, id: end.id }),
  };
}
