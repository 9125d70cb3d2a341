import { AppError } from "../../../shared/errors.ts";
import { searchWords } from "../../../shared/schemes/search.ts";
import { fromCursor, toCursor } from "../../../shared/sharing/recipient-cursor.ts";
import type { RecipientPage, RecipientsInput } from "../../../shared/sharing/schema.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { coverageOf, otherRecipients, sharedRecipients } from "../queries/recipients.ts";
import { notCovered, notShared, recipientView } from "../recipient-view.ts";

const pageSize = 20;

/**
 * Recipients a page at a time: those already shared with, then others who permit sharing, those with a proven address
 * first.
 * @throws AppError request/invalid for an invalid cursor
 */
export async function listRecipients(
  ctx: SessionContext,
  { query = "", cursor }: RecipientsInput,
): Promise<RecipientPage> {
  const last = cursor == null ? null : fromCursor(cursor);
  if (cursor != null && last === null) throw new AppError("request/invalid");
  const search = { words: [...new Set(searchWords(query))], limit: pageSize + 1 };
  const isAmongOthers = last?.isShared === false;
  const { user, shared, others } = await ctx.read((owner) => ({
    shared: sharedRecipients(ctx.db, owner, {
      ...search,
      after: isAmongOthers ? null : last,
      limit: isAmongOthers ? 0 : search.limit,
    }),
    others: otherRecipients(ctx.db, owner, { ...search, after: isAmongOthers ? last : null }),
  }));
  // Anybody can start a demo account, so it must not reveal who uses Fundbook.
  if (user.demoUntil !== null) return { recipients: [], nextCursor: null };
  const matches = [...shared, ...others.map((row) => ({ ...row, ...notShared }))];
  const page = matches.slice(0, pageSize);
  const end = page.at(-1);
  const coverage = await coverageById(ctx, page);
  return {
    recipients: page.map((row) => ({
      ...recipientView(row, ctx),
      ...(coverage.get(row.id) ?? notCovered),
      version: row.version,
    })),
    nextCursor:
      end === undefined || matches.length <= pageSize
        ? null
        : toCursor({
            isShared: end.sharedAt !== null,
            isProven: end.emailProvenAt !== null,
            name: end.name,
            id: end.id,
          }),
  };
}

/** A round trip of its own, for the few on the page: it reads all funds of each share. */
async function coverageById(
  ctx: SessionContext,
  page: readonly { id: string; sharedAt: Date | null }[],
): Promise<ReadonlyMap<string, typeof notCovered>> {
  const ids = page.filter(({ sharedAt }) => sharedAt !== null).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.read((owner) => ({ rows: coverageOf(ctx.db, owner, ids) }));
  return new Map(rows.map(({ recipientId, ...counts }) => [recipientId, counts]));
}
