import { beforeAll, describe, expect, inject, it } from "vitest";
import type { FundList } from "../../src/shared/funds/schema.ts";
import { navFixture } from "../support/fixtures.ts";
import { password, person } from "../support/person.ts";
import { rows } from "../support/rows.ts";
import { loadFeed } from "../support/scheme-list.ts";
import {
  addFund,
  expectRefusal,
  nothingStored,
  party,
  recipient,
  refusals,
  seenBy,
  share,
  sharingPair,
  storedBetween,
  unshare,
  update,
} from "../support/sharing.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

beforeAll(() => loadFeed(databaseUrl, navFixture("six-columns")));

describe("sharing.share", () => {
  it("copies every fund to a permitting recipient, with the sender and time", async () => {
    const [sender, to] = [await party(baseUrl, "Asha Rao"), await recipient(baseUrl)];
    const id = await addFund(sender);
    await addFund(sender, { category: "Gold" });
    expect((await share(sender, to)).data).toEqual({ shared: 2 });

    const seen = await seenBy(to, sender);
    expect(seen.sender).toEqual({
      senderUid: sender.id,
      senderName: "Asha Rao",
      senderEmail: sender.email,
      createdAt: expect.stringMatching(/Z$/),
      excludedCategories: [],
    });
    expect(seen.categories).toEqual([
      { name: "debt", count: 1 },
      { name: "gold", count: 1 },
    ]);
    const own = ((await sender.ask("funds.list")).data as FundList).funds;
    const fund = own.find((held) => held.id === id);
    expect(seen.funds.map((copy) => copy.id)).toEqual(own.map((held) => held.id));
    expect(seen.funds.find((copy) => copy.id === id)).toEqual({
      ...fund,
      updatedAt: expect.stringMatching(/Z$/),
      sharedBy: { uid: sender.id, email: sender.email },
      sharedAt: expect.stringMatching(/Z$/),
    });
    expect((await to.ask("sharing.senders")).data).toEqual([seen.sender]);
  });

  it("skips funds that were shared before", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    expectRefusal(await share(sender, to), "sharing/no-new-funds");
    await addFund(sender);
    expect((await share(sender, to)).data).toEqual({ shared: 1 });
    expect(await storedBetween(databaseUrl, sender, to)).toEqual({ shares: 1, copies: 3 });
  });

  it("is refused without funds and stores no sender", async () => {
    const [sender, to] = [await party(baseUrl), await recipient(baseUrl)];
    expectRefusal(await share(sender, to), "sharing/no-funds");
    expect(await storedBetween(databaseUrl, sender, to)).toEqual(nothingStored);
    expect((await to.ask("sharing.senders")).data).toEqual([]);
  });

  it("is refused in the same way to a user who does not permit it, oneself, an unknown user, and a user who blocked the sender", async () => {
    const sender = await recipient(baseUrl);
    await addFund(sender);
    const blocker = await recipient(baseUrl);
    await share(sender, blocker);
    await blocker.tell("sharing.block", { senderId: sender.id });
    const never = await party(baseUrl);
    const changed = await recipient(baseUrl);
    await changed.tell("sharing.setPermission", { canShare: false });
    const unset = await recipient(baseUrl);
    await rows(databaseUrl, "update users set can_share = null where id = ?", [unset.id]);
    const refused = [];
    for (const recipientId of [never.id, changed.id, unset.id, blocker.id, sender.id, "nobody"]) {
      for (const procedure of ["sharing.share", "sharing.update"]) {
        const { status, error } = await sender.tell(procedure, { recipientId });
        refused.push([status, error?.message]);
      }
      const { status, error } = await sender.tell("sharing.unshare", { recipientId });
      expect([status, error?.data.appCode]).toEqual([404, "sharing/not-shared"]);
    }
    expect(new Set(refused.map(String))).toEqual(
      new Set([String(refusals["sharing/not-allowed"])]),
    );
    for (const other of [never, changed, unset, blocker, sender]) {
      expect(await storedBetween(databaseUrl, sender, other)).toEqual(nothingStored);
    }
  });

  it("uses the sender's current name and e-mail", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    await rows(databaseUrl, "update users set name = 'Asha Iyer' where id = ?", [sender.id]);
    await addFund(sender);
    await share(sender, to);
    expect((await seenBy(to, sender)).sender.senderName).toBe("Asha Iyer");
  });

  it("does not share received copies", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    const third = await recipient(baseUrl);
    expectRefusal(await share(to, third), "sharing/no-funds");
    await addFund(to);
    expect((await share(to, third)).data).toEqual({ shared: 1 });
    expect((await seenBy(third, to)).funds).toHaveLength(1);
    expectRefusal(
      await third.ask("sharing.senderFunds", { senderId: sender.id }),
      "sharing/not-shared",
    );
  });

  it("shares once for ten concurrent clicks on two devices", async () => {
    const [sender, to] = [await party(baseUrl), await recipient(baseUrl)];
    const other = person(baseUrl);
    await other.tell("auth.login", { email: sender.email, password });
    for (let count = 0; count < 35; count += 1) await addFund(sender);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? sender : other).tell("sharing.share", { recipientId: to.id }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).map(({ data }) => data)).toEqual([
      { shared: 35 },
    ]);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expectRefusal(answer, "sharing/no-new-funds");
    }
    expect(await storedBetween(databaseUrl, sender, to)).toEqual({ shares: 1, copies: 35 });
  });

  it("is atomic when the recipient switches the permission off meanwhile", async () => {
    for (let run = 0; run < 8; run += 1) {
      const [sender, to] = [await party(baseUrl), await recipient(baseUrl)];
      for (let count = 0; count < 3; count += 1) await addFund(sender);
      const [answer] = await Promise.all([
        share(sender, to),
        to.tell("sharing.setPermission", { canShare: false }),
      ]);
      if (answer.status === 200) {
        expect(answer.data).toEqual({ shared: 3 });
        expect(await storedBetween(databaseUrl, sender, to)).toEqual({ shares: 1, copies: 3 });
      } else {
        expectRefusal(answer, "sharing/not-allowed");
        expect(await storedBetween(databaseUrl, sender, to)).toEqual(nothingStored);
      }
    }
  });
});

describe("sharing.update", () => {
  it("copies changed funds, removes deleted ones, and counts both", async () => {
    const { sender, to, ids } = await sharingPair(baseUrl);
    const third = await addFund(sender);
    await share(sender, to);
    await sender.tell("funds.update", { id: ids[0], data: { units: 20, category: "Silver" } });
    await sender.tell("funds.delete", { id: ids[1] });
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
    await sender.tell("funds.update", { id: ids[0], data: { units: 77 } });
    await rows(
      databaseUrl,
      "update shared_funds set shared_at = shared_at + 60000 where sender_id = ?",
      [sender.id],
    );
    expect((await update(sender, to)).data).toEqual({ updated: 1 });
    expect((await seenBy(to, sender)).funds.find(({ id }) => id === ids[0])?.units).toBe(77);
  });

  it("finds a fund that was deleted and added again with the same id", async () => {
    const { sender, to, ids } = await sharingPair(baseUrl);
    await sender.tell("funds.delete", { id: ids[0] });
    await addFund(sender, { id: ids[0], units: 5 });
    expect((await update(sender, to)).data).toEqual({ updated: 1 });
    expect((await seenBy(to, sender)).funds.find(({ id }) => id === ids[0])?.units).toBe(5);
  });

  it("requires the recipient's permission and something shared", async () => {
    const { sender, to, ids } = await sharingPair(baseUrl);
    expectRefusal(await update(sender, await recipient(baseUrl)), "sharing/not-shared");
    await to.tell("sharing.setPermission", { canShare: false });
    await sender.tell("funds.update", { id: ids[0], data: { units: 20 } });
    await sender.tell("funds.delete", { id: ids[1] });
    expectRefusal(await update(sender, to), "sharing/not-allowed");
    expect(await storedBetween(databaseUrl, sender, to)).toEqual({ shares: 1, copies: 2 });
    expect((await seenBy(to, sender)).funds.map(({ units }) => units).toSorted()).toEqual([10, 3]);
  });

  it("counts each change once for ten concurrent clicks", async () => {
    const { sender, to, ids } = await sharingPair(baseUrl);
    await sender.tell("funds.update", { id: ids[0], data: { units: 20 } });
    await sender.tell("funds.delete", { id: ids[1] });
    const answers = await Promise.all(Array.from({ length: 10 }, () => update(sender, to)));
    const counts = answers.map(({ data }) => (data as { updated: number }).updated);
    expect(counts.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
  });
});

describe("sharing.unshare", () => {
  it("removes every copy by the recipient's next request", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    expect((await to.ask("auth.me")).data).toMatchObject({ sharedWithMe: true });
    expect((await unshare(sender, to)).data).toEqual({ unshared: 2 });
    expectRefusal(
      await to.ask("sharing.senderFunds", { senderId: sender.id }),
      "sharing/not-shared",
    );
    expect((await to.ask("sharing.senders")).data).toEqual([]);
    expect((await to.ask("auth.me")).data).toMatchObject({ sharedWithMe: false });
    expect(await storedBetween(databaseUrl, sender, to)).toEqual(nothingStored);
    expectRefusal(await unshare(sender, to), "sharing/not-shared");
  });

  it("requires no permission and keeps other users' copies", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    const other = await party(baseUrl);
    await addFund(other);
    await share(other, to);
    const third = await recipient(baseUrl);
    await share(sender, third);
    await to.tell("sharing.setPermission", { canShare: false });
    expect((await unshare(sender, to)).data).toEqual({ unshared: 2 });
    expect(await storedBetween(databaseUrl, other, to)).toEqual({ shares: 1, copies: 1 });
    expect(await storedBetween(databaseUrl, sender, third)).toEqual({ shares: 1, copies: 2 });
  });

  it("succeeds once for ten concurrent clicks", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    const answers = await Promise.all(Array.from({ length: 10 }, () => unshare(sender, to)));
    expect(answers.flatMap(({ data }) => (data === undefined ? [] : [data]))).toEqual([
      { unshared: 2 },
    ]);
  });
});
