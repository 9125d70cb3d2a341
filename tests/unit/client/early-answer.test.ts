import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchWithEarlyAnswer } from "../../../src/client/early-answer.ts";

const address = (calls: string, input = "%7B%7D") => `/api/trpc/${calls}?batch=1&input=${input}`;
const ask = async (calls: string, input?: string): Promise<unknown> =>
  (await fetchWithEarlyAnswer(address(calls, input))).json();

beforeEach(() => {
  vi.stubGlobal("fetch", async () => Response.json("asked now"));
  globalThis.early = {
    calls: ["auth.me", "funds.list", "nav.status"],
    answers: Promise.resolve(["who", "what", "when"]),
  };
});
afterEach(() => vi.unstubAllGlobals());

describe("answers that were asked for early", () => {
  it("are handed to the calls that want them, whatever their order, and once", async () => {
    expect(await ask("auth.me")).toEqual(["who"]);
    expect(await ask("nav.status,funds.list")).toEqual(["when", "what"]);
    expect(await ask("auth.me")).toBe("asked now");
  });

  it.each([
    ["another call", "auth.login", undefined],
    ["a call with an input", "funds.list", "%7B%220%22%3A1%7D"],
    ["a batch that has another call in it", "auth.me,categories.list", undefined],
    ["a call that has had its answer", "auth.me", undefined],
  ])("are over with %s, which may change what they say", async (_, calls, input) => {
    if (calls === "auth.me") await ask(calls);
    expect(await ask(calls, input)).toBe("asked now");
    expect(await ask("funds.list")).toBe("asked now");
  });

  it("that never came, or are no answers, are asked for again", async () => {
    globalThis.early = { calls: ["auth.me"], answers: Promise.resolve(undefined) };
    expect(await ask("auth.me")).toBe("asked now");
    globalThis.early = { calls: ["auth.me"], answers: Promise.resolve({ error: "down" }) };
    expect(await ask("auth.me")).toBe("asked now");
  });
});
