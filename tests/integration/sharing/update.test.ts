import { beforeAll, describe, expect, inject, it } from "vitest";
import { navFixture } from "../../support/data/fixtures.ts";
import { okay } from "../../support/api/ledgers.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import {
  addFund,
  expectRefusal,
  registerRecipient,
  seenBy,
  share,
  sharingPair,
  storedBetween,
  update,
} from "../../support/api/sharing.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

beforeAll(() => loadFeed(databaseUrl, navFixture("six-columns")));

describe("sharing.update", () => {
  it("copies changed funds, removes deleted ones, and counts both", async () => {
    const { sender, to, ids } = await sharingPair(baseUrl);
    const third = await addFund(sender);
    await share(sender, to);
    await sender.mutate("funds.update", { id: ids[0], data: { units: 20, category: "Silver" } });
    await sender.mutate("funds.delete", { id: ids[1] });
    expect(await storedBetween(databaseUrl, sender, to)).toEqual({ shares: 1, copies: 3 });
    expect((await seenBy(to, sender)).funds.find(({ id }) => id === ids[0])?.units).toBe(10);

    expect((await update(sender, to)).data).toEqual({ updated: 2 });
    const { funds } = await seenBy(to, sender);
    expect(new Set(funds.map(({ id }) => id))).toEqual(new Set([ids[0], third]));
    expect(funds.find(({ id }) => id === ids[0])).toMatchObject({ units: 20, category: "silver" });
    expect((await update(sender, to)).data).toEqual({ updated: 0 });
  });

  it("does not add funds that were never shared", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    await addFund(sender);
    expect((await update(sender, to)).data).toEqual({ updated: 0 });
    expect(await storedBetween(databaseUrl, sender, to)).toEqual({ shares: 1, copies: 2 });
  });

  it("finds a change with the same or an earlier time than the copy", async () => {
    const { sender, to, ids } = await sharingPair(baseUrl);
    await sender.mutate("funds.update", { id: ids[0], data: { units: 77 } });
    await runSql(
      databaseUrl,
      "update shared_funds set shared_at = shared_at + 60000 where sender_id = ?",
      [sender.id],
    );
    expect((await update(sender, to)).data).toEqual({ updated: 1 });
    expect((await seenBy(to, sender)).funds.find(({ id }) => id === ids[0])?.units).toBe(77);
  });

  it("finds a fund that was deleted and restored", async () => {
    const { sender, to, ids } = await sharingPair(baseUrl);
    const deleted = await sender.mutate("funds.delete", { id: ids[0] });
    const { removalId } = okay<{ removalId: string }>(deleted);
    okay(await sender.mutate("removals.restore", { id: removalId }));
    okay(await sender.mutate("funds.update", { id: ids[0], data: { units: 5 } }));
    expect((await update(sender, to)).data).toEqual({ updated: 1 });
    expect((await seenBy(to, sender)).funds.find(({ id }) => id === ids[0])?.units).toBe(5);
  });

  it("requires the recipient's permission and something shared", async () => {
    const { sender, to, ids } = await sharingPair(baseUrl);
    expectRefusal(await update(sender, await registerRecipient(baseUrl)), "sharing/not-shared");
    await to.mutate("sharing.setPermission", { canShare: false });
    await sender.mutate("funds.update", { id: ids[0], data: { units: 20 } });
    await sender.mutate("funds.delete", { id: ids[1] });
    expectRefusal(await update(sender, to), "sharing/not-allowed");
    expect(await storedBetween(databaseUrl, sender, to)).toEqual({ shares: 1, copies: 2 });
    expect((await seenBy(to, sender)).funds.map(({ units }) => units).toSorted()).toEqual([10, 3]);
  });

  it("counts each change once for ten concurrent clicks", async () => {
    const { sender, to, ids } = await sharingPair(baseUrl);
    await sender.mutate("funds.update", { id: ids[0], data: { units: 20 } });
    await sender.mutate("funds.delete", { id: ids[1] });
    const answers = await Promise.all(Array.from({ length: 10 }, () => update(sender, to)));
    const counts = answers.map(({ data }) => (data as { updated: number }).updated);
    expect(counts.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
  });
});
