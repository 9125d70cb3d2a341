import { beforeAll, describe, expect, inject, it } from "vitest";
import { holderInput } from "../../support/api/holders.ts";
import {
  addLedger,
  ledgerInput,
  ledgerOf,
  okay,
  transactionInput,
} from "../../support/api/ledgers.ts";
import { fundInput, register, type ApiClient } from "../../support/api/api-client.ts";
import {
  calls,
  createResources,
  type Procedure,
  type Resources,
} from "../../support/api/procedures.ts";

const baseUrl = inject("baseUrl");

type Ending = { input?: (things: Resources) => unknown };

/** Everything that deletes, ends, withdraws or brings back. */
const endings = {
  "account.endOtherSessions": {},
  "account.endSession": {
    // The caller's own would end the calls as well.
    input: () => ({ id: "a".repeat(64) }),
  },
  "account.withdrawInvitation": {},
  "auth.logout": {},
  "factor.cancelLoss": {},
  "factor.turnOff": {},
  "funds.delete": {},
  "goals.delete": {},
  "holders.delete": {},
  "imports.undo": {},
  "passkeys.remove": {},
  "removals.restore": {},
  "sharing.block": {},
  "sharing.dismissEnded": {},
  "sharing.remove": {},
  "sharing.unblock": {},
  "sharing.unshare": {},
  "sips.delete": {},
  "targets.remove": {},
  "transactions.delete": {},
  "watch.remove": {},
} satisfies Partial<Record<Procedure, Ending>>;

/** Not repeated here, and why. */
const others: Partial<Record<Procedure, string>> = {
  "account.delete": "the account and its session are gone",
  "tokens.revoke": "a second one is refused; tokens.test.ts repeats it",
  "account.unlinkProvider": "needs a provider; unlinkProvider.test.ts repeats it",
};

const isEnding = ([procedure, { kind }]: [string, { kind: string }]) =>
  kind === "mutate" &&
  /\.(delete|end|undo|unshare|remove|dismiss|unblock|block|unlink|withdraw|logout|restore|revoke|turnOff|cancelLoss$)/.test(
    procedure,
  );

describe("the procedures that end something", () => {
  it("are all repeated here", () => {
    expect(
      Object.entries(calls)
        .filter(isEnding)
        .map(([procedure]) => procedure)
        .toSorted(),
    ).toEqual([...Object.keys(endings), ...Object.keys(others)].toSorted());
  });
});

describe.concurrent.each(Object.entries(endings) as [Procedure, Ending][])(
  "%s",
  (procedure, ending) => {
    const send = (user: ApiClient, things: Resources) =>
      user.mutate(procedure, (ending.input ?? calls[procedure].input)?.(things));

    it("answers as done when its answer was lost and it is sent again", async () => {
      const things = await createResources(baseUrl);
      const first = await send(things.owner, things);
      expect(first.error).toBeUndefined();
      const second = await send(things.owner, things);
      expect(second.error).toBeUndefined();
      expect(Object.keys(second.data as object)).toEqual(Object.keys(first.data as object));
    });
  },
);

describe("an add that arrives again after its deletion", () => {
  const adds: [Procedure, Procedure, (fundId: string) => { id: string }][] = [
    ["funds.add", "funds.delete", () => fundInput()],
    ["funds.add", "funds.delete", () => ledgerInput()],
    ["holders.add", "holders.delete", () => holderInput()],
    ["transactions.add", "transactions.delete", (fundId) => ({ fundId, ...transactionInput() })],
  ];

  it.concurrent.each(adds)("is refused until that is restored: %s", async (add, end, inputOf) => {
    const owner = await register(baseUrl);
    const input = inputOf(await addLedger(owner));
    const send = () => owner.mutate(add, input);
    okay(await send());
    const { removalId } = okay<{ removalId: string }>(await owner.mutate(end, { id: input.id }));
    expect((await send()).error?.data.appCode).toBe("removals/deleted-since");
    okay(await owner.mutate("removals.restore", { id: removalId }));
    okay(await send());
    okay(await owner.mutate(end, { id: input.id }));
    okay(await owner.mutate(add, { ...input, id: crypto.randomUUID() }));
  });

  it("is refused for a switch, whichever of its legs was deleted", async () => {
    const owner = await register(baseUrl);
    const [fromFundId, toFundId] = [await addLedger(owner), await addLedger(owner)];
    for (const fundId of [fromFundId, toFundId]) {
      const input = {
        id: crypto.randomUUID(),
        fromFundId,
        toFundId,
        date: "2024-02-05",
        unitsOut: 10,
        unitsIn: 10,
        amount: 500,
      };
      okay(await owner.mutate("transactions.switch", input));
      const { transactions } = await ledgerOf(owner, fundId);
      const leg = transactions.find(({ pairId }) => pairId !== null);
      okay(await owner.mutate("transactions.delete", { id: leg?.id }));
      const { error } = await owner.mutate("transactions.switch", input);
      expect(error?.data.appCode).toBe("removals/deleted-since");
    }
  });
});

describe("a repeated call", () => {
  let things: Resources;
  let stranger: ApiClient;
  beforeAll(async () => {
    things = await createResources(baseUrl);
    stranger = await register(baseUrl, "Stranger");
  });

  it.each([
    "funds.delete",
    "sips.delete",
    "transactions.delete",
    "holders.delete",
    "goals.delete",
    "imports.undo",
  ] as const)(
    "tells a stranger no more about another's deleted id than about any other: %s",
    async (procedure) => {
      const input = calls[procedure].input?.(things) as Record<string, string>;
      const [name = ""] = Object.keys(input);
      await things.owner.mutate(procedure, input);
      const ofOwner = await stranger.mutate(procedure, input);
      const ofNobody = await stranger.mutate(procedure, { [name]: crypto.randomUUID() });
      expect([ofOwner.status, ofOwner.data, ofOwner.error?.message]).toEqual([
        ofNobody.status,
        ofNobody.data,
        ofNobody.error?.message,
      ]);
    },
  );
});
