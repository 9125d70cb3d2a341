import { beforeAll, describe, expect, inject, it } from "vitest";
import type { User } from "../../../src/shared/auth/schema.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { password } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import {
  addFund,
  expectRefusal,
  nothingStored,
  registerUser,
  registerRecipient,
  recipientsFor,
  share,
  sharingPair,
  storedBetween,
  type RegisteredUser,
  update,
} from "../../support/api/sharing.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

beforeAll(() => loadFeed(databaseUrl, navFixture("six-columns")));

describe("a recipient", () => {
  it("can remove a sender's copies, which can be shared again", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    const { data: done } = await to.mutate("sharing.remove", { senderId: sender.id });
    expect(done).toMatchObject({ removed: 2 });
    expect(await storedBetween(databaseUrl, sender, to)).toEqual(nothingStored);
    expect((await to.mutate("sharing.remove", { senderId: sender.id })).data).toEqual(done);
    expectRefusal(await update(sender, to), "sharing/not-shared");
    expect((await share(sender, to)).data).toEqual({ shared: 2 });
  });

  it("can block a sender, who cannot find them or share with them until unblocked", async () => {
    const [sender, to] = [
      await registerUser(baseUrl),
      await registerRecipient(baseUrl, `Ravi ${crypto.randomUUID()}`),
    ];
    await addFund(sender);
    await share(sender, to);
    const found = async () =>
      (await recipientsFor(sender, { query: to.name })).recipients.map(({ id }) => id);
    expect(await found()).toEqual([to.id]);

    expect((await to.mutate("sharing.block", { senderId: sender.id })).data).toEqual({
      removed: 1,
    });
    expect((await to.mutate("sharing.block", { senderId: sender.id })).data).toEqual({
      removed: 0,
    });
    expect((await to.query("sharing.blocked")).data).toEqual([
      {
        senderUid: sender.id,
        senderName: sender.name,
        senderEmail: sender.email,
        blockedAt: expect.stringMatching(/Z$/),
      },
    ]);
    expect(await found()).toEqual([]);
    expectRefusal(await share(sender, to), "sharing/not-allowed");
    expect(await storedBetween(databaseUrl, sender, to)).toEqual(nothingStored);
    expect(
      (await recipientsFor(await registerUser(baseUrl), { query: to.name })).recipients,
    ).toHaveLength(1);

    await to.mutate("sharing.unblock", { senderId: sender.id });
    expect((await to.query("sharing.blocked")).data).toEqual([]);
    expect(await storedBetween(databaseUrl, sender, to)).toEqual(nothingStored);
    expect((await share(sender, to)).data).toEqual({ shared: 1 });
  });

  describe("who blocks a sender", () => {
    /** A deleted account and a new one with the same address. */
    const signUpAgain = async (sender: RegisteredUser): Promise<RegisteredUser> => {
      await sender.mutate("account.delete");
      const again = { name: sender.name, email: sender.email, password, confirmPassword: password };
      const { data } = await sender.mutate("auth.register", again);
      await addFund(sender);
      return { ...sender, id: (data as { user: User }).user.id };
    };

    it("is hidden from another account with the same address", async () => {
      const { sender, to } = await sharingPair(baseUrl);
      await to.mutate("sharing.block", { senderId: sender.id });
      const again = await signUpAgain(sender);
      expect(again.id).not.toBe(sender.id);
      expectRefusal(await share(again, to), "sharing/not-allowed");
      expect((await recipientsFor(again, { query: to.email })).recipients).toEqual([]);
      expect(await storedBetween(databaseUrl, again, to)).toEqual(nothingStored);
    });

    it("still lists a deleted sender, and unblocking allows the next account", async () => {
      const { sender, to } = await sharingPair(baseUrl);
      await to.mutate("sharing.block", { senderId: sender.id });
      const again = await signUpAgain(sender);
      const blocked = [
        expect.objectContaining({ senderUid: sender.id, senderEmail: sender.email }),
      ];
      expect((await to.query("sharing.blocked")).data).toEqual(blocked);
      const download = await fetch(`${baseUrl}/api/account/data.json`, {
        headers: { cookie: to.cookie() },
      });
      expect((await download.json()).blocked).toEqual(blocked);

      await to.mutate("sharing.unblock", { senderId: sender.id });
      expect((await to.query("sharing.blocked")).data).toEqual([]);
      expect((await share(again, to)).data).toEqual({ shared: 1 });
    });

    it("loses the copies of every account with the address, and unblocks them together", async () => {
      const { sender, to } = await sharingPair(baseUrl);
      const again = await signUpAgain(sender);
      await share(again, to);
      expect((await to.mutate("sharing.block", { senderId: sender.id })).data).toEqual({
        removed: 3,
      });
      expect(await storedBetween(databaseUrl, again, to)).toEqual(nothingStored);
      // As an earlier version, which blocked by user only, could have stored it.
      await runSql(
        databaseUrl,
        `insert into sharing_blocks select recipient_id, ?, sender_name, sender_email, created_at
         from sharing_blocks where recipient_id = ?`,
        [again.id, to.id],
      );
      await to.mutate("sharing.unblock", { senderId: sender.id });
      expect((await share(again, to)).data).toEqual({ shared: 1 });
    });

    it("deletes the block with their own account", async () => {
      const { sender, to } = await sharingPair(baseUrl);
      await to.mutate("sharing.block", { senderId: sender.id });
      await to.mutate("account.delete");
      expect(
        await runSql(databaseUrl, "select * from sharing_blocks where sender_email = ?", [
          sender.email,
        ]),
      ).toEqual([]);
    });
  });
});
