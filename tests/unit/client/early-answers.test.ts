import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchWithEarlyAnswers } from "../../../src/client/api/early-answers.ts";

const ask = async (address: string): Promise<unknown> =>
  (await fetchWithEarlyAnswers(address)).json();

beforeEach(() => {
  vi.stubGlobal("fetch", async () => Response.json("asked now"));
  globalThis.early = new Map<unknown, Promise<Response | undefined>>([
    ["/who", Promise.resolve(Response.json("who"))],
    ["/what", Promise.resolve(Response.json("what"))],
    ["/lost", Promise.resolve(undefined)],
  ]);
});
afterEach(() => vi.unstubAllGlobals());

describe("answers that were asked for early", () => {
  it("are handed to the calls that want them, each once", async () => {
    expect(await ask("/who")).toBe("who");
    expect(await ask("/what")).toBe("what");
    expect(await ask("/who")).toBe("asked now");
  });

  it("are over with any other call, which may change what they say", async () => {
    expect(await ask("/sign-in")).toBe("asked now");
    expect(await ask("/who")).toBe("asked now");
  });

  it("that never came are asked for again", async () => {
    expect(await ask("/lost")).toBe("asked now");
    expect(await ask("/who")).toBe("who");
  });
});
