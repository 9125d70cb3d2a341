import { describe, expect, it } from "vitest";
import {
  requireTransactionRoom,
  withRefusedItems,
} from "../../../../../src/server/imports/procedures/refused-items.ts";
import { FundRefusedError } from "../../../../../src/server/transactions/refused-fund.ts";
import { AppError } from "../../../../../src/shared/errors.ts";
import { maxTransactionsPerUser } from "../../../../../src/shared/transactions/schema.ts";

const sent = (fundId: string, place: number, ...pairIds: string[]) => ({
  fundId,
  place,
  rows: pairIds.map((pairId) => ({ fields: { pairId } })),
});
const leg = (fundId: string, pairId: string | null) => ({
  id: `${fundId} ${pairId}`,
  fundId,
  pairId,
});

const part = (
  items: ReturnType<typeof sent>[],
  transactions: ReturnType<typeof leg>[] = [],
  total = 0,
) => ({ items, state: { transactions, total } });

const refusalOf = (fundId: string) =>
  new AppError("transactions/not-enough-units", {
    values: { date: "2024-05-05" },
    cause: new FundRefusedError(fundId),
  });

/** Refuses each of these funds where it is among those that are changed. */
const refusing =
  (...names: string[]) =>
  async (fundIds: ReadonlySet<string>): Promise<void> => {
    const refused = names.find((name) => fundIds.has(name));
    if (refused !== undefined) throw refusalOf(refused);
  };

describe("a refusal of a part of an import", () => {
  it.each([
    ["of a fund names its items", "a", part([sent("a", 0), sent("b", 3), sent("a", 5)]), [0, 5]],
    [
      "of a fund that is not sent names those that units moved from or to, through others too",
      "other",
      part(
        [sent("a", 0, "1"), sent("b", 3), sent("c", 4)],
        [leg("x", "1"), leg("x", "2"), leg("other", "2")],
      ),
      [0],
    ],
    [
      "of a fund that nothing is linked with names none",
      "other",
      part([sent("a", 0, "1")]),
      undefined,
    ],
  ])("%s", async (_, fundId, read, items) => {
    const refusal = refusalOf(fundId);
    const named = await withRefusedItems(refusal, read, refusing(fundId));
    expect(named).toMatchObject({
      appCode: refusal.appCode,
      message: refusal.message,
      values: refusal.values,
    });
    expect(named).toHaveProperty("items", items);
  });

  it("names all funds that are refused for themselves, each with its reason", async () => {
    const read = part([sent("a", 0), sent("b", 3), sent("c", 4), sent("d", 6, "1")]);
    const named = await withRefusedItems(refusalOf("a"), read, refusing("a", "c", "d"));
    expect(named).toMatchObject({ items: [0], others: [{ items: [4] }, { items: [6] }] });
  });

  it("that is of no fund stays as it is", async () => {
    const changes: unknown[] = [];
    for (const error of [new AppError("imports/too-many"), new Error("broken")]) {
      const change = async (ids: ReadonlySet<string>) => void changes.push([...ids]);
      expect(await withRefusedItems(error, part([sent("a", 0)]), change)).toBe(error);
    }
    expect(changes).toEqual([["a"]]);
  });

  it("by the account's limit names the funds that do not fit any more", () => {
    const insert = [..."aaaabbbbb"].map((fundId) => ({ fundId }));
    const change = { change: { added: 9, insert, remove: [] } };
    const withRoomFor = (room: number) =>
      requireTransactionRoom(
        part([sent("a", 0), sent("b", 3)], [], maxTransactionsPerUser - room),
        change,
      );
    expect(() => withRoomFor(9)).not.toThrow();
    for (const [room, items] of [
      [8, [3]],
      [3, [0, 3]],
      [-1, [0, 3]],
    ] as const) {
      expect(() => withRoomFor(room)).toThrow(expect.objectContaining({ items }));
    }
  });

  it("by the account's limit counts a fund once, without rows whose place is taken", () => {
    const insert = [..."aaaabbc"].map((fundId) => ({ fundId }));
    const items = [sent("a", 0), sent("a", 2), sent("b", 4), sent("c", 6), sent("d", 8)];
    const recorded = [leg("a", "1"), leg("a", "2")];
    const remove = recorded.map(({ id }) => id);
    const change = { change: { added: 5, insert, remove } };
    // By hand: a grows by 2, b by 2, c by 1, d by none.
    for (const [room, places] of [
      [4, [6]],
      [3, [4]],
      [1, [0, 2, 4]],
    ] as const) {
      const read = part(items, recorded, maxTransactionsPerUser - room);
      expect(() => requireTransactionRoom(read, change)).toThrow(
        expect.objectContaining({ items: places }),
      );
    }
  });
});
