import { beforeAll, describe, expect, inject, it } from "vitest";
import type { OwnData } from "../../src/server/account/own-data.ts";
import { navFixture } from "../support/fixtures.ts";
import { password, person } from "../support/person.ts";
import { rows } from "../support/rows.ts";
import { loadFeed } from "../support/scheme-list.ts";
import {
  expectRefusal,
  nothingStored,
  party,
  recipient,
  seenBy,
  sharingPair,
  storedBetween,
  type Party,
} from "../support/sharing.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

beforeAll(() => loadFeed(databaseUrl, navFixture("six-columns")));

describe("received copies", () => {
  it("stay when the fund is deleted, the permission is switched off or the sender's account is deleted", async () => {
    const { sender, to, ids } = await sharingPair(baseUrl);
    await sender.tell("funds.delete", { id: ids[0] });
    await to.tell("sharing.setPermission", { canShare: false });
    expect((await sender.tell("account.delete", { password })).status).toBe(200);
    const { funds, sender: seen } = await seenBy(to, sender);
    expect(funds).toHaveLength(2);
    expect(seen).toMatchObject({ senderName: "Asha Rao", senderEmail: sender.email });
  });

  it("are deleted with the recipient's account", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    expect((await to.tell("account.delete", { password })).status).toBe(200);
    expect(await storedBetween(databaseUrl, sender, to)).toEqual(nothingStored);
  });

  it("get their NAVs from the list when they are read, and store them", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    await loadFeed(databaseUrl, navFixture("eight-columns"));
    try {
      const { funds } = await seenBy(to, sender);
      expect(funds.map(({ nav, navDate }) => [nav, navDate])).toEqual([
        [404.73, "2026-08-19"],
        [404.73, "2026-08-19"],
      ]);
      const [copy] = await rows(
        databaseUrl,
        "select count(*) as kept from shared_funds where sender_id = ? and recipient_id = ? and nav = '404.73'",
        [sender.id, to.id],
      );
      expect(copy?.["kept"]).toBe(2);
      const [own] = await rows(
        databaseUrl,
        "select count(*) as kept from funds where user_id = ? and nav = '404.73'",
        [sender.id],
      );
      expect(own?.["kept"]).toBe(0);
    } finally {
      await loadFeed(databaseUrl, navFixture("six-columns"));
    }
    expect((await seenBy(to, sender)).funds.map(({ nav }) => nav)).toEqual([404.73, 404.73]);
  });

  it("are part of the recipient's data export, and the recipients part of the sender's", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    const downloaded = async (who: Party): Promise<OwnData> => {
      const answer = await fetch(`${baseUrl}/api/account/data.json`, {
        headers: { cookie: who.cookie() },
      });
      return answer.json();
    };
    const { sender: seen, funds } = await seenBy(to, sender);
    expect(await downloaded(to)).toMatchObject({
      received: [{ sender: seen, funds }],
      sharedWith: [],
      blocked: [],
    });
    expect(await downloaded(sender)).toMatchObject({
      received: [],
      sharedWith: [{ id: to.id, email: to.email }],
    });
  });

  it("are visible to their recipient only", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    const stranger = await recipient(baseUrl);
    const before = await seenBy(to, sender);
    for (const who of [stranger, sender]) {
      for (const senderId of [sender.id, to.id]) {
        expectRefusal(await who.ask("sharing.senderFunds", { senderId }), "sharing/not-shared");
        expectRefusal(await who.tell("sharing.remove", { senderId }), "sharing/not-shared");
        expectRefusal(await who.tell("sharing.block", { senderId }), "sharing/not-shared");
      }
    }
    for (const procedure of ["sharing.update", "sharing.unshare"]) {
      expectRefusal(await stranger.tell(procedure, { recipientId: to.id }), "sharing/not-shared");
    }
    for (const fund of before.funds) {
      const { error } = await to.tell("funds.update", { id: fund.id, data: { units: 1 } });
      expect(error?.data.appCode).toBe("funds/not-found");
    }
    expect(await seenBy(to, sender)).toEqual(before);
  });

  it("cannot be read without a sender or a session", async () => {
    const somebody = await party(baseUrl);
    for (const input of [undefined, {}, { senderId: "" }, { senderId: null }]) {
      expectRefusal(await somebody.ask("sharing.senderFunds", input), "sharing/no-sender");
    }
    const nobody = person(baseUrl);
    const asked = await Promise.all([
      nobody.ask("sharing.senders"),
      nobody.ask("sharing.recipients"),
      nobody.ask("sharing.blocked"),
      nobody.ask("sharing.senderFunds", { senderId: "x" }),
      nobody.tell("sharing.setPermission", { canShare: true }),
      ...["share", "update", "unshare"].map((act) =>
        nobody.tell(`sharing.${act}`, { recipientId: "x" }),
      ),
      ...["remove", "block", "unblock"].map((act) =>
        nobody.tell(`sharing.${act}`, { senderId: "x" }),
      ),
    ]);
    for (const { error } of asked) expect(error?.data.appCode).toBe("auth/unauthenticated");
  });
});
