import fc from "fast-check";
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { signedIn } from "../../../src/server/auth/signed-in-context.ts";
import { startSession } from "../../../src/server/auth/sessions/start-session.ts";
import { hashText } from "../../../src/server/platform/encoding.ts";
import { resetCodeLifetime, setResetCode } from "../../../src/server/auth/queries/reset-codes.ts";
import { checkedUserId } from "../../../src/server/platform/user-id.ts";
import { countAttempt } from "../../../src/server/auth/attempts.ts";
import { signInLimit } from "../../../src/server/auth/sign-in-limits.ts";
import { verifyResetCode } from "../../../src/server/auth/procedures/verify-reset-code.ts";
import { updateFund } from "../../../src/server/funds/procedures/update-fund.ts";
import { AppError } from "../../../src/shared/errors.ts";
import { checkDatabase } from "../../../src/server/platform/health/check-database.ts";
import type { SchemeColumns } from "../../../src/shared/schemes/schema.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { requestContext } from "../../support/api/request-context.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { inTurn } from "../../support/servers/run-sql.ts";
import { writeLockOf } from "../../support/servers/write-locks.ts";
import { addFund, registerUser, type RegisteredUser } from "../../support/api/sharing.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const databaseUrl = inject("databaseUrl");
const request = (sessionToken?: string) => requestContext(databaseUrl, sessionToken);

/** The clock of the server and its libraries. */
const setClock = (milliseconds: number) => vi.setSystemTime(start + milliseconds);
let start: number;
beforeEach(() => {
  start = Date.now();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

let asha: RegisteredUser;
beforeAll(async () => {
  asha = await registerUser(inject("baseUrl"));
});

async function newSession(): Promise<string> {
  const cookies: string[] = [];
  const ctx = { ...request(), setCookie: (header: string) => void cookies.push(header) };
  await startSession(ctx, { userId: asha.id, method: "password" });
  return /^fundbook=([^;]+)/.exec(cookies[0] ?? "")?.[1] ?? "";
}

const codeOf = (error: unknown) => (error instanceof AppError ? error.appCode : error);
const signedInAs = (token: string) =>
  signedIn(request(token))
    .read(() => ({}))
    .then(({ user }) => user.id, codeOf);

describe("a session", () => {
  it("that a clock running ahead finds expired, or extends, is valid when it is right again", async () => {
    const token = await newSession();
    setClock(20 * day);
    expect(await signedInAs(token)).toBe(asha.id);
    setClock(51 * day);
    expect(await signedInAs(token)).toBe("auth/unauthenticated");
    setClock(0);
    expect(await signedInAs(token)).toBe(asha.id);
  });

  it("set by a clock that ran ahead is invalid when the clock is right again", async () => {
    setClock(365 * day);
    const token = await newSession();
    expect(await signedInAs(token)).toBe(asha.id);
    setClock(0);
    expect(await signedInAs(token)).toBe("auth/unauthenticated");
  });

  it("survives a clock that is slightly behind", async () => {
    const token = await newSession();
    setClock(-10 * hour);
    expect(await signedInAs(token)).toBe(asha.id);
    setClock(-10 * 365 * day);
    expect(await signedInAs(token)).toBe("auth/unauthenticated");
    setClock(0);
    expect(await signedInAs(token)).toBe(asha.id);
  });

  it("is valid for at most 30 days after its last use and 180 in total, however the clock jumps", async () => {
    const jump = fc.integer({ min: -400, max: 400 });
    await fc.assert(
      fc.asyncProperty(fc.array(jump, { maxLength: 8 }), async (jumps) => {
        setClock(0);
        const token = await newSession();
        let lastUse = 0;
        for (const days of jumps) {
          setClock(days * day);
          const client = await signedInAs(token);
          expect(["auth/unauthenticated", asha.id]).toContain(client);
          if (client !== asha.id) continue;
          expect(days).toBeLessThan(Math.min(lastUse + 30, 180));
          lastUse = Math.max(lastUse, days);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("a rate limit", () => {
  const tryOnce = (account: string) =>
    countAttempt({ ...request(), limits: [signInLimit] }, account, {}).then(() => "taken", codeOf);
  const tryTooOften = async (account: string) => {
    for (let count = 0; count < 10; count += 1) expect(await tryOnce(account)).toBe("taken");
    expect(await tryOnce(account)).toBe("auth/too-many-requests");
  };

  it("set by a clock that ran ahead is ignored when the clock is right again", async () => {
    const account = crypto.randomUUID();
    setClock(365 * day);
    await tryTooOften(account);
    setClock(0);
    await tryTooOften(account);
    setClock(16 * minute);
    expect(await tryOnce(account)).toBe("taken");
  });

  it("holds when two clocks differ slightly", async () => {
    const account = crypto.randomUUID();
    await tryTooOften(account);
    setClock(-30_000);
    expect(await tryOnce(account)).toBe("auth/too-many-requests");
  });
});

describe("a reset code", () => {
  const newCode = async () => {
    const code = crypto.randomUUID().replaceAll("-", "").padEnd(43, "x");
    const expiresAt = new Date(Date.now() + resetCodeLifetime);
    const stored = { userId: checkedUserId(asha.id), hash: await hashText(code), expiresAt };
    await setResetCode(request().db, stored, new Date());
    return code;
  };
  const codeLimit = { name: "resetCode", span: 15 * minute, max: { account: 20, network: 60 } };
  const emailOf = (code: string) =>
    verifyResetCode({ ...request(), limits: [codeLimit] }, { code }).then(
      ({ email }) => email,
      codeOf,
    );

  it("is valid for an hour, also when it was sent by a clock that ran ahead", async () => {
    const code = await newCode();
    setClock(59 * minute);
    expect(await emailOf(code)).toBe(asha.email);
    setClock(61 * minute);
    expect(await emailOf(code)).toBe("auth/invalid-action-code");

    setClock(day);
    const early = await newCode();
    expect(await emailOf(early)).toBe(asha.email);
    setClock(0);
    expect(await emailOf(early)).toBe("auth/invalid-action-code");
  });
});

describe("a timestamp", () => {
  it("of an edit is later than the previous one, also when the clock went back", async () => {
    const id = await addFund(asha);
    const token = asha.cookie().split("=")[1] ?? "";
    const edit = (units: number) => updateFund(signedIn(request(token)), { id, data: { units } });
    setClock(hour);
    const first = await edit(1);
    setClock(0);
    const second = await edit(2);
    expect(Date.parse(second.updatedAt ?? "")).toBeGreaterThan(Date.parse(first.updatedAt ?? ""));
  });

  it("as a list of NAVs is used as it is by a clock that runs ahead, and refused by one far behind", async () => {
    const read = async () => {
      const response = await fetch(`${inject("baseUrl")}/api/schemes`);
      const { asOf, codes, navs } = (await response.json()) as SchemeColumns;
      return [asOf, navs[codes.indexOf("900002")]];
    };
    setClock(70 * 365 * day);
    await loadFeed(databaseUrl, navFixture("six-columns"));
    expect(await read()).toEqual(["2026-08-18", 404.6081]);
    setClock(-20 * 365 * day);
    const other = loadFeed(databaseUrl, navFixture("six-columns").replace("404.6", "404.7"));
    await expect(other).rejects.toMatchObject({ kind: "future" });
    expect(await read()).toEqual(["2026-08-18", 404.6081]);
  });
});

it("the state of the database is found out again after the clock was set back", async () => {
  const writeLock = writeLockOf(databaseUrl);
  const authToken = new URL(databaseUrl).searchParams.get("authToken") ?? undefined;
  const settings = {
    url: databaseUrl,
    authToken,
    isReplica: false,
    maxWrites: 1,
    ...(writeLock && { writeLock }),
  };
  const check = () => checkDatabase(settings, () => {});
  setClock(hour);
  expect(await check()).toBe("ok");
  setClock(0);
  await inTurn(databaseUrl, async () => expect(await check()).toBe("no-writes"));
});
