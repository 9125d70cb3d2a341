import type { IsoDate } from "../../shared/dates.ts";
import { monthAfter } from "../../shared/sips/due-dates.ts";
import { withTermsBefore } from "../../shared/sips/earlier-terms.ts";
import { progressWithout } from "../../shared/sips/skipped.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import type { Database } from "../platform/db/client.ts";
import type { Query } from "../platform/db/query.ts";
import type { UserId } from "../platform/user-id.ts";
import { storedEarlierTerms } from "../sips/earlier-terms-rows.ts";
import { requireUnchanged, type SipRow } from "../sips/queries/sips.ts";
import { readRemovedSips, removedSips, rewindRemovedSip } from "./queries/removed-sips.ts";
import { scheduleOf } from "../sips/sip-view.ts";
import { readSkipped, storedSkipped } from "../sips/skipped-rows.ts";
import { rewindSip, type Rewound } from "./queries/rewound-sips.ts";

/**
 * Lets SIPs, also once they are restored, record again those of their instalments that only a deleted purchase or an undone
 * import had brought, or that the import had shown not to be bought.
 */
export const returnInstalments = (
  db: Database,
  userId: UserId,
  { sips, deletedSips, ...undone }: UndoneInstalments & Record<"sips" | "deletedSips", SipRow[]>,
): Query[] => {
  const changed = (sip: SipRow): Rewound[] => {
    const change = returnInstalmentsOf(sip, undone);
    const isSame = change.nextDue === sip.nextDue && change.skipped === sip.skipped;
    return isSame ? [] : [{ id: sip.id, ...change }];
  };
  return [
    ...sips.flatMap((sip) =>
      changed(sip).flatMap((rewound) => [
        requireUnchanged(db, userId, sip),
        rewindSip(db, userId, rewound),
      ]),
    ),
    ...deletedSips.flatMap(changed).flatMap((rewound) => rewindRemovedSip(db, userId, rewound)),
  ];
};

export type LostInstalment = { sipId: string; dueDate: IsoDate };

/** The SIPs of instalments that were deleted and can be restored. */
export async function deletedSipsOf(
  ctx: Pick<SignedInContext, "db" | "read">,
  sips: readonly SipRow[],
  lost: readonly LostInstalment[],
): Promise<SipRow[]> {
  if (lost.every(({ sipId }) => sips.some(({ id }) => id === sipId))) return [];
  const { removed } = await ctx.read((owner) => ({ removed: removedSips(ctx.db, owner) }));
  return readRemovedSips(removed);
}

type UndoneInstalments = {
  /** The import that is undone; null for purchases that are deleted or changed one by one. */
  importId: string | null;
  /** Instalments that it, or they, brought. */
  lost: readonly LostInstalment[];
  /** Rows that come back in its place. */
  restored: readonly { sipId: string | null; dueDate: IsoDate | null }[];
};

/** How a SIP goes on without the purchases that had brought its instalments. */
export function returnInstalmentsOf(
  sip: SipRow,
  { importId, lost, restored }: UndoneInstalments,
): Pick<SipRow, "nextDue" | "skipped" | "earlierTerms"> {
  const isBack = (dueDate: IsoDate) =>
    restored.some((row) => row.sipId === sip.id && row.dueDate === dueDate);
  const ofSip = lost.filter(({ sipId, dueDate }) => sipId === sip.id && !isBack(dueDate));
  const before = { nextDue: sip.nextDue, skipped: readSkipped(sip.skipped) };
  const schedule = scheduleOf(sip);
  const after = progressWithout(schedule, before, {
    importId,
    lost: ofSip.map(({ dueDate }) => dueDate),
  });
  const reached = sip.nextDue ?? (sip.to === null ? null : monthAfter(sip.to));
  // A later change is one of what comes next, not of what is recorded once more.
  const earlier =
    after.nextDue === sip.nextDue || reached === null
      ? schedule.earlier
      : withTermsBefore(schedule, reached);
  return {
    nextDue: after.nextDue,
    skipped: storedSkipped(after.skipped),
    earlierTerms: storedEarlierTerms(earlier),
  };
}
