import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Category } from "../../src/shared/categories/schema.ts";
import type { AppCode } from "../../src/shared/errors.ts";
import type { Fund, FundList } from "../../src/shared/funds/schema.ts";
import { startFaultProxy, type FaultProxy } from "../support/fault-proxy.ts";
import { codeIn, newestMail } from "../support/outbox.ts";
import { ownProduct, type OwnProduct } from "../support/own-product.ts";
import {
  fundInput,
  investor,
  password,
  person,
  type Answer,
  type Person,
} from "../support/person.ts";
import { addFund, party, recipient, seenBy, sharingPair } from "../support/sharing.ts";
import { startUpstream, type Upstream } from "../support/upstream.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

/** The same database as the shared product's, behind a connection that can be cut. */
let proxy: FaultProxy;
let source: Upstream;
let product: OwnProduct;
beforeAll(async () => {
  proxy = await startFaultProxy(databaseUrl);
  source = await startUpstream();
  product = await ownProduct({
    DATABASE_URL: proxy.url,
    AMFI_NAV_URL: source.url,
    RATE_LIMITS: "off",
  });
});
afterAll(async () => {
  await product?.stop();
  await proxy?.stop();
  await source?.stop();
});

/** Somebody who goes by the connection that can be cut. */
const there = <Who extends Person>(who: Who): Who => ({
  ...who,
  ...person(product.url, who.cookie()),
  email: who.email,
});

/** Something that is done, and told again because no answer came. */
type Act = {
  tell: () => Promise<Answer>;
  /** The answer to the second time. */
  again: "done" | AppCode;
  /** That it happened, and once. */
  holds: () => Promise<void>;
  /** The round trip to the database that does it; the second by default, after the one that asks. */
  doneBy?: number;
};

const fundsOf = async (owner: Person) => ((await owner.ask("funds.list")).data as FundList).funds;

const countsOf = async (owner: Person) =>
  ((await owner.ask("categories.list")).data as Category[]).map(({ name, count }) => [name, count]);

const canSignIn = async (email: string, secret: string) =>
  (await person(baseUrl).tell("auth.login", { email, password: secret })).status === 200;

const newPassword = "battery staple";

/** What is safe to send twice, each with people of its own. */
const acts: Record<string, () => Promise<Act>> = {
  async "auth.register"() {
    const visitor = person(product.url);
    const { email } = visitor;
    const input = { name: "Asha", email, password, confirmPassword: password };
    return {
      tell: () => visitor.tell("auth.register", input),
      again: "auth/email-already-in-use",
      holds: async () => expect(await canSignIn(email, password)).toBe(true),
    };
  },
  async "auth.resetPassword"() {
    const { email } = await investor(baseUrl);
    await person(baseUrl).tell("auth.requestPasswordReset", { email });
    const code = codeIn(await newestMail(inject("outbox"), email));
    return {
      tell: () => person(product.url).tell("auth.resetPassword", { code, password: newPassword }),
      again: "auth/invalid-action-code",
      holds: async () => expect(await canSignIn(email, newPassword)).toBe(true),
    };
  },
  async "account.changePassword"() {
    const owner = await investor(baseUrl);
    const input = {
      currentPassword: password,
      password: newPassword,
      confirmPassword: newPassword,
    };
    return {
      tell: () => there(owner).tell("account.changePassword", input),
      // Its answer had the only session that is left.
      again: "auth/unauthenticated",
      doneBy: 3,
      holds: async () => expect(await canSignIn(owner.email, newPassword)).toBe(true),
    };
  },
  async "account.delete"() {
    const owner = await investor(baseUrl);
    return {
      tell: () => there(owner).tell("account.delete", { password }),
      again: "auth/unauthenticated",
      doneBy: 3,
      holds: async () => expect(await canSignIn(owner.email, password)).toBe(false),
    };
  },
  async "funds.add"() {
    const owner = await investor(baseUrl);
    const input = fundInput();
    return {
      tell: () => there(owner).tell("funds.add", input),
      again: "done",
      holds: async () => {
        expect(await fundsOf(owner)).toMatchObject([{ id: input.id }]);
        expect(await countsOf(owner)).toEqual([["debt", 1]]);
      },
    };
  },
  async "funds.update"() {
    const owner = await investor(baseUrl);
    const id = await addFund(owner);
    return {
      tell: () => there(owner).tell("funds.update", { id, data: { units: 7, category: "Gold" } }),
      again: "done",
      holds: async () => {
        expect(await fundsOf(owner)).toMatchObject([
          { id, units: 7, category: "gold" },
        ] satisfies Partial<Fund>[]);
        expect(await countsOf(owner)).toEqual([["gold", 1]]);
      },
    };
  },
  async "funds.delete"() {
    const owner = await investor(baseUrl);
    const [kept, id] = [await addFund(owner), await addFund(owner)];
    return {
      tell: () => there(owner).tell("funds.delete", { id }),
      again: "funds/not-found",
      holds: async () => {
        expect(await fundsOf(owner)).toMatchObject([{ id: kept }]);
        expect(await countsOf(owner)).toEqual([["debt", 1]]);
      },
    };
  },
  async "sharing.share"() {
    const [sender, to] = [await party(baseUrl), await recipient(baseUrl)];
    const id = await addFund(sender);
    return {
      tell: () => there(sender).tell("sharing.share", { recipientId: to.id }),
      again: "sharing/no-new-funds",
      holds: async () => expect((await seenBy(to, sender)).funds).toMatchObject([{ id }]),
    };
  },
  async "sharing.update"() {
    const { sender, to, ids } = await sharingPair(baseUrl);
    await sender.tell("funds.update", { id: ids[0], data: { units: 42 } });
    await sender.tell("funds.delete", { id: ids[1] });
    return {
      tell: () => there(sender).tell("sharing.update", { recipientId: to.id }),
      again: "done",
      holds: async () => expect((await seenBy(to, sender)).funds).toMatchObject([{ units: 42 }]),
    };
  },
  async "sharing.unshare"() {
    const { sender, to } = await sharingPair(baseUrl);
    return {
      tell: () => there(sender).tell("sharing.unshare", { recipientId: to.id }),
      again: "sharing/not-shared",
      holds: async () => expect((await to.ask("sharing.senders")).data).toEqual([]),
    };
  },
  async "sharing.block"() {
    const { sender, to } = await sharingPair(baseUrl);
    return {
      tell: () => there(to).tell("sharing.block", { senderId: sender.id }),
      again: "done",
      holds: async () => {
        expect((await to.ask("sharing.senders")).data).toEqual([]);
        expect((await to.ask("sharing.blocked")).data).toMatchObject([{ senderUid: sender.id }]);
      },
    };
  },
};

describe("a mutation whose response was lost", () => {
  it.each(Object.entries(acts))("is applied once when repeated: %s", async (_, begin) => {
    const { tell, again, holds, doneBy = 2 } = await begin();
    const isLost = proxy.lose("answer", doneBy);
    expect((await tell()).error?.data.appCode).toBe("service/unavailable");
    expect(isLost()).toBe(true);
    await holds();
    expect((await tell()).error?.data.appCode ?? "done").toBe(again);
    await holds();
  });
});

describe("a mutation during the deletion of its account", () => {
  it.each([
    ["funds.add", () => fundInput(), "auth/unauthenticated"],
    ["funds.update", (id: string) => ({ id, data: { units: 7 } }), "funds/not-found"],
    ["funds.delete", (id: string) => ({ id }), "funds/not-found"],
  ] as const)("is refused: %s", async (procedure, inputFor, code) => {
    const owner = await investor(baseUrl);
    const input = inputFor(await addFund(owner));
    const { reached, release } = proxy.hold(2);
    const change = there(owner).tell(procedure, input);
    await reached;
    await owner.tell("account.delete", { password });
    release();
    expect((await change).error?.data.appCode).toBe(code);
  });
});
