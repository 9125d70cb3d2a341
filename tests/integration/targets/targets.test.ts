import { beforeAll, beforeEach, expect, inject, it } from "vitest";
import type { InvestRow, Rebalance, TargetsView } from "../../../src/shared/targets/schema.ts";
import type { Removal } from "../../../src/shared/removals/schema.ts";
import { register, type ApiClient } from "../../support/api/api-client.ts";
import { targetInput } from "../../support/api/goals.ts";
import { addHolder } from "../../support/api/holders.ts";
import { addLedger, okay, transactionInput } from "../../support/api/ledgers.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";

const debt = "900002";
let owner: ApiClient;
beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("six-columns")));
beforeEach(async () => {
  owner = await register(inject("baseUrl"));
});

const get = async (input: object = {}) =>
  okay<TargetsView>(await owner.query("targets.get", input));
const refusal = async (input: object) => (await owner.mutate("targets.set", input)).error;
/** 10 units, at the NAV of the list. */
const hold = (more: object = {}) =>
  addLedger(owner, [transactionInput({ units: 10, amount: 1_000 })], {
    amfiCode: debt,
    schemeName: "First Example PSU Debt Fund - Direct Plan - Growth",
    ...more,
  });

it("a target of everyone or of one person is compared with what they hold", async () => {
  await hold();
  const { id: holderId } = await addHolder(owner);
  expect(await get()).toMatchObject({
    isSet: false,
    band: 5,
    parts: [{ name: "debt", share: 100 }],
  });
  okay(await owner.mutate("targets.set", { ...targetInput, band: 2.5, relativeBand: 25 }));
  expect(await get()).toMatchObject({
    isSet: true,
    band: 2.5,
    relativeBand: 25,
    value: 4_046.08,
    parts: [
      { name: "equity", percent: 60, value: 0, share: 0, drift: -60 },
      { name: "debt", percent: 40, value: 4_046.08, share: 100, drift: 60 },
    ],
    leftOut: [],
    kinds: [{ amfiCode: debt, kind: "debt", isChosen: false }],
  });
  expect(await get({ holderId })).toMatchObject({ isSet: false, value: 0, parts: [] });
  const nothing = await refusal({ by: "kind", parts: [] });
  expect(nothing?.data.appCode).toBe("targets/not-hundred");
});

it("a target within its band proposes nothing to sell, and one that is narrower for small parts may", async () => {
  const fundId = await hold();
  const parts = [
    { name: "equity", percent: 4 },
    { name: "debt", percent: 96 },
  ];
  const moves = async () => okay<Rebalance>(await owner.query("targets.rebalance")).moves;
  okay(await owner.mutate("targets.set", { by: "kind", parts }));
  expect(await get()).toMatchObject({ band: 5, relativeBand: null });
  expect(await moves()).toEqual([]);
  okay(await owner.mutate("targets.set", { by: "kind", parts, relativeBand: 25 }));
  expect(await moves()).toMatchObject([
    { name: "debt", fundId, side: "sell" },
    { name: "equity", side: "buy" },
  ]);
  const error = await refusal({ by: "kind", parts, relativeBand: 0 });
  expect(Object.keys(error?.data.fieldErrors ?? {})).toEqual(["relativeBand"]);
});

it("a target that does not add up to a hundred is refused with a sentence", async () => {
  const parts = [{ name: "equity", percent: 99.99 }];
  const error = await refusal({ by: "kind", parts });
  expect(error?.data.appCode).toBe("targets/not-hundred");
  expect(error?.data.fieldErrors).toEqual({ parts: "The percentages must add up to 100" });
  const unknown = await refusal({ by: "kind", parts: [{ name: "art", percent: 100 }] });
  expect(unknown?.data.fieldErrors?.["parts"]).toBe("Unknown kind of scheme");
  const nobody = await refusal({ ...targetInput, holderId: crypto.randomUUID() });
  expect(nobody?.data.appCode).toBe("holders/not-found");
});

it("a removed target can be restored, unless there is another one or its person is gone", async () => {
  const { id: holderId } = await addHolder(owner);
  const remove = async (input: object) =>
    okay<{ removalId: string }>(await owner.mutate("targets.remove", input)).removalId;
  const restore = (id: string) => owner.mutate("removals.restore", { id });
  okay(await owner.mutate("targets.set", targetInput));
  okay(await owner.mutate("targets.set", { ...targetInput, holderId }));
  const [ofAll, ofOne] = [await remove({}), await remove({ holderId })];
  expect(await get()).toMatchObject({ isSet: false });
  expect(okay<Removal[]>(await owner.query("removals.list"))).toMatchObject([
    { id: ofOne, kind: "target", parts: 2 },
    { id: ofAll, kind: "target", title: "everyone" },
  ]);
  okay(await owner.mutate("targets.set", targetInput));
  expect((await restore(ofAll)).error?.data.appCode).toBe("removals/target-exists");
  okay(await restore(await remove({})));
  expect(await get()).toMatchObject({ isSet: true });
  const { removalId } = okay<{ removalId: string }>(
    await owner.mutate("holders.delete", { id: holderId }),
  );
  expect((await restore(ofOne)).error?.data.appCode).toBe("removals/person-deleted");
  await runSql(inject("databaseUrl"), "delete from removals where id = ?", [removalId]);
  expect((await restore(ofOne)).error?.data.appCode).toBe("holders/not-found");
});

it("what a scheme invests in is as the user says", async () => {
  await hold();
  okay(await owner.mutate("targets.setKind", { amfiCode: debt, kind: "gold" }));
  expect((await get()).kinds).toMatchObject([{ kind: "gold", isChosen: true }]);
  okay(await owner.mutate("targets.setKind", { amfiCode: debt, kind: null }));
  expect((await get()).kinds).toMatchObject([{ kind: "debt", isChosen: false }]);
});

it("the next rupees go to what is below its target, and nothing is sold", async () => {
  const fundId = await hold();
  const invest = (amount: number) => owner.query("targets.invest", { amount });
  expect((await invest(5_000)).error?.data.appCode).toBe("targets/none");
  okay(await owner.mutate("targets.set", targetInput));
  expect(okay<InvestRow[]>(await invest(10_000))).toEqual([
    { name: "equity", fundId: null, amount: 8_400, due: 0 },
    { name: "debt", fundId, amount: 1_600, due: 0 },
  ]);
  expect((await invest(5_050)).error?.data.fieldErrors).toEqual({
    amount: "Amount must be in hundreds of rupees",
  });
});

it("the way back to target sells and buys, with the load and tax of all sales together", async () => {
  const fundId = await hold();
  okay(await owner.mutate("targets.set", targetInput));
  const { moves, totals, notSold } = okay<Rebalance>(await owner.query("targets.rebalance"));
  expect(moves).toEqual([
    { holderId: null, name: "debt", fundId, side: "sell", units: 6, amount: 2_427.65 },
    { holderId: null, name: "equity", fundId: null, side: "buy", units: null, amount: 2_427.65 },
  ]);
  expect(totals).toEqual([{ holderId: null, load: null, tax: null }]);
  expect(notSold).toBe(0);
  okay(
    await owner.mutate("tax.setExitLoad", {
      fundId,
      exitLoad: { steps: [{ days: 3_650, percent: 1 }], freePercent: 0 },
    }),
  );
  const [typed] = okay<Rebalance>(await owner.query("targets.rebalance")).totals;
  expect(typed?.load).toBe(24.28);
});

it("a target that another window has changed is not replaced unseen, and the same is stored once", async () => {
  const set = (input: object) => owner.mutate("targets.set", input);
  const first = { ...targetInput, version: 0 };
  expect(okay<TargetsView>(await set(first)).version).toBe(1);
  expect(okay<TargetsView>(await set(first)).version).toBe(1);
  const second = { ...targetInput, band: 2.5, version: 1 };
  expect(okay<TargetsView>(await set(second)).version).toBe(2);
  expect(okay<TargetsView>(await set(second)).version).toBe(2);
  expect((await refusal({ ...targetInput, band: 7, version: 1 }))?.data.appCode).toBe(
    "targets/changed",
  );
  expect((await refusal({ ...targetInput, band: 7, version: 3 }))?.data.appCode).toBe(
    "targets/changed",
  );
  expect(await get()).toMatchObject({ band: 2.5, version: 2 });
  okay(await owner.mutate("targets.remove", {}));
  expect((await refusal({ ...second, version: 2 }))?.data.appCode).toBe("targets/changed");
  expect(await get()).toMatchObject({ isSet: false, version: 3 });
});

it("a target that arrives again after it was removed is refused, also once that is restored", async () => {
  const set = (version: number) => owner.mutate("targets.set", { ...targetInput, version });
  const { version } = await get();
  okay(await set(version));
  const { removalId } = okay<{ removalId: string }>(await owner.mutate("targets.remove", {}));
  expect((await set(version)).error?.data.appCode).toBe("targets/changed");
  okay(await owner.mutate("removals.restore", { id: removalId }));
  expect((await refusal({ ...targetInput, band: 7, version }))?.data.appCode).toBe(
    "targets/changed",
  );
  okay(await owner.mutate("targets.remove", {}));
  okay(await set((await get()).version));
});
