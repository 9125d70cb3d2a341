import { beforeAll, describe, expect, inject, it } from "vitest";
import type { User } from "../../src/shared/auth/schema.ts";
import { navFixture } from "../support/fixtures.ts";
import { password } from "../support/person.ts";
import { rows } from "../support/rows.ts";
import { loadFeed } from "../support/scheme-list.ts";
import {
  addFund,
  expectRefusal,
  nothingStored,
  party,
  recipient,
  recipientsFor,
  share,
  sharingPair,
  storedBetween,
  type Party,
  update,
} from "../support/sharing.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

beforeAll(() => loadFeed(databaseUrl, navFixture("six-columns")));

describe("a recipient", () => {
  it("can remove a sender's copies, which can be shared again", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    expect((await to.tell("sharing.remove", { senderId: sender.id })).data).toEqual({ removed: 2 });
    expect(await storedBetween(databaseUrl, sender, to)).toEqual(nothingStored);
    expectRefusal(await to.tell("sharing.remove", { senderId: sender.id }), "sharing/not-shared");
    expectRefusal(await update(sender, to), "sharing/not-shared");
    expect((await share(sender, to)).data).toEqual({ shared: 2 });
  });

  it("can block a sender, who cannot find them or share with them until unblocked", async () => {
    const [sender, to] = [
      await party(baseUrl),
      await recipient(baseUrl, `Ravi ${crypto.randomUUID()}`),
    ];
    await addFund(sender);
    await share(sender, to);
    const found = async () =>
      (await recipientsFor(sender, { query: to.name })).recipients.map(({ id }) => id);
    expect(await found()).toEqual([to.id]);

    expect((await to.tell("sharing.block", { senderId: sender.id })).data).toEqual({ removed: 1 });
    expect((await to.tell("sharing.block", { senderId: sender.id })).data).toEqual({ removed: 0 });
    expect((await to.ask("sharing.blocked")).data).toEqual([
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
    expect((await recipientsFor(await party(baseUrl), { query: to.name })).recipients).toHaveLength(
      1,
    );

    await to.tell("sharing.unblock", { senderId: sender.id });
    expect((await to.ask("sharing.blocked")).data).toEqual([]);
    expect(await storedBetween(databaseUrl, sender, to)).toEqual(nothingStored);
    expect((await share(sender, to)).data).toEqual({ shared: 1 });
  });

  describe("who blocks a sender", () => {
    /** Somebody with an account that had been deleted, and another one under the same address. */
    const signUpAgain = async (sender: Party): Promise<Party> => {
      await sender.tell("account.delete", { password });
      const again = { name: sender.name, email: sender.email, password, confirmPassword: password };
      const { data } = await sender.tell("auth.register", again);
      await addFund(sender);
      return { ...sender, id: (data as { user: User }).user.id };
    };

    it("is hidden from another account with the same address", async () => {
      const { sender, to } = await sharingPair(baseUrl);
      await to.tell("sharing.block", { senderId: sender.id });
      const again = await signUpAgain(sender);
      expect(again.id).not.toBe(sender.id);
      expectRefusal(await share(again, to), "sharing/not-allowed");
      expect((await recipientsFor(again, { query: to.email })).recipients).toEqual([]);
      expect(await storedBetween(databaseUrl, again, to)).toEqual(nothingStored);
    });

    it("still lists a deleted sender, and unblocking allows the next account", async () => {
      const { sender, to } = await sharingPair(baseUrl);
      await to.tell("sharing.block", { senderId: sender.id });
      const again = await signUpAgain(sender);
      const blocked = [
        expect.objectContaining({ senderUid: sender.id, senderEmail: sender.email }),
      ];
      expect((await to.ask("sharing.blocked")).data).toEqual(blocked);
      const download = await fetch(`${baseUrl}/api/account/data.json`, {
        headers: { cookie: to.cookie() },
      });
      expect((await download.json()).blocked).toEqual(blocked);

      await to.tell("sharing.unblock", { senderId: sender.id });
      expect((await to.ask("sharing.blocked")).data).toEqual([]);
      expect((await share(again, to)).data).toEqual({ shared: 1 });
    });

    it("loses the copies of every account with the address, and unblocks them together", async () => {
      const { sender, to } = await sharingPair(baseUrl);
      const again = await signUpAgain(sender);
      await share(again, to);
      expect((await to.tell("sharing.block", { senderId: sender.id })).data).toEqual({
        removed: 3,
      });
      expect(await storedBetween(databaseUrl, again, to)).toEqual(nothingStored);
      // As a version that blocked by user alone could have left it.
      await rows(
        databaseUrl,
        `insert into sharing_blocks select recipient_id, ?, sender_name, sender_email, created_at
         from sharing_blocks where recipient_id = ?`,
        [again.id, to.id],
      );
      await to.tell("sharing.unblock", { senderId: sender.id });
      expect((await share(again, to)).data).toEqual({ shared: 1 });
    });

    it("deletes the block with their own account", async () => {
      const { sender, to } = await sharingPair(baseUrl);
      await to.tell("sharing.block", { senderId: sender.id });
      await to.tell("account.delete", { password });
      expect(
        await rows(databaseUrl, "select * from sharing_blocks where sender_email = ?", [
          sender.email,
        ]),
      ).toEqual([]);
    });
  });
});
