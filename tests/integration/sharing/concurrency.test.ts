// @module-tag long
import fc from "fast-check";
import { beforeAll, expect, inject, it } from "vitest";
import type { FundList, ValuedFund } from "../../../src/shared/funds/schema.ts";
import type { Recipient, Sender } from "../../../src/shared/sharing/schema.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import {
  addFund,
  registerRecipient,
  recipientsFor,
  nothingStored,
  seenBy,
  share,
  sharingPair,
  storedBetween,
  unshare,
  update,
  type RegisteredUser,
} from "../../support/api/sharing.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
beforeAll(() => loadFeed(databaseUrl, navFixture("six-columns")));

const user = fc.nat({ max: 2 });
const act = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("add" as const), by: user }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("share" as const), by: user, to: user }) },
  fc.record({ kind: fc.constant("edit" as const), by: user, at: fc.nat(), units: fc.nat(99) }),
  fc.record({ kind: fc.constant("delete" as const), by: user, at: fc.nat() }),
  fc.record({ kind: fc.constant("update" as const), by: user, to: user }),
  fc.record({ kind: fc.constant("unshare" as const), by: user, to: user }),
  fc.record({ kind: fc.constant("remove" as const), by: user, to: user }),
  fc.record({ kind: fc.constant("permit" as const), by: user, canShare: fc.boolean() }),
  fc.record({ kind: fc.constant("read" as const), by: user, to: user }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** The fields of a copy that do not change with the list's NAVs. */
const facts = ({ id, folioNumber, category, investedAmount, units, createdAt }: ValuedFund) => ({
  id,
  folioNumber,
  category,
  investedAmount,
  units,
  createdAt,
});
const fundsOf = async (owner: RegisteredUser) =>
  ((await owner.query("funds.list")).data as FundList).funds;
const copiesOf = async (to: RegisteredUser, sender: RegisteredUser) => {
  const { funds } = await seenBy(to, sender);
  return funds;
};

it("copies are complete, listed on both sides, and equal after an update, for any concurrent changes of three users", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { maxLength: 10 }), { minLength: 2, maxLength: 3 }),
      async (tabs) => {
        const people = await Promise.all([1, 2, 3].map(() => registerRecipient(baseUrl)));
        const added = new Map<RegisteredUser, string[]>(people.map((one) => [one, []]));
        const perform = async (one: Act) => {
          const by = people[one.by];
          if (by === undefined) throw new Error("no such user");
          const own = added.get(by) ?? [];
          const id = "at" in one ? (own[one.at % Math.max(own.length, 1)] ?? "none") : "none";
          const other = "to" in one ? people[one.to] : undefined;
          if (one.kind === "add") own.push(await addFund(by));
          else if (one.kind === "edit") {
            await by.mutate("funds.update", { id, data: { units: one.units + 1 } });
          } else if (one.kind === "delete") await by.mutate("funds.delete", { id });
          else if (one.kind === "permit") {
            await by.mutate("sharing.setPermission", { canShare: one.canShare });
          } else if (other === undefined) throw new Error("no such user");
          else if (one.kind === "share") await share(by, other);
          else if (one.kind === "update") await update(by, other);
          else if (one.kind === "unshare") await unshare(by, other);
          else if (one.kind === "remove") {
            await by.mutate("sharing.remove", { senderId: other.id });
          } else await by.query("sharing.senderFunds", { senderId: other.id });
        };
        await Promise.all(
          tabs.map(async (acts) => {
            for (const one of acts) await perform(one);
          }),
        );
        for (const one of people) await one.mutate("sharing.setPermission", { canShare: true });
        for (const sender of people) {
          const own = await fundsOf(sender);
          const { recipients } = await recipientsFor(sender, { query: "" });
          const shared = recipients.filter(({ sharedAt }: Recipient) => sharedAt !== null);
          for (const to of people.filter((one) => one !== sender)) {
            const senders = (await to.query("sharing.senders")).data as Sender[];
            const isSender = senders.some(({ senderUid }) => senderUid === sender.id);
            expect(shared.some(({ id }) => id === to.id)).toBe(isSender);
            const answer = await update(sender, to);
            expect(answer.status).toBe(isSender ? 200 : 404);
            if (!isSender) continue;
            const copies = await copiesOf(to, sender);
            expect(new Set(copies.map(({ id }) => id)).size).toBe(copies.length);
            for (const copy of copies) {
              expect(own.map(facts)).toContainEqual(facts(copy));
            }
            await share(sender, to);
            expect((await copiesOf(to, sender)).map(facts)).toEqual(own.map(facts));
          }
        }
      },
    ),
    { numRuns: 12, endOnFailure: true },
  );
}, 90_000);

it("a recipient who blocks a sender during a share has no copies afterwards", async () => {
  for (let run = 0; run < 5; run += 1) {
    const { sender, to } = await sharingPair(baseUrl);
    await addFund(sender);
    await Promise.all([
      share(sender, to),
      to.mutate("sharing.block", { senderId: sender.id }),
      share(sender, to),
    ]);
    expect(await storedBetween(databaseUrl, sender, to)).toEqual(nothingStored);
  }
});
