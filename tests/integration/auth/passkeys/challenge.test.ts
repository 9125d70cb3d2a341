import { describe, expect, inject, it } from "vitest";
import { readChallenge, startChallenge } from "../../../../src/server/auth/passkeys/challenge.ts";
import { requestContext } from "../../../support/api/request-context.ts";

const minute = 60_000;

/** A browser that keeps its cookie, at a time that the test sets. */
function browserAt(start: number) {
  let cookie: string | null = null;
  let now = start;
  const ctx = {
    ...requestContext(inject("databaseUrl")),
    clock: () => new Date(now),
    readCookie: () => cookie,
    setCookie: (header: string) => {
      cookie = /=([^;]*)/.exec(header)?.[1] ?? null;
    },
  };
  return { ctx, pass: (milliseconds: number) => (now += milliseconds) };
}

describe("a challenge for a passkey", () => {
  it("is valid for five minutes, and not before it was made", async () => {
    const { ctx, pass } = browserAt(Date.now());
    const { challenge } = await startChallenge(ctx, "confirm", { sessionId: "session" });
    pass(5 * minute - 1);
    expect(await readChallenge(ctx, "confirm", "session")).toMatchObject({ challenge });
    pass(1);
    expect(await readChallenge(ctx, "confirm", "session")).toBeNull();
    // A clock that ran ahead made it.
    pass(-60 * minute);
    expect(await readChallenge(ctx, "confirm", "session")).toBeNull();
  });

  it("to sign in is shared by tabs while it has time left, and keeps its end", async () => {
    const { ctx, pass } = browserAt(Date.now());
    const first = await startChallenge(ctx, "sign-in");
    pass(3 * minute);
    expect(await startChallenge(ctx, "sign-in")).toEqual(first);
    pass(minute);
    expect((await startChallenge(ctx, "sign-in")).challenge).not.toBe(first.challenge);
  });
});
