import { beforeAll, describe, expect, inject, it } from "vitest";
import type { EndedShare } from "../../../src/shared/sharing/schema.ts";
import { apiClient, password, type ApiClient } from "../../support/api/api-client.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import {
  addFund,
  expectRefusal,
  nothingStored,
  registerUser,
  registerRecipient,
  share,
  sharingPair,
  storedBetween,
  unshare,
} from "../../support/api/sharing.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

beforeAll(() => loadFeed(databaseUrl, navFixture("six-columns")));

describe("sharing.unshare", () => {
  it("removes every copy by the recipient's next request", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    expect((await to.query("auth.me")).data).toMatchObject({ sharedWithMe: true });
    const { data: done } = await unshare(sender, to);
    expect(done).toMatchObject({ unshared: 2 });
    expectRefusal(
      await to.query("sharing.senderFunds", { senderId: sender.id }),
      "sharing/not-shared",
    );
    expect((await to.query("sharing.senders")).data).toEqual([]);
    expect((await to.query("auth.me")).data).toMatchObject({ sharedWithMe: false });
    expect(await storedBetween(databaseUrl, sender, to)).toEqual(nothingStored);
    expect((await unshare(sender, to)).data).toEqual(done);
  });

  it("tells the recipient until the sender shares again, or the recipient has removed them", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    const ended = async () => (await to.query("sharing.ended")).data;
    expect(await ended()).toEqual([]);
    await unshare(sender, to);
    const told = {
      senderUid: sender.id,
      senderName: sender.name,
      senderEmail: sender.email,
      endedAt: expect.stringMatching(/^20.*Z$/),
    };
    expect(await ended()).toEqual([told]);
    expect((await sender.query("sharing.ended")).data).toEqual([]);
    expect((await (await registerUser(baseUrl)).query("sharing.ended")).data).toEqual([]);
    await share(sender, to);
    expect(await ended()).toEqual([]);
    await unshare(sender, to);
    expect(await ended()).toEqual([told]);
    await share(sender, to);
    await to.mutate("sharing.remove", { senderId: sender.id });
    expect(await ended()).toEqual([]);
  });

  it("is listed on no device once the recipient has dismissed it, until sharing ends again", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    const other = await registerUser(baseUrl);
    await addFund(other);
    await share(other, to);
    await unshare(sender, to);
    await unshare(other, to);
    const ended = async (who: ApiClient = to) =>
      ((await who.query("sharing.ended")).data as EndedShare[]).map(({ senderUid }) => senderUid);
    const dismiss = (who: ApiClient) => who.mutate("sharing.dismissEnded", { senderId: sender.id });
    expect((await dismiss(await registerUser(baseUrl))).status).toBe(200);
    expect((await ended()).toSorted()).toEqual([sender.id, other.id].toSorted());
    for (const answer of [await dismiss(to), await dismiss(to)]) {
      expect(answer.data).toEqual({ ok: true });
    }
    expect(await ended()).toEqual([other.id]);
    const again = apiClient(baseUrl);
    await again.mutate("auth.login", { email: to.email, password });
    expect(await ended(again)).toEqual([other.id]);
    const headers = { cookie: to.cookie() };
    const { endedShares } = await (
      await fetch(`${baseUrl}/api/account/data.json`, { headers })
    ).json();
    expect(endedShares).toMatchObject([
      { senderUid: other.id, dismissedAt: null },
      { senderUid: sender.id, dismissedAt: expect.stringMatching(/^20.*Z$/) },
    ]);
    await share(sender, to);
    await unshare(sender, to);
    expect(await ended()).toEqual([sender.id, other.id]);
  });

  it("requires no permission and keeps other users' copies", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    const other = await registerUser(baseUrl);
    await addFund(other);
    await share(other, to);
    const third = await registerRecipient(baseUrl);
    await share(sender, third);
    await to.mutate("sharing.setPermission", { canShare: false });
    expect((await unshare(sender, to)).data).toMatchObject({ unshared: 2 });
    expect(await storedBetween(databaseUrl, other, to)).toEqual({ shares: 1, copies: 1 });
    expect(await storedBetween(databaseUrl, sender, third)).toEqual({ shares: 1, copies: 2 });
  });

  it("unshares once for ten concurrent clicks", async () => {
    const { sender, to } = await sharingPair(baseUrl);
    const answers = await Promise.all(Array.from({ length: 10 }, () => unshare(sender, to)));
    const [first] = answers;
    expect(first?.data).toEqual({ unshared: 2, removalId: expect.any(String) });
    expect(answers.map(({ data }) => data)).toEqual(answers.map(() => first?.data));
    expect((await sender.query("removals.list")).data).toHaveLength(1);
  });
});
