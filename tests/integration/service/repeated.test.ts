import { beforeAll, describe, expect, inject, it } from "vitest";
import { me } from "../../../src/shared/holders/holder.ts";
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
import {
  addFund,
  nothingStored,
  recipientsFor,
  registerRecipient,
  registerUser,
  share,
  storedBetween,
  unshare,
  type RegisteredUser,
} from "../../support/api/sharing.ts";

const [baseUrl, databaseUrl] = [inject("baseUrl"), inject("databaseUrl")];

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
  "calendar.revoke": { input: () => ({ whose: "everyone" }) },
  "factor.cancelLoss": {},
  "factor.turnOff": {},
  "funds.delete": {},
  "goals.delete": {},
  "holders.delete": {},
  "imports.undo": {},
  "passkeys.remove": {},
  "push.remove": {},
  "removals.restore": {},
  "sharing.block": {},
  "sharing.dismissEnded": {},
  "sharing.refuseKeepUp": {},
  "sharing.remove": {},
  "sharing.stopKeepUp": {},
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
  "inbox.restore": "needs an inbox; inbox/receive.test.ts repeats it",
  "account.unlinkProvider": "needs a provider; unlinkProvider.test.ts repeats it",
};

const isEnding = ([procedure, { kind }]: [string, { kind: string }]) =>
  kind === "mutate" &&
  /\.(delete|end|undo|unshare|stop|refuse|remove|dismiss|unblock|block|unlink|withdraw|logout|restore|revoke|turnOff|cancelLoss$)/.test(
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

describe("a share that arrives again", () => {
  const versionFor = async (sender: ApiClient, { name }: RegisteredUser) =>
    (await recipientsFor(sender, { query: name })).recipients[0]?.version;
  const pair = async () => {
    const sender = await registerUser(baseUrl);
    const to = await registerRecipient(baseUrl, `Ravi ${crypto.randomUUID()}`);
    await addFund(sender);
    return { sender, to };
  };

  it("is refused after it was taken back, until that is restored", async () => {
    const { sender, to } = await pair();
    const late = { version: await versionFor(sender, to) };
    okay(await share(sender, to, late));
    const { removalId } = okay<{ removalId: string }>(await unshare(sender, to));
    expect((await share(sender, to, late)).error?.data.appCode).toBe("sharing/changed");
    expect(await storedBetween(databaseUrl, sender, to)).toEqual(nothingStored);
    const again = { version: await versionFor(sender, to) };
    okay(await sender.mutate("removals.restore", { id: removalId }));
    const narrow = { holders: [me], showHolder: true };
    expect((await share(sender, to, { ...again, ...narrow })).error?.data.appCode).toBe(
      "sharing/changed",
    );
    okay(await unshare(sender, to));
    okay(await share(sender, to, { version: await versionFor(sender, to) }));
  });

  it("is refused after it got other terms, and answered as before while it has its own", async () => {
    const { sender, to } = await pair();
    const first = { version: await versionFor(sender, to), holders: null };
    okay(await share(sender, to, first));
    const version = await versionFor(sender, to);
    expect((await share(sender, to, first)).error?.data.appCode).toBe("sharing/no-new-funds");
    expect(await versionFor(sender, to)).toBe(version);
    okay(await share(sender, to, { version, holders: [me] }));
    expect((await share(sender, to, first)).error?.data.appCode).toBe("sharing/changed");
    okay(await share(sender, to, { version: await versionFor(sender, to), holders: null }));
  });

  it("tells a recipient who blocked the sender not apart from one who permits no sharing", async () => {
    const { sender, to } = await pair();
    const late = { version: await versionFor(sender, to) };
    okay(await share(sender, to, late));
    okay(await to.mutate("sharing.block", { senderId: sender.id }));
    const blocked = await share(sender, to, { version: crypto.randomUUID() });
    expect(blocked.error?.data.appCode).toBe("sharing/not-allowed");
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
