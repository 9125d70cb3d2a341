import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchWithEarlyResponses } from "../../../../src/client/api/early-responses.ts";

const ask = async (address: string): Promise<unknown> =>
  (await fetchWithEarlyResponses(address)).json();

beforeEach(() => {
  vi.stubGlobal("fetch", async () => Response.json("asked now"));
  globalThis.early = new Map<string, Promise<Response | undefined>>([
    ["/who", Promise.resolve(Response.json("who"))],
    ["/what", Promise.resolve(Response.json("what"))],
    ["/lost", Promise.resolve(undefined)],
  ]);
});
afterEach(() => vi.unstubAllGlobals());

describe("responses requested by the start script", () => {
  it("are handed to matching calls, each once", async () => {
    expect(await ask("/who")).toBe("who");
    expect(await ask("/what")).toBe("what");
    expect(await ask("/who")).toBe("asked now");
  });

  it("are discarded by any other call, which may have changed the data", async () => {
    expect(await ask("/sign-in")).toBe("asked now");
    expect(await ask("/who")).toBe("asked now");
  });

  it("are requested again when the early request failed", async () => {
    expect(await ask("/lost")).toBe("asked now");
    expect(await ask("/who")).toBe("who");
  });
});
