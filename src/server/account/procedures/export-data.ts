import { AppError } from "../../../shared/errors.ts";
import type { Fund } from "../../../shared/funds/schema.ts";
import { isHeldBy } from "../../../shared/holders/held-by.ts";
import { me, type Holder, type HolderFilter } from "../../../shared/holders/holder.ts";
import { nextTurn } from "../../platform/queue/run-in-turns.ts";
import { accountExport } from "../../auth/export.ts";
import type { AnyExportPart } from "../../auth/export-part.ts";
import type { SessionContext } from "../../auth/signed-in-context.ts";
import { userView } from "../../auth/user-view.ts";
import { calendarExport } from "../../calendar/export.ts";
import { watchListExport } from "../../compare/watch-list/export.ts";
import { categoriesExport, fundsExport } from "../../funds/export.ts";
import { goalsExport } from "../../goals/export.ts";
import { inboxExport } from "../../inbox/export.ts";
import { lettersExport } from "../../letters/export.ts";
import { pushExport } from "../../push/export.ts";
import { removalsExport } from "../../removals/procedures/list-removals.ts";
import { sharingExport } from "../../sharing/export.ts";
import { sipsExport } from "../../sips/export.ts";
import { targetsExport } from "../../targets/export.ts";
import { taxExport } from "../../tax/export.ts";
import { balancesExport, ledgersExport } from "../../transactions/export.ts";

/** @throws AppError holders/not-found for one who is not of the account */
export async function listAllFunds(
  ctx: SessionContext,
  filter: HolderFilter,
): Promise<{ funds: Fund[]; holders: Holder[] }> {
  const { exported } = await readParts(ctx, [fundsExport]);
  return ofHolder(exported, filter);
}

/**
 * The caller's funds and their transactions, which can be of other funds too.
 * @throws AppError holders/not-found for one who is not of the account
 */
export async function exportLedger(ctx: SessionContext, filter: HolderFilter) {
  const { user, exported } = await readParts(ctx, [fundsExport, ledgersExport]);
  return {
    owner: { id: user.id, name: user.name },
    exportedAt: ctx.clock().toISOString(),
    ...exported,
    ...ofHolder(exported, filter),
  };
}

function ofHolder(
  { funds, holders }: { funds: readonly Fund[]; holders: Holder[] },
  filter: HolderFilter,
): { funds: Fund[]; holders: Holder[] } {
  const isKnown = filter === undefined || filter === me || holders.some(({ id }) => id === filter);
  if (!isKnown) throw new AppError("holders/not-found");
  return { funds: funds.filter((fund) => isHeldBy(fund, filter)), holders };
}

/** All data stored about the caller, without secrets: the sum of what each domain says of itself. */
export async function exportData(ctx: SessionContext) {
  const exportedAt = ctx.clock().toISOString();
  // Of one state; the rest is too much for one batch.
  const ledger = await readParts(ctx, [fundsExport, categoriesExport, ledgersExport]);
  const { user, exported } = await readParts(ctx, [
    sipsExport,
    balancesExport,
    accountExport,
    sharingExport,
    removalsExport,
    watchListExport,
    taxExport,
    targetsExport,
    goalsExport,
    inboxExport,
    lettersExport,
    calendarExport,
    pushExport,
  ]);
  return { exportedAt, profile: userView(user, ctx.settings), ...ledger.exported, ...exported };
}

type Export = Awaited<ReturnType<typeof exportData>>;

/** The contents of `data.json`: what is read while it is sent has become a list. */
export type ExportedData = {
  [Name in keyof Export]: Export[Name] extends AsyncIterable<infer Page> ? Page : Export[Name];
};

type ViewOf<Part extends AnyExportPart> = Awaited<ReturnType<Part["view"]>>;

type Sum<View> = (View extends unknown ? (view: View) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** Reads parts in one batch; each is worked on in a turn of its own. */
async function readParts<const Parts extends readonly AnyExportPart[]>(
  ctx: SessionContext,
  parts: Parts,
) {
  const { user, session, rows } = await ctx.read((owner) => ({
    rows: Object.fromEntries(parts.map((part, place) => [place, part.reads(ctx, owner)])),
  }));
  const views: object[] = [];
  for (const [place, { view }] of parts.entries()) {
    await nextTurn();
    views.push(await view(rows[place] as never, { ...ctx, user, session }));
  }
  return { user, exported: Object.assign({}, ...views) as Sum<ViewOf<Parts[number]>> };
}
