// @module-tag long
import fc from "fast-check";
import { beforeAll, expect, inject, it } from "vitest";
import { isHeldBy } from "../../../src/shared/holders/held-by.ts";
import { me } from "../../../src/shared/holders/holder.ts";
import { addHolder } from "../../support/api/holders.ts";
import { okay } from "../../support/api/ledgers.ts";
import {
  addFund,
  registerRecipient,
  registerUser,
  seenBy,
  share,
  unshare,
  update,
} from "../../support/api/sharing.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";

const baseUrl = inject("baseUrl");
beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("six-columns")));

/** The account's owner, then the others. */
const whose = fc.nat({ max: 2 });
const at = fc.nat();
const to = fc.nat({ max: 1 });
const terms = fc.record({
  holders: fc.option(fc.subarray([0, 1, 2], { minLength: 1 })),
  showHolder: fc.boolean(),
});
const act = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("add" as const), whose }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("move" as const), at, whose }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("share" as const), to, terms: fc.option(terms) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("update" as const), to }) },
  fc.record({ kind: fc.constant("edit" as const), at, units: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ kind: fc.constant("delete" as const), at }),
  fc.record({ kind: fc.constant("rename" as const), whose: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ kind: fc.constant("unshare" as const), to }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

type Fund = { holderId: string | null; units: number };
type Terms = { holders: string[] | null; showHolder: boolean };
type Copy = { units: number; holderName: string | null };

const asAtFirst: Terms = { holders: null, showHolder: false };

/** What a recipient has, by the rules as a user knows them. */
class Received {
  terms: Terms | null = null;
  copies = new Map<string, Copy>();

  share(wanted: Terms, funds: Map<string, Fund>, names: Map<string | null, string>) {
    const given = givenFunds(wanted, funds);
    if (given.length === 0) return;
    const isOther = this.terms !== null && JSON.stringify(this.terms) !== JSON.stringify(wanted);
    const fresh = new Map(given.map(([id, fund]) => [id, copyOf(fund, wanted, names)]));
    if (isOther) {
      const kept = [...this.copies].flatMap(([id, { units }]): [string, Copy][] => {
        const copy = fresh.get(id);
        return copy === undefined ? [] : [[id, { units, holderName: copy.holderName }]];
      });
      this.copies = new Map(kept);
    }
    this.terms = wanted;
    this.copies = new Map([...fresh, ...this.copies]);
  }

  update(funds: Map<string, Fund>, names: Map<string | null, string>) {
    const { terms: stored, copies } = this;
    if (stored === null) return;
    const given = givenFunds(stored, funds).filter(([id]) => copies.has(id));
    this.copies = new Map(given.map(([id, fund]) => [id, copyOf(fund, stored, names)]));
  }

  unshare() {
    this.terms = null;
    this.copies = new Map();
  }
}

const givenFunds = ({ holders }: Terms, funds: Map<string, Fund>) =>
  [...funds].filter(
    ([, fund]) => holders === null || holders.some((holder) => isHeldBy(fund, holder)),
  );

const copyOf = (
  { units, holderId }: Fund,
  { showHolder }: Terms,
  names: Map<string | null, string>,
) => ({
  units,
  holderName: showHolder ? (names.get(holderId) ?? "nobody") : null,
});

it("recipients see what their terms say of a household, whatever is added, moved, edited, deleted and shared", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 20 }), async (acts) => {
      const [sender, ...recipients] = await Promise.all([
        registerUser(baseUrl, "Asha Rao"),
        registerRecipient(baseUrl),
        registerRecipient(baseUrl),
      ]);
      const [meera, ravi] = [
        await addHolder(sender, { name: "Meera" }),
        await addHolder(sender, { name: "Ravi" }),
      ];
      const persons = [null, meera.id, ravi.id];
      const names = new Map([
        [null, sender.name],
        [meera.id, meera.name],
        [ravi.id, ravi.name],
      ]);
      const funds = new Map<string, Fund>();
      const received = recipients.map(() => new Received());

      const perform = async (one: Act) => {
        const holderId = "whose" in one ? (persons[one.whose] ?? null) : null;
        const id = "at" in one ? ([...funds.keys()][one.at % Math.max(funds.size, 1)] ?? "") : "";
        const fund = funds.get(id);
        const edit = async (data: Partial<Fund>) => {
          if (fund === undefined) return;
          okay(await sender.mutate("funds.update", { id, data }));
          Object.assign(fund, data);
        };
        if (one.kind === "add") {
          funds.set(await addFund(sender, { holderId }), { holderId, units: 10 });
        } else if (one.kind === "move") await edit({ holderId });
        else if (one.kind === "edit") await edit({ units: one.units });
        else if (one.kind === "delete") {
          if (funds.delete(id)) okay(await sender.mutate("funds.delete", { id }));
        } else if (one.kind === "rename") {
          const name = `Person ${crypto.randomUUID().slice(0, 8)}`;
          okay(await sender.mutate("holders.update", { id: holderId, data: { name } }));
          names.set(holderId, name);
        } else {
          const [recipient, model] = [recipients[one.to], received[one.to]];
          if (recipient === undefined || model === undefined) throw new Error("no such recipient");
          if (one.kind === "share") {
            const named = one.terms && {
              holders: one.terms.holders?.map((person) => persons[person] ?? me) ?? null,
              showHolder: one.terms.showHolder,
            };
            await share(sender, recipient, named ?? {});
            model.share(named ?? model.terms ?? asAtFirst, funds, names);
          } else if (one.kind === "update") {
            await update(sender, recipient);
            model.update(funds, names);
          } else {
            await unshare(sender, recipient);
            model.unshare();
          }
        }
      };

      const start: Act[] = [0, 1, 2].map((person) => ({ kind: "add", whose: person }));
      const end: Act = { kind: "update", to: 0 };
      for (const one of [...start, ...acts, end]) {
        await perform(one);
        if (!("to" in one)) continue;
        for (const [index, recipient] of recipients.entries()) {
          const model = received[index];
          if (model?.terms === null) {
            const { status } = await recipient.query("sharing.senderFunds", {
              senderId: sender.id,
            });
            expect(status).toBe(404);
          } else {
            const seen = (await seenBy(recipient, sender)).funds;
            expect(
              new Map(seen.map(({ id, units, holderName }) => [id, { units, holderName }])),
            ).toEqual(model?.copies);
          }
        }
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
}, 90_000);
