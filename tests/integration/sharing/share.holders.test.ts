import { beforeAll, describe, expect, inject, it } from "vitest";
import { me } from "../../../src/shared/holders/holder.ts";
import { maxHoldersPerUser } from "../../../src/shared/holders/schema.ts";
import { fundInput } from "../../support/api/api-client.ts";
import { addHolder, holderInput } from "../../support/api/holders.ts";
import { commit, commitInput, fundItem, transactionItem } from "../../support/api/imports.ts";
import { okay } from "../../support/api/ledgers.ts";
import {
  addFund,
  expectRefusal,
  nothingStored,
  recipientsFor,
  registerRecipient,
  registerUser,
  seenBy,
  share,
  storedBetween,
  unshare,
  update,
  type RegisteredUser,
} from "../../support/api/sharing.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

beforeAll(() => loadFeed(databaseUrl, navFixture("six-columns")));

/** Asha's account with a fund of her own, one of Meera's and one of Ravi's. */
async function household() {
  const [sender, to] = [await registerUser(baseUrl, "Asha Rao"), await registerRecipient(baseUrl)];
  const { id: meera } = await addHolder(sender, { name: "Meera" });
  const { id: ravi } = await addHolder(sender, { name: "Ravi" });
  const funds = {
    mine: await addFund(sender),
    hers: await addFund(sender, { holderId: meera, folioNumber: "2" }),
    his: await addFund(sender, { holderId: ravi, folioNumber: "3" }),
  };
  return { sender, to, meera, ravi, funds };
}

const idsSeen = async (to: RegisteredUser, sender: RegisteredUser) =>
  (await seenBy(to, sender)).funds.map(({ id }) => id).toSorted();

const namesSeen = async (to: RegisteredUser, sender: RegisteredUser) =>
  Object.fromEntries(
    (await seenBy(to, sender)).funds.map(({ id, holderName }) => [id, holderName]),
  );

const refusalOfRestoring = async (user: RegisteredUser, id: string) =>
  (await user.mutate("removals.restore", { id })).error?.data.appCode;

const termsFor = async (sender: RegisteredUser, to: RegisteredUser) => {
  const { recipients } = await recipientsFor(sender, { query: "" });
  const { holders, showHolder } = recipients.find(({ id }) => id === to.id) ?? {};
  return { holders, showHolder };
};

describe("sharing.share with some persons", () => {
  it("gives only their funds, and says so to the sender alone", async () => {
    const { sender, to, meera, funds } = await household();
    const terms = { holders: [meera, me] };
    expect(okay(await share(sender, to, terms))).toEqual({ shared: 2 });
    expect(await idsSeen(to, sender)).toEqual([funds.mine, funds.hers].toSorted());
    expect(await namesSeen(to, sender)).toEqual({ [funds.mine]: null, [funds.hers]: null });
    expect(await termsFor(sender, to)).toEqual({
      holders: [meera, me].toSorted(),
      showHolder: false,
    });
    expect(JSON.stringify(await to.query("sharing.senders"))).not.toContain(meera);
    const repeated = { holders: [me, meera, meera, me], showHolder: false };
    expectRefusal(await share(sender, to, repeated), "sharing/no-new-funds");
  });

  it("gives a fund added to one of them later, and none of another's", async () => {
    const { sender, to, meera, ravi, funds } = await household();
    const terms = { holders: [meera] };
    await share(sender, to, terms);
    await addFund(sender, { holderId: ravi });
    await addFund(sender);
    expectRefusal(await share(sender, to, terms), "sharing/no-new-funds");
    expect(okay(await update(sender, to))).toEqual({ updated: 0 });
    const added = await addFund(sender, { holderId: meera });
    expect(okay(await share(sender, to, terms))).toEqual({ shared: 1 });
    expect(await idsSeen(to, sender)).toEqual([funds.hers, added].toSorted());
  });

  it("gives two recipients different persons", async () => {
    const { sender, to, meera, ravi, funds } = await household();
    const third = await registerRecipient(baseUrl);
    await share(sender, to, { holders: [meera] });
    await share(sender, third, { holders: [ravi, me], showHolder: true });
    await sender.mutate("funds.update", { id: funds.hers, data: { holderId: ravi } });
    okay(await update(sender, to));
    okay(await share(sender, third, { holders: [me, ravi], showHolder: true }));
    expect(await idsSeen(to, sender)).toEqual([]);
    expect(await namesSeen(third, sender)).toEqual({
      [funds.mine]: "Asha Rao",
      [funds.his]: "Ravi",
      [funds.hers]: "Ravi",
    });
  });

  it("refuses a person of another account, and stores nothing", async () => {
    const { sender, to, meera, funds } = await household();
    const stranger = await addHolder(await registerUser(baseUrl));
    const wrong = { holders: [meera, stranger.id], showHolder: true };
    expect((await share(sender, to, wrong)).error?.data.appCode).toBe("holders/not-found");
    expect(await storedBetween(databaseUrl, sender, to)).toEqual(nothingStored);
    await share(sender, to, { holders: [meera] });
    expect((await share(sender, to, wrong)).error?.data.appCode).toBe("holders/not-found");
    expect(await namesSeen(to, sender)).toEqual({ [funds.hers]: null });
  });

  it("refuses nobody, too many, and what is no person", async () => {
    const { sender, to } = await household();
    const many = Array.from({ length: maxHoldersPerUser + 2 }, () => crypto.randomUUID());
    for (const holders of [[], many, ["everyone"], [null], me]) {
      expect((await share(sender, to, { holders })).error?.data.appCode).toBe("request/invalid");
    }
    expect(await storedBetween(databaseUrl, sender, to)).toEqual(nothingStored);
  });

  it("refuses persons without funds, and leaves an earlier share as it was", async () => {
    const { sender, to, meera, funds } = await household();
    const { id: child } = await addHolder(sender, { name: "Child" });
    expectRefusal(await share(sender, to, { holders: [child] }), "sharing/no-funds");
    expect(await storedBetween(databaseUrl, sender, to)).toEqual(nothingStored);
    await share(sender, to, { holders: [meera] });
    await addFund(sender, { holderId: meera });
    expectRefusal(await share(sender, to, { holders: [child] }), "sharing/no-funds");
    expect(await idsSeen(to, sender)).toEqual([funds.hers]);
    expect(await termsFor(sender, to)).toEqual({ holders: [meera], showHolder: false });
  });
});

describe("sharing.share on other terms than before", () => {
  it("adds and takes back copies at once", async () => {
    const { sender, to, meera, ravi, funds } = await household();
    await share(sender, to);
    expect(okay(await share(sender, to, { holders: [meera] }))).toEqual({
      shared: 0,
      takenBack: 2,
    });
    expect(await idsSeen(to, sender)).toEqual([funds.hers]);
    expect(okay(await share(sender, to, { holders: [ravi, me] }))).toEqual({
      shared: 2,
      takenBack: 1,
    });
    expect(await idsSeen(to, sender)).toEqual([funds.mine, funds.his].toSorted());
    expect(okay(await share(sender, to, { holders: null }))).toEqual({ shared: 1, takenBack: 0 });
    expect(await idsSeen(to, sender)).toEqual(Object.values(funds).toSorted());
    expect(await termsFor(sender, to)).toEqual({ holders: null, showHolder: false });
  });

  it("keeps what a call leaves out, so that no older page widens it", async () => {
    const { sender, to, meera, funds } = await household();
    await share(sender, to, { holders: [meera], showHolder: true });
    const { error } = await share(sender, to);
    expect(error?.data.appCode).toBe("sharing/no-new-funds");
    const added = await addFund(sender, { holderId: meera, folioNumber: "new" });
    await addFund(sender, { folioNumber: "mine, new" });
    expect(okay(await share(sender, to))).toEqual({ shared: 1 });
    expect(await idsSeen(to, sender)).toEqual([funds.hers, added].toSorted());
    expect(await termsFor(sender, to)).toEqual({ holders: [meera], showHolder: true });
  });

  it("takes back the copies of deleted funds too, and counts them no longer", async () => {
    const { sender, to, meera, funds } = await household();
    await runSql(
      databaseUrl,
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 997)
       insert into funds (user_id, id, folio_number, scheme_name, name_key, category, invested_amount, units, created_at)
       select ?, 'made ' || i, '1', 'Made', 'made', 'debt', '1', '1', 1 from n`,
      [sender.id],
    );
    expect(okay(await share(sender, to))).toEqual({ shared: 1_000 });
    await sender.mutate("funds.delete", { id: funds.his });
    const added = await addFund(sender, { holderId: meera });
    expectRefusal(await share(sender, to), "sharing/too-many-copies");
    expect(okay(await share(sender, to, { holders: [meera] }))).toEqual({
      shared: 1,
      takenBack: 999,
    });
    expect(await idsSeen(to, sender)).toEqual([funds.hers, added].toSorted());
  });

  it("changes nothing once the recipient does not permit sharing", async () => {
    const { sender, to, meera, ravi, funds } = await household();
    await share(sender, to, { holders: [meera] });
    await to.mutate("sharing.setPermission", { canShare: false });
    const other = { holders: [ravi], showHolder: true };
    expectRefusal(await share(sender, to, other), "sharing/not-allowed");
    expect(await namesSeen(to, sender)).toEqual({ [funds.hers]: null });
    expect(await termsFor(sender, to)).toEqual({ holders: [meera], showHolder: false });
  });

  it("ends with the copies of one choice when two devices choose at once", async () => {
    const { sender, to, meera, ravi, funds } = await household();
    await share(sender, to);
    const choices = [[meera], [ravi, me]];
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        share(sender, to, { holders: choices[index % 2], showHolder: index % 2 === 0 }),
      ),
    );
    const { showHolder } = await termsFor(sender, to);
    expect(await namesSeen(to, sender)).toEqual(
      showHolder ? { [funds.hers]: "Meera" } : { [funds.mine]: null, [funds.his]: null },
    );
  });
});

describe("sharing.share that says whose each fund is", () => {
  it("names the holder, and the owner by name, until it does no longer", async () => {
    const { sender, to, meera, funds } = await household();
    await share(sender, to, { holders: [me, meera] });
    const terms = { holders: [me, meera], showHolder: true };
    expect(okay(await share(sender, to, terms))).toEqual({ shared: 0, takenBack: 0 });
    expect(await namesSeen(to, sender)).toEqual({
      [funds.mine]: "Asha Rao",
      [funds.hers]: "Meera",
    });
    okay(await share(sender, to, { ...terms, showHolder: false }));
    expect(await namesSeen(to, sender)).toEqual({ [funds.mine]: null, [funds.hers]: null });
  });

  it("follows a new name and a move by update", async () => {
    const { sender, to, meera, funds } = await household();
    await share(sender, to, { showHolder: true });
    okay(await sender.mutate("holders.update", { id: meera, data: { name: "Meera Rao" } }));
    okay(await sender.mutate("funds.update", { id: funds.his, data: { holderId: null } }));
    expect((await namesSeen(to, sender))[funds.hers]).toBe("Meera");
    expect(okay(await update(sender, to))).toEqual({ updated: 2 });
    expect(await namesSeen(to, sender)).toEqual({
      [funds.mine]: "Asha Rao",
      [funds.hers]: "Meera Rao",
      [funds.his]: "Asha Rao",
    });
    expect(okay(await update(sender, to))).toEqual({ updated: 0 });
  });

  it("tells the recipient's own download, and the sender's on what terms", async () => {
    const { sender, to, meera, funds } = await household();
    await share(sender, to, { holders: [meera], showHolder: true });
    const download = async (user: RegisteredUser) =>
      (
        await fetch(`${baseUrl}/api/account/data.json`, { headers: { cookie: user.cookie() } })
      ).json();
    expect(await download(to)).toMatchObject({
      received: [{ funds: [{ id: funds.hers, holderName: "Meera" }] }],
    });
    expect(await download(sender)).toMatchObject({
      sharedWith: [{ id: to.id, holders: [meera], showHolder: true }],
    });
  });
});

describe("a share with persons who are deleted", () => {
  const removedFor = async (sender: RegisteredUser, to: RegisteredUser) => {
    const { recipients } = await recipientsFor(sender, { query: "" });
    return recipients.find(({ id }) => id === to.id)?.removedHolders;
  };
  const received = async (to: RegisteredUser) => {
    const headers = { cookie: to.cookie() };
    const file = await fetch(`${baseUrl}/api/account/data.json`, { headers });
    const { received: all } = (await file.json()) as { received: { funds: unknown[] }[] };
    return all.map(({ funds }) => funds.length);
  };

  it("is taken back at once, and given again only where the sender shares after restoring them", async () => {
    const { sender, to, meera, ravi, funds } = await household();
    await share(sender, to, { holders: [meera] });
    expect(await removedFor(sender, to)).toBe(0);
    const { removalId } = okay<{ removalId: string }>(
      await sender.mutate("holders.delete", { id: meera, moveTo: ravi }),
    );
    expect(await idsSeen(to, sender)).toEqual([]);
    expect(await received(to)).toEqual([0]);
    expect(await termsFor(sender, to)).toMatchObject({ holders: [] });
    expect(await removedFor(sender, to)).toBe(1);
    expect(await storedBetween(databaseUrl, sender, to)).toEqual({ shares: 1, copies: 0 });
    okay(await sender.mutate("removals.restore", { id: removalId }));
    expect(await removedFor(sender, to)).toBe(0);
    expect(okay(await update(sender, to))).toEqual({ updated: 0 });
    expect(await idsSeen(to, sender)).toEqual([]);
    expect(okay(await share(sender, to))).toEqual({ shared: 1 });
    expect(await idsSeen(to, sender)).toEqual([funds.hers]);
  });

  it("stays taken back when the sender deletes their account", async () => {
    const { sender, to, meera, ravi, funds } = await household();
    const third = await registerRecipient(baseUrl);
    const all = await registerRecipient(baseUrl);
    await share(sender, to, { holders: [meera] });
    await share(sender, third, { holders: [meera, ravi] });
    await share(sender, all);
    okay(await sender.mutate("holders.delete", { id: meera, moveTo: null }));
    okay(await sender.mutate("account.delete"));
    expect(await idsSeen(to, sender)).toEqual([]);
    expect(await received(to)).toEqual([0]);
    expect(await idsSeen(third, sender)).toEqual([funds.his]);
    expect(await idsSeen(all, sender)).toEqual(Object.values(funds).toSorted());
  });

  it("stays taken back when the recipient restores what they had removed", async () => {
    const { sender, to, meera, ravi, funds } = await household();
    const third = await registerRecipient(baseUrl);
    await share(sender, to, { holders: [meera] });
    await share(sender, third, { holders: [meera, ravi] });
    const removedBy = async (user: RegisteredUser) =>
      okay<{ removalId: string }>(await user.mutate("sharing.remove", { senderId: sender.id }))
        .removalId;
    const [only, partly] = [await removedBy(to), await removedBy(third)];
    const { removalId } = okay<{ removalId: string }>(
      await sender.mutate("holders.delete", { id: meera, moveTo: null }),
    );
    okay(await sender.mutate("removals.restore", { id: removalId }));
    expect(await refusalOfRestoring(to, only)).toBe("removals/not-covered");
    okay(await third.mutate("removals.restore", { id: partly }));
    expect(await idsSeen(third, sender)).toEqual([funds.his]);
  });

  it("keeps what a share gives of whoever gets the funds", async () => {
    const { sender, to, meera, ravi, funds } = await household();
    await share(sender, to, { holders: [meera, ravi] });
    okay(await sender.mutate("holders.delete", { id: meera, moveTo: ravi }));
    expect(await idsSeen(to, sender)).toEqual([funds.hers, funds.his].toSorted());
  });

  it("keeps its copies where a person with funds was not deleted", async () => {
    const { sender, to, meera, funds } = await household();
    await share(sender, to, { holders: [meera] });
    const { error } = await sender.mutate("holders.delete", { id: meera });
    expect(error?.data.appCode).toBe("holders/has-funds");
    expect(await idsSeen(to, sender)).toEqual([funds.hers]);
  });

  it("shows what the sender chooses again", async () => {
    const { sender, to, meera, ravi, funds } = await household();
    await share(sender, to, { holders: [meera] });
    okay(await sender.mutate("holders.delete", { id: meera, moveTo: null }));
    okay(await share(sender, to, { holders: [ravi] }));
    expect(await idsSeen(to, sender)).toEqual([funds.his]);
    expect(await removedFor(sender, to)).toBe(0);
  });

  it("says that one of several is gone, and shows the others' funds", async () => {
    const { sender, to, meera, ravi, funds } = await household();
    await share(sender, to, { holders: [meera, ravi] });
    okay(await sender.mutate("holders.delete", { id: meera, moveTo: null }));
    expect(await idsSeen(to, sender)).toEqual([funds.his]);
    expect(okay(await update(sender, to))).toEqual({ updated: 0 });
    expect(await removedFor(sender, to)).toBe(1);
  });
});

describe("sharing.update of a share with some persons", () => {
  const moves = [
    ["funds.update", (id: string) => ({ id, data: { holderId: null } })],
    [
      "funds.update of a whole folio",
      (id: string) => ({ id, data: { holderId: null }, wholeFolio: true }),
    ],
  ] as const;

  it.each(moves)(
    "takes back what %s moved out, and share gives what moved in",
    async (_, input) => {
      const { sender, to, meera, funds } = await household();
      const second = await addFund(sender, {
        holderId: meera,
        folioNumber: "2",
        amfiCode: null,
        schemeName: "Other",
      });
      await share(sender, to, { holders: [meera] });
      okay(await sender.mutate("funds.update", input(funds.hers)));
      okay(await sender.mutate("funds.update", { id: funds.mine, data: { holderId: meera } }));
      expect(await idsSeen(to, sender)).toEqual([funds.hers, second].toSorted());
      const isWhole = "wholeFolio" in input("");
      expect(okay(await update(sender, to))).toEqual({ updated: isWhole ? 2 : 1 });
      expect(okay(await share(sender, to, { holders: [meera] }))).toEqual({ shared: 1 });
      expect(await idsSeen(to, sender)).toEqual(
        (isWhole ? [funds.mine] : [funds.mine, second]).toSorted(),
      );
    },
  );

  it("does not refresh a copy whose fund has moved out", async () => {
    const { sender, to, meera, funds } = await household();
    await share(sender, to, { holders: [meera] });
    okay(
      await sender.mutate("funds.update", { id: funds.hers, data: { holderId: null, units: 99 } }),
    );
    expectRefusal(await share(sender, to, { holders: [meera] }), "sharing/no-funds");
    expect((await seenBy(to, sender)).funds.map(({ units }) => units)).toEqual([10]);
    expect(okay(await update(sender, to))).toEqual({ updated: 1 });
    expect(await storedBetween(databaseUrl, sender, to)).toEqual({ shares: 1, copies: 0 });
  });

  it("never widens where a person is deleted, whoever gets their funds", async () => {
    const { sender, to, meera, ravi, funds } = await household();
    const third = await registerRecipient(baseUrl);
    await share(sender, to, { holders: [meera], showHolder: true });
    await share(sender, third, { holders: [meera, ravi], showHolder: true });
    okay(await sender.mutate("holders.delete", { id: meera, moveTo: ravi }));
    expect(okay(await update(sender, to))).toEqual({ updated: 0 });
    expect(await idsSeen(to, sender)).toEqual([]);
    expect(await termsFor(sender, to)).toEqual({ holders: [], showHolder: true });
    expect(okay(await update(sender, third))).toEqual({ updated: 1 });
    expect(await namesSeen(third, sender)).toEqual({ [funds.hers]: "Ravi", [funds.his]: "Ravi" });
    expect(await termsFor(sender, third)).toEqual({ holders: [ravi], showHolder: true });
    expect(okay(await share(sender, to, { holders: [ravi] }))).toEqual({ shared: 2, takenBack: 0 });
  });

  it("follows an import and its undoing only for them", async () => {
    const { sender, to, meera, ravi, funds } = await household();
    await share(sender, to, { holders: [meera] });
    const items = [
      fundItem({ folioNumber: "701", holderId: meera }),
      transactionItem("a"),
      fundItem({ folioNumber: "702", holderId: ravi }),
      transactionItem("b", {}, 2),
      fundItem({ folioNumber: "703" }),
      transactionItem("c", {}, 4),
    ];
    const input = commitInput(items);
    await commit(sender, input);
    expect(okay(await update(sender, to))).toEqual({ updated: 0 });
    expect(okay(await share(sender, to, { holders: [meera] }))).toEqual({ shared: 1 });
    expect((await seenBy(to, sender)).funds.map(({ folioNumber }) => folioNumber)).toEqual([
      "701",
      "2",
    ]);
    okay(await sender.mutate("imports.undo", { importId: input.importId }));
    expect(okay(await update(sender, to))).toEqual({ updated: 1 });
    expect(await idsSeen(to, sender)).toEqual([funds.hers]);
  });

  it("follows a fund restored from Recently deleted by its person", async () => {
    const { sender, to, meera, funds } = await household();
    const terms = { holders: [meera] };
    await addFund(sender, { holderId: meera });
    await share(sender, to, terms);
    const deleted = async (id: string) =>
      okay<{ removalId: string }>(await sender.mutate("funds.delete", { id })).removalId;
    const [hers, his] = [await deleted(funds.hers), await deleted(funds.his)];
    expect(okay(await update(sender, to))).toEqual({ updated: 1 });
    for (const id of [hers, his]) okay(await sender.mutate("removals.restore", { id }));
    expect(okay(await update(sender, to))).toEqual({ updated: 0 });
    expect(okay(await share(sender, to, terms))).toEqual({ shared: 1 });
    expect(await idsSeen(to, sender)).toContain(funds.hers);
    expect(await idsSeen(to, sender)).not.toContain(funds.his);
  });
});

describe("removals.restore of a share with some persons", () => {
  it("brings back its terms, by sender or recipient, without a person deleted since", async () => {
    const { sender, to, meera, ravi, funds } = await household();
    await share(sender, to, { holders: [meera, ravi], showHolder: true });
    const before = await seenBy(to, sender);
    const { removalId } = okay<{ removalId: string }>(await unshare(sender, to));
    okay(await sender.mutate("removals.restore", { id: removalId }));
    expect(await seenBy(to, sender)).toEqual(before);
    const terms = { holders: [meera, ravi].toSorted(), showHolder: true };
    expect(await termsFor(sender, to)).toEqual(terms);

    const removed = okay<{ removalId: string }>(
      await to.mutate("sharing.remove", { senderId: sender.id }),
    );
    okay(await sender.mutate("holders.delete", { id: meera, moveTo: null }));
    okay(await to.mutate("removals.restore", { id: removed.removalId }));
    expect(await termsFor(sender, to)).toEqual({ holders: [ravi], showHolder: true });
    expect(await idsSeen(to, sender)).toEqual([funds.his]);
  });

  it("does not hand out a fund that has since become another person's", async () => {
    const { sender, to, meera, ravi, funds } = await household();
    const second = await addFund(sender, { holderId: meera });
    await share(sender, to, { holders: [meera] });
    const unshared = okay<{ removalId: string }>(await unshare(sender, to));
    okay(await sender.mutate("funds.update", { id: funds.hers, data: { holderId: null } }));
    okay(await sender.mutate("removals.restore", { id: unshared.removalId }));
    expect(await idsSeen(to, sender)).toEqual([second]);

    const removed = okay<{ removalId: string }>(
      await to.mutate("sharing.remove", { senderId: sender.id }),
    );
    okay(await sender.mutate("funds.update", { id: second, data: { holderId: ravi } }));
    expect(await refusalOfRestoring(to, removed.removalId)).toBe("removals/not-covered");
    expect(await storedBetween(databaseUrl, sender, to)).toEqual(nothingStored);
    okay(await sender.mutate("funds.update", { id: second, data: { holderId: meera } }));
    okay(await to.mutate("removals.restore", { id: removed.removalId }));
    expect(await idsSeen(to, sender)).toEqual([second]);
  });

  it("is refused once its only person was deleted and another got the funds", async () => {
    const { sender, to, meera } = await household();
    await share(sender, to, { holders: [meera] });
    const { removalId } = okay<{ removalId: string }>(await unshare(sender, to));
    okay(await sender.mutate("holders.delete", { id: meera, moveTo: null }));
    expect(await refusalOfRestoring(sender, removalId)).toBe("removals/not-covered");
    expect(await storedBetween(databaseUrl, sender, to)).toEqual(nothingStored);
  });

  it("brings back the copies of an account deleted before the removal, but not after", async () => {
    const { sender, to, meera, funds } = await household();
    const third = await registerRecipient(baseUrl);
    await share(sender, to, { holders: [meera] });
    await share(sender, third, { holders: [meera] });
    const removedBy = async (user: RegisteredUser) =>
      okay<{ removalId: string }>(await user.mutate("sharing.remove", { senderId: sender.id }))
        .removalId;
    const before = await removedBy(third);
    okay(await sender.mutate("account.delete"));
    okay(await to.mutate("removals.restore", { id: await removedBy(to) }));
    expect(await idsSeen(to, sender)).toEqual([funds.hers]);
    expect(await refusalOfRestoring(third, before)).toBe("removals/not-found");
  });
});

describe("a share from before persons could be chosen", () => {
  it("gives everyone's funds as before, also once it is restored", async () => {
    const { sender, to, funds } = await household();
    await runSql(
      databaseUrl,
      `insert into shares (recipient_id, sender_id, sender_name, sender_email, created_at)
       values (?, ?, 'Asha Rao', ?, 1)`,
      [to.id, sender.id, sender.email],
    );
    expect(await termsFor(sender, to)).toEqual({ holders: null, showHolder: false });
    expect(okay(await share(sender, to))).toEqual({ shared: 3 });
    expect(okay(await update(sender, to))).toEqual({ updated: 0 });
    const { removalId } = okay<{ removalId: string }>(await unshare(sender, to));
    await runSql(
      databaseUrl,
      `update removed_rows set content = json_remove(content, '$.holders', '$.showHolder', '$.holderName')
       where removal_id = ?`,
      [removalId],
    );
    okay(await sender.mutate("removals.restore", { id: removalId }));
    expect(await termsFor(sender, to)).toEqual({ holders: null, showHolder: false });
    expect(await idsSeen(to, sender)).toEqual(Object.values(funds).toSorted());
    expect(okay(await share(sender, to, { showHolder: true }))).toEqual({
      shared: 0,
      takenBack: 0,
    });
  });

  it("needs no person: an account with its owner alone can name itself", async () => {
    const [sender, to] = [await registerUser(baseUrl), await registerRecipient(baseUrl)];
    const input = fundInput();
    okay(await sender.mutate("funds.add", input));
    expect(okay(await share(sender, to, { holders: [me] }))).toEqual({ shared: 1 });
    const { id: holderId } = okay<{ id: string }>(
      await sender.mutate("holders.add", holderInput()),
    );
    await addFund(sender, { holderId });
    expectRefusal(await share(sender, to, { holders: [me] }), "sharing/no-new-funds");
    expect(await idsSeen(to, sender)).toEqual([input.id]);
  });
});
