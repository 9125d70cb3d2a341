import { describe, expect, inject, it } from "vitest";
import type { HomeFacts } from "../../../src/shared/portfolio/schema.ts";
import type { Removal } from "../../../src/shared/removals/schema.ts";
import type { Sender } from "../../../src/shared/sharing/schema.ts";
import { okay } from "../../support/api/ledgers.ts";
import {
  addFund,
  expectRefusal,
  recipientsFor,
  seenBy,
  sharingPair,
  storedBetween,
  unshare,
  update,
  type RegisteredUser,
} from "../../support/api/sharing.ts";
import { makeStale } from "../../support/api/sign-in.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { keepUpAfter, passDay } from "../../support/api/keep-up.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

const job = (days = 1) => keepUpAfter(databaseUrl, days);
const unitsSeen = async (to: RegisteredUser, sender: RegisteredUser, id = "") =>
  (await seenBy(to, sender)).funds.find((fund) => fund.id === id)?.units;
const setUnits = async (sender: RegisteredUser, id = "", units = 0) =>
  okay(await sender.mutate("funds.update", { id, data: { units } }));

async function keptPair() {
  const pair = await sharingPair(baseUrl);
  okay(await pair.sender.mutate("sharing.keepUp", { recipientId: pair.to.id }));
  return pair;
}

const senderFor = async (to: RegisteredUser, { id }: RegisteredUser) =>
  okay<Sender[]>(await to.query("sharing.senders")).find(({ senderUid }) => senderUid === id);

describe("a share that is kept up", () => {
  it("gets what changed on a day that is over, once a day, and no new fund", async () => {
    const { sender, to, ids } = await keptPair();
    await setUnits(sender, ids[0], 77);
    await addFund(sender);
    await job(0);
    expect(await unitsSeen(to, sender, ids[0])).toBe(10);
    await job();
    expect(await unitsSeen(to, sender, ids[0])).toBe(77);
    expect(await storedBetween(databaseUrl, sender, to)).toEqual({ shares: 1, copies: 2 });

    await setUnits(sender, ids[0], 78);
    await job();
    expect(await unitsSeen(to, sender, ids[0])).toBe(77);
    await passDay(databaseUrl, sender);
    await job();
    expect(await unitsSeen(to, sender, ids[0])).toBe(78);
  });

  it("says on both sides when it was last updated", async () => {
    const { sender, to, ids } = await keptPair();
    expect(await senderFor(to, sender)).toMatchObject({ keepsUp: "on", updatedAt: null });
    await setUnits(sender, ids[0], 77);
    await job();
    const isToday = expect.stringMatching(/^\d{4}-/);
    expect(await senderFor(to, sender)).toMatchObject({ keepsUp: "on", updatedAt: isToday });
    const { recipients } = await recipientsFor(sender, { query: to.email });
    expect(recipients).toMatchObject([{ keepsUp: true, updatedAt: isToday, missingFunds: 0 }]);
  });

  it("loses a deleted fund on the next day, and not if it is restored before", async () => {
    const { sender, to, ids } = await keptPair();
    const { removalId } = okay<{ removalId: string }>(
      await sender.mutate("funds.delete", { id: ids[1] }),
    );
    await setUnits(sender, ids[0], 77);
    await runSql(databaseUrl, "update funds set updated_at = updated_at - 86400000 where id = ?", [
      ids[0] ?? "",
    ]);
    await job(0);
    expect(await storedBetween(databaseUrl, sender, to)).toEqual({ shares: 1, copies: 2 });
    okay(await sender.mutate("removals.restore", { id: removalId }));
    await passDay(databaseUrl, sender);
    await job();
    expect(await storedBetween(databaseUrl, sender, to)).toEqual({ shares: 1, copies: 2 });
    okay(await sender.mutate("funds.delete", { id: ids[1] }));
    await passDay(databaseUrl, sender);
    await job();
    expect(await storedBetween(databaseUrl, sender, to)).toEqual({ shares: 1, copies: 1 });
  });

  it("writes nothing where nothing changed", async () => {
    const { sender } = await keptPair();
    await job();
    const stored = await runSql(databaseUrl, "select pushed_at from shares where sender_id = ?", [
      sender.id,
    ]);
    expect(stored).toEqual([{ pushed_at: null }]);
  });

  it("waits while its sender stays away for 180 days, which the recipient is told", async () => {
    const { sender, to, ids } = await keptPair();
    await setUnits(sender, ids[0], 77);
    const staysAway =
      "seen_at = seen_at - 181 * 86400000, created_at = created_at - 181 * 86400000";
    await runSql(databaseUrl, `update sessions set ${staysAway} where user_id = ?`, [sender.id]);
    await runSql(
      databaseUrl,
      "update trusted_devices set used_at = used_at - 181 * 86400000 where user_id = ?",
      [sender.id],
    );
    await job();
    expect(await unitsSeen(to, sender, ids[0])).toBe(10);
    expect(await senderFor(to, sender)).toMatchObject({ keepsUp: "paused" });
  });

  it("needs a session that is fresh, and its sender is told once", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    await makeStale(databaseUrl, sender);
    const input = { recipientId: to.id };
    const { error } = await sender.mutate("sharing.keepUp", input);
    expect(error?.data.appCode).toBe("auth/confirm-first");
    await runSql(
      databaseUrl,
      "update sessions set reauthenticated_at = created_at where user_id = ?",
      [sender.id],
    );
    okay(await sender.mutate("sharing.keepUp", input));
    okay(await sender.mutate("sharing.keepUp", input));
    expect(okay(await sender.query("account.events"))).toMatchObject([
      { kind: "share-kept-up", detail: to.email },
    ]);
  });

  it("is refused as an update is", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    const keepUp = () => sender.mutate("sharing.keepUp", { recipientId: to.id });
    await to.mutate("sharing.block", { senderId: sender.id });
    expectRefusal(await keepUp(), "sharing/not-allowed");
    await to.mutate("sharing.unblock", { senderId: sender.id });
    expectRefusal(await keepUp(), "sharing/not-shared");
  });

  it("is kept up no more once restored, or once its sender's account is deleted", async () => {
    const { sender, to } = await keptPair();
    const { removalId } = okay<{ removalId: string }>(await unshare(sender, to));
    okay(await sender.mutate("removals.restore", { id: removalId }));
    expect(await senderFor(to, sender)).toMatchObject({ keepsUp: "off" });
    okay(await sender.mutate("sharing.keepUp", { recipientId: to.id }));
    okay(await sender.mutate("account.delete"));
    expect(await senderFor(to, sender)).toMatchObject({ keepsUp: "off" });
    await job();
    expect(await storedBetween(databaseUrl, sender, to)).toEqual({ shares: 1, copies: 2 });
  });
});

describe("sharing.askForUpdate", () => {
  const asked = async (sender: RegisteredUser) =>
    okay<HomeFacts>(await sender.query("portfolio.home")).askedShares.map(
      ({ recipientName }) => recipientName,
    );

  it("shows the sender who asks until they update, once a week", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    const ask = async () =>
      expect(okay(await to.mutate("sharing.askForUpdate", { senderId: sender.id }))).toEqual({
        ok: true,
      });
    await ask();
    expect(await asked(sender)).toEqual([to.name]);
    okay(await update(sender, to));
    expect(await asked(sender)).toEqual([]);
    await ask();
    expect(await asked(sender)).toEqual([]);
    await runSql(
      databaseUrl,
      "update shares set asked_at = asked_at - 604800000, pushed_at = pushed_at - 604800000 where sender_id = ?",
      [sender.id],
    );
    await ask();
    expect(await asked(sender)).toEqual([to.name]);
  });

  it("answers the same and keeps nothing where the sender has ended the share or left", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    const ask = async () => okay(await to.mutate("sharing.askForUpdate", { senderId: sender.id }));
    expect(await ask()).toEqual({ ok: true });
    okay(await unshare(sender, to));
    expect(await ask()).toEqual({ ok: true });
    const [removal] = okay<Removal[]>(await sender.query("removals.list"));
    okay(await sender.mutate("removals.restore", { id: removal?.id }));
    expect(await asked(sender)).toEqual([]);
    okay(await sender.mutate("account.delete"));
    expect(await ask()).toEqual({ ok: true });
  });
});
