import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { AppCode } from "../../../src/shared/errors.ts";
import type { Fund } from "../../../src/shared/funds/schema.ts";
import { startFaultProxy, type FaultProxy } from "../../support/servers/fault-proxy.ts";
import { codeIn, newestMail } from "../../support/servers/outbox.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import {
  fundInput,
  register,
  password,
  apiClient,
  type Answer,
  type ApiClient,
} from "../../support/api/api-client.ts";
import {
  addFund,
  registerUser,
  registerRecipient,
  seenBy,
  sharingPair,
} from "../../support/api/sharing.ts";
import { startHttpServer, type HttpServer } from "../../support/servers/http-server.ts";
import { countsOf, fundsOf } from "../../support/api/funds.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

/** The shared product's database, behind a proxy that can drop connections. */
let proxy: FaultProxy;
let source: HttpServer;
let product: TestProduct;
beforeAll(async () => {
  proxy = await startFaultProxy(databaseUrl, { countsBackground: false });
  source = await startHttpServer();
  product = await startTestProduct({
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

/** The same client, through the product behind the proxy. */
const viaProxy = <Client extends ApiClient>(user: Client): Client => ({
  ...user,
  ...apiClient(product.url, user.cookie()),
  email: user.email,
});

/** A mutation that is repeated because its response was lost. */
type Mutation = {
  send: () => Promise<Answer>;
  /** The result of the repetition. */
  onRepeat: "done" | AppCode;
  /** Checks that it was applied exactly once. */
  expectDone: () => Promise<void>;
  /** The number of its database request that writes; 2 by default, after a read. */
  writeRequest?: number;
};

const canSignIn = async (email: string, secret: string) =>
  (await apiClient(baseUrl).mutate("auth.login", { email, password: secret })).status === 200;

const newPassword = "battery staple";

/** Every mutation that is safe to repeat, each with its own users. */
const mutations: Record<string, () => Promise<Mutation>> = {
  async "auth.register"() {
    const visitor = apiClient(product.url);
    const { email } = visitor;
    const input = { name: "Asha", email, password, confirmPassword: password };
    return {
      send: () => visitor.mutate("auth.register", input),
      onRepeat: "auth/email-already-in-use",
      expectDone: async () => expect(await canSignIn(email, password)).toBe(true),
    };
  },
  async "auth.resetPassword"() {
    const { email } = await register(baseUrl);
    await apiClient(baseUrl).mutate("auth.requestPasswordReset", { email });
    const code = codeIn(await newestMail(inject("outbox"), email));
    return {
      send: () =>
        apiClient(product.url).mutate("auth.resetPassword", { code, password: newPassword }),
      onRepeat: "auth/invalid-action-code",
      expectDone: async () => expect(await canSignIn(email, newPassword)).toBe(true),
    };
  },
  async "account.changePassword"() {
    const owner = await register(baseUrl);
    const input = {
      currentPassword: password,
      password: newPassword,
      confirmPassword: newPassword,
    };
    return {
      send: () => viaProxy(owner).mutate("account.changePassword", input),
      // The lost response had the only remaining session.
      onRepeat: "auth/unauthenticated",
      writeRequest: 4,
      expectDone: async () => expect(await canSignIn(owner.email, newPassword)).toBe(true),
    };
  },
  async "account.delete"() {
    const owner = await register(baseUrl);
    return {
      send: () => viaProxy(owner).mutate("account.delete"),
      onRepeat: "auth/unauthenticated",
      writeRequest: 3,
      expectDone: async () => expect(await canSignIn(owner.email, password)).toBe(false),
    };
  },
  async "funds.add"() {
    const owner = await register(baseUrl);
    const input = fundInput();
    return {
      send: () => viaProxy(owner).mutate("funds.add", input),
      onRepeat: "done",
      expectDone: async () => {
        expect(await fundsOf(owner)).toMatchObject([{ id: input.id }]);
        expect(await countsOf(owner)).toEqual([["debt", 1]]);
      },
    };
  },
  async "funds.update"() {
    const owner = await register(baseUrl);
    const id = await addFund(owner);
    return {
      send: () =>
        viaProxy(owner).mutate("funds.update", { id, data: { units: 7, category: "Gold" } }),
      onRepeat: "done",
      expectDone: async () => {
        expect(await fundsOf(owner)).toMatchObject([
          { id, units: 7, category: "gold" },
        ] satisfies Partial<Fund>[]);
        expect(await countsOf(owner)).toEqual([["gold", 1]]);
      },
    };
  },
  async "funds.delete"() {
    const owner = await register(baseUrl);
    const [kept, id] = [await addFund(owner), await addFund(owner)];
    return {
      send: () => viaProxy(owner).mutate("funds.delete", { id }),
      onRepeat: "done",
      expectDone: async () => {
        expect(await fundsOf(owner)).toMatchObject([{ id: kept }]);
        expect(await countsOf(owner)).toEqual([["debt", 1]]);
      },
    };
  },
  async "sharing.share"() {
    const [sender, to] = [await registerUser(baseUrl), await registerRecipient(baseUrl)];
    const id = await addFund(sender);
    return {
      send: () => viaProxy(sender).mutate("sharing.share", { recipientId: to.id }),
      onRepeat: "sharing/no-new-funds",
      expectDone: async () => expect((await seenBy(to, sender)).funds).toMatchObject([{ id }]),
    };
  },
  async "sharing.update"() {
    const { sender, to, ids } = await sharingPair(baseUrl);
    await sender.mutate("funds.update", { id: ids[0], data: { units: 42 } });
    await sender.mutate("funds.delete", { id: ids[1] });
    return {
      send: () => viaProxy(sender).mutate("sharing.update", { recipientId: to.id }),
      onRepeat: "done",
      expectDone: async () =>
        expect((await seenBy(to, sender)).funds).toMatchObject([{ units: 42 }]),
    };
  },
  async "sharing.unshare"() {
    const { sender, to } = await sharingPair(baseUrl);
    return {
      send: () => viaProxy(sender).mutate("sharing.unshare", { recipientId: to.id }),
      onRepeat: "done",
      expectDone: async () => expect((await to.query("sharing.senders")).data).toEqual([]),
    };
  },
  async "sharing.block"() {
    const { sender, to } = await sharingPair(baseUrl);
    return {
      send: () => viaProxy(to).mutate("sharing.block", { senderId: sender.id }),
      onRepeat: "done",
      expectDone: async () => {
        expect((await to.query("sharing.senders")).data).toEqual([]);
        expect((await to.query("sharing.blocked")).data).toMatchObject([{ senderUid: sender.id }]);
      },
    };
  },
};

describe("a mutation whose response was lost", () => {
  it.each(Object.entries(mutations))("is applied once when repeated: %s", async (_, begin) => {
    const { send, onRepeat, expectDone, writeRequest = 2 } = await begin();
    const isDropped = proxy.drop("answer", writeRequest);
    expect((await send()).error?.data.appCode).toBe("service/unavailable");
    expect(isDropped()).toBe(true);
    await expectDone();
    expect((await send()).error?.data.appCode ?? "done").toBe(onRepeat);
    await expectDone();
  });
});

describe("a mutation during the deletion of its account", () => {
  it.each([
    ["funds.add", () => fundInput(), "auth/unauthenticated"],
    ["funds.update", (id: string) => ({ id, data: { units: 7 } }), "funds/not-found"],
    ["funds.delete", (id: string) => ({ id }), "funds/not-found"],
  ] as const)("is refused: %s", async (procedure, inputFor, code) => {
    const owner = await register(baseUrl);
    const input = inputFor(await addFund(owner));
    const { reached, release } = proxy.hold(2);
    const change = viaProxy(owner).mutate(procedure, input);
    await reached;
    await owner.mutate("account.delete");
    release();
    expect((await change).error?.data.appCode).toBe(code);
  });
});
