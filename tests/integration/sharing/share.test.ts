import { beforeAll, describe, expect, inject, it } from "vitest";
import type { FundList } from "../../../src/shared/funds/schema.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { password, apiClient } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import {
  addFund,
  expectRefusal,
  nothingStored,
  registerUser,
  registerRecipient,
  refusals,
  seenBy,
  share,
  sharingPair,
  storedBetween,
  update,
} from "../../support/api/sharing.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

beforeAll(() => loadFeed(databaseUrl, navFixture("six-columns")));

/** Users who only have to be there. */
const enoughUsers = (count: number) =>
  runSql(
    databaseUrl,
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
     insert into users (id, name, email, provider, created_at)
     select 'made ' || lower(hex(randomblob(8))), 'Made', lower(hex(randomblob(8))) || '@example.in',
       'emailAndPassword', 1 from n`,
    [count],
  );

describe("sharing.share", () => {
  it("copies every fund to a permitting recipient, with the sender and time", async () => {
    const [sender, to] = [
      await registerUser(baseUrl, "Asha Rao"),
      await registerRecipient(baseUrl),
    ];
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
      keepsUp: "off",
      updatedAt: null,
      askedAt: null,
    });
    expect(seen.categories).toEqual([
      { name: "debt", count: 1 },
      { name: "gold", count: 1 },
    ]);
    const own = ((await sender.query("funds.list")).data as FundList).funds;
    const shared = own.find((fund) => fund.id === id);
    const {
      hasTransactions: _,
      realised: __,
      firstDate: ___,
      holderId: ____,
      ...totals
    } = shared ?? {};
    expect(seen.funds.map((copy) => copy.id)).toEqual(own.map((held) => held.id));
    expect(seen.funds.find((copy) => copy.id === id)).toEqual({
      ...totals,
      updatedAt: expect.stringMatching(/Z$/),
      sharedBy: { uid: sender.id, email: sender.email },
      holderName: null,
      sharedAt: expect.stringMatching(/Z$/),
    });
    expect((await to.query("sharing.senders")).data).toEqual([seen.sender]);
  });

  it("is refused to a recipient who has 100 senders, and to a sender with 100 recipients", async () => {
    const [sender, to] = [await registerUser(baseUrl), await registerRecipient(baseUrl)];
    await addFund(sender);
    const insert = `insert into shares (recipient_id, sender_id, sender_name, sender_email, created_at)
      select coalesce(?1, users.id), coalesce(?2, 'sender ' || users.id), 'A', 'a@example.in', 1
      from users where id not in (?3, ?4) limit 100`;
    await enoughUsers(100);
    await runSql(databaseUrl, insert, [to.id, null, sender.id, to.id]);
    expectRefusal(await share(sender, to), "sharing/recipient-full");
    expect(await storedBetween(databaseUrl, sender, to)).toEqual(nothingStored);

    const other = await registerRecipient(baseUrl);
    await runSql(databaseUrl, insert, [null, sender.id, sender.id, other.id]);
    expectRefusal(await share(sender, other), "sharing/too-many-recipients");
  });

  it("gives a recipient at most 1,000 funds of one sender, those included that were deleted since", async () => {
    const { sender, to, ids } = await sharingPair(baseUrl);
    await runSql(
      databaseUrl,
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 998)
       insert into funds (user_id, id, folio_number, scheme_name, name_key, category, invested_amount, units, created_at)
       select ?, 'made ' || i, '1', 'Made', 'made', 'debt', '1', '1', 1 from n`,
      [sender.id],
    );
    expect((await share(sender, to)).data).toEqual({ shared: 998 });
    await sender.mutate("funds.delete", { id: ids[0] });
    await addFund(sender);
    expectRefusal(await share(sender, to), "sharing/too-many-copies");
    await update(sender, to);
    expect((await share(sender, to)).data).toEqual({ shared: 1 });
  });

  it("skips funds that were shared before", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    expectRefusal(await share(sender, to), "sharing/no-new-funds");
    await addFund(sender);
    expect((await share(sender, to)).data).toEqual({ shared: 1 });
    expect(await storedBetween(databaseUrl, sender, to)).toEqual({ shares: 1, copies: 3 });
  });

  it("is refused without funds and stores no sender", async () => {
    const [sender, to] = [await registerUser(baseUrl), await registerRecipient(baseUrl)];
    expectRefusal(await share(sender, to), "sharing/no-funds");
    expect(await storedBetween(databaseUrl, sender, to)).toEqual(nothingStored);
    expect((await to.query("sharing.senders")).data).toEqual([]);
  });

  it("is refused in the same way to a user who does not permit it, oneself, an unknown user, and a user who blocked the sender", async () => {
    const sender = await registerRecipient(baseUrl);
    await addFund(sender);
    const blocker = await registerRecipient(baseUrl);
    await share(sender, blocker);
    await blocker.mutate("sharing.block", { senderId: sender.id });
    const never = await registerUser(baseUrl);
    const changed = await registerRecipient(baseUrl);
    await changed.mutate("sharing.setPermission", { canShare: false });
    const unset = await registerRecipient(baseUrl);
    await runSql(databaseUrl, "update users set can_share = null where id = ?", [unset.id]);
    const refused = [];
    for (const recipientId of [never.id, changed.id, unset.id, blocker.id, sender.id, "nobody"]) {
      for (const procedure of ["sharing.share", "sharing.update"]) {
        const { status, error } = await sender.mutate(procedure, { recipientId });
        refused.push([status, error?.message]);
      }
      const unshared = await sender.mutate("sharing.unshare", { recipientId });
      expect(unshared.data).toEqual({ unshared: 0 });
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
    await runSql(databaseUrl, "update users set name = 'Asha Iyer' where id = ?", [sender.id]);
    await addFund(sender);
    await share(sender, to);
    expect((await seenBy(to, sender)).sender.senderName).toBe("Asha Iyer");
  });

  it("does not share received copies", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    const third = await registerRecipient(baseUrl);
    expectRefusal(await share(to, third), "sharing/no-funds");
    await addFund(to);
    expect((await share(to, third)).data).toEqual({ shared: 1 });
    expect((await seenBy(third, to)).funds).toHaveLength(1);
    expectRefusal(
      await third.query("sharing.senderFunds", { senderId: sender.id }),
      "sharing/not-shared",
    );
  });

  it("shares once for ten concurrent clicks on two devices", async () => {
    const [sender, to] = [await registerUser(baseUrl), await registerRecipient(baseUrl)];
    const other = apiClient(baseUrl);
    await other.mutate("auth.login", { email: sender.email, password });
    for (let count = 0; count < 35; count += 1) await addFund(sender);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => share(index % 2 === 0 ? sender : other, to)),
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
      const [sender, to] = [await registerUser(baseUrl), await registerRecipient(baseUrl)];
      for (let count = 0; count < 3; count += 1) await addFund(sender);
      const [answer] = await Promise.all([
        share(sender, to),
        to.mutate("sharing.setPermission", { canShare: false }),
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
