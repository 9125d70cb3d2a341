import { dayInMilliseconds } from "../../shared/day-length.ts";
import { toDecimalText } from "../../shared/money.ts";
import { roundTo } from "../../shared/rounding.ts";
import { nameKey } from "../../shared/schemes/scheme.ts";
import type { ReceivedShare } from "../sharing/queries/received-shares.ts";
import { demoWatched } from "./portfolio.ts";

/** Asha's mother, who has no account: nothing pushes what she shares. */
const demoSender = { senderName: "Meena Rao", senderEmail: "meena@demo.invalid" };
const sharedSince = 200;
/** What it is worth for each rupee that it cost. */
const growth = 1.18;

type ListedScheme = { name: string; nav: string | null; navDate: string | null };

/** A share that is kept up, of the index funds on the watch list; null where none of them has a NAV. */
export function demoReceived(
  schemes: ReadonlyMap<string | null, ListedScheme>,
  now: Date,
): ReceivedShare | null {
  const since = new Date(now.getTime() - sharedSince * dayInMilliseconds);
  const yesterday = new Date(now.getTime() - dayInMilliseconds);
  const copies = demoWatched.flatMap((amfiCode, index) => {
    const scheme = schemes.get(amfiCode);
    if (scheme === undefined || scheme.nav === null) return [];
    const invested = 48_000 - 12_000 * index;
    const units = roundTo((invested * growth) / Number(scheme.nav), 3);
    return [
      {
        id: crypto.randomUUID(),
        folioNumber: `9876${index + 1}`,
        schemeName: scheme.name,
        nameKey: nameKey(scheme.name),
        amfiCode,
        category: "equity",
        units: toDecimalText(units),
        investedAmount: toDecimalText(invested),
        nav: scheme.nav,
        navDate: scheme.navDate,
        createdAt: since,
        updatedAt: yesterday,
        sharedAt: yesterday,
        sourceUpdatedAt: yesterday,
      },
    ];
  });
  if (copies.length === 0) return null;
  const share = {
    senderId: crypto.randomUUID(),
    ...demoSender,
    createdAt: since,
    keptEpoch: 0,
    pushedAt: yesterday,
  };
  return { share, copies };
}
