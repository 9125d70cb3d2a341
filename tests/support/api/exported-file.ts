import { addDays } from "../../../src/shared/dates.ts";

type Changed = { folioNumber?: string; note?: string | null; purchases?: number };

/**
 * A file as Fundbook exports it: one fund with a purchase and a part of it sold, made up.
 * @param change `purchases`: how many more it has, a day after the other
 */
export function exportedFile(change: Changed = {}) {
  const { folioNumber = `${crypto.randomUUID().slice(0, 8)}/1`, note = null } = change;
  const fundId = crypto.randomUUID();
  const figures = { nav: 100, stampDuty: 0, charges: { exitLoad: 0, stt: 0, tds: 0 } };
  const row = { fundId, ...figures, note, pairId: null, cost: null, acquiredOn: null };
  return {
    exportedAt: "2026-01-31T12:00:00.000Z",
    funds: [
      {
        id: fundId,
        folioNumber,
        schemeName: "First Example Flexi Cap Fund - Direct Plan - Growth",
        amfiCode: "900001",
        category: "equity",
        investedAmount: 6000,
        units: 60,
        hasTransactions: true,
      },
    ],
    transactions: [
      {
        ...row,
        id: crypto.randomUUID(),
        date: "2024-01-10",
        type: "purchase" as const,
        units: 100,
        amount: 10_000,
        confirmed: true,
      },
      {
        ...row,
        id: crypto.randomUUID(),
        date: "2025-06-10",
        type: "redemption" as const,
        units: 40,
        amount: 4000,
        confirmed: true,
      },
      ...Array.from({ length: change.purchases ?? 0 }, (_, index) => ({
        ...row,
        id: crypto.randomUUID(),
        date: addDays("2022-01-10", index),
        type: "purchase" as const,
        units: 10,
        amount: 1000,
        confirmed: true,
      })),
    ],
  };
}
