import { beforeAll, describe, expect, inject, it } from "vitest";
import type { ExportedData } from "../../../src/server/account/procedures/export-data.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { apiClient } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import {
  expectRefusal,
  nothingStored,
  registerRecipient,
  registerUser,
  seenBy,
  sharingPair,
  storedBetween,
  type RegisteredUser,
  unshare,
  update,
} from "../../support/api/sharing.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

beforeAll(() => loadFeed(databaseUrl, navFixture("six-columns")));

describe("received copies", () => {
  it("stay when the fund is deleted, the permission is switched off or the sender's account is deleted", async () => {
    const { sender, to, ids } = await sharingPair(baseUrl);
    await sender.mutate("funds.delete", { id: ids[0] });
    await to.mutate("sharing.setPermission", { canShare: false });
    expect((await sender.mutate("account.delete")).status).toBe(200);
    const { funds, sender: seen } = await seenBy(to, sender);
    expect(funds).toHaveLength(2);
    expect(seen).toMatchObject({ senderName: "Asha Rao", senderEmail: sender.email });
  });

  it("are deleted with the recipient's account", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    expect((await to.mutate("account.delete")).status).toBe(200);
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
      const [copy] = await runSql(
        databaseUrl,
        "select count(*) as kept from shared_funds where sender_id = ? and recipient_id = ? and nav = '404.73'",
        [sender.id, to.id],
      );
      expect(copy?.["kept"]).toBe(2);
      const [own] = await runSql(
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
    await sender.mutate("sharing.keepUp", { recipientId: to.id });
    const downloaded = async (client: RegisteredUser): Promise<ExportedData> => {
      const answer = await fetch(`${baseUrl}/api/account/data.json`, {
        headers: { cookie: client.cookie() },
      });
      return answer.json();
    };
    const { sender: seen, funds } = await seenBy(to, sender);
    expect(seen.keepsUp).toBe("on");
    expect(await downloaded(to)).toMatchObject({
      received: [{ sender: seen, funds }],
      sharedWith: [],
      blocked: [],
    });
    expect(await downloaded(sender)).toMatchObject({
      received: [],
      sharedWith: [{ id: to.id, email: to.email, keepsUp: true }],
    });
  });

  it("are visible to their recipient only", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    const stranger = await registerRecipient(baseUrl);
    const before = await seenBy(to, sender);
    for (const client of [stranger, sender]) {
      for (const senderId of [sender.id, to.id]) {
        expectRefusal(
          await client.query("sharing.senderFunds", { senderId }),
          "sharing/not-shared",
        );
        expect((await client.mutate("sharing.remove", { senderId })).data).toEqual({ removed: 0 });
        expectRefusal(await client.mutate("sharing.block", { senderId }), "sharing/not-shared");
      }
    }
    expectRefusal(await update(stranger, to), "sharing/not-shared");
    expect((await unshare(stranger, to)).data).toEqual({ unshared: 0 });
    for (const fund of before.funds) {
      const { error } = await to.mutate("funds.update", { id: fund.id, data: { units: 1 } });
      expect(error?.data.appCode).toBe("funds/not-found");
    }
    expect(await seenBy(to, sender)).toEqual(before);
  });

  it("cannot be read without a sender or a session", async () => {
    const user = await registerUser(baseUrl);
    for (const input of [undefined, {}, { senderId: "" }, { senderId: null }]) {
      expectRefusal(await user.query("sharing.senderFunds", input), "sharing/no-sender");
    }
    const anonymous = apiClient(baseUrl);
    const asked = await Promise.all([
      anonymous.query("sharing.senders"),
      anonymous.query("sharing.recipients"),
      anonymous.query("sharing.blocked"),
      anonymous.query("sharing.senderFunds", { senderId: "x" }),
      anonymous.mutate("sharing.setPermission", { canShare: true }),
      ...["share", "update", "unshare"].map((act) =>
        anonymous.mutate(`sharing.${act}`, { recipientId: "x" }),
      ),
      ...["remove", "block", "unblock"].map((act) =>
        anonymous.mutate(`sharing.${act}`, { senderId: "x" }),
      ),
    ]);
    for (const { error } of asked) expect(error?.data.appCode).toBe("auth/unauthenticated");
  });
});
