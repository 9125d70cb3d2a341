import { beforeAll, describe, expect, inject, it } from "vitest";
import { register, type ApiClient } from "../../support/api/api-client.ts";
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
