import { afterEach, describe, expect, it, vi } from "vitest";
import { readStored, writeStored } from "../../../../src/client/browser/storage.ts";

/** A browser's storage that other tabs also write to. */
function provideStorage() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: vi.fn((key: string, value: string) => void kept.set(key, value)),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("localStorage", storage);
  const refuse = () => {
    throw new DOMException("no room", "QuotaExceededError");
  };
  return { otherTab: kept, fillUp: () => storage.setItem.mockImplementation(refuse) };
}

describe("browser storage", () => {
  afterEach(() => {
    writeStored("key", null);
    vi.unstubAllGlobals();
  });

  it("returns the value that any tab stored or removed last", () => {
    const { otherTab } = provideStorage();
    writeStored("key", "mine");
    otherTab.set("key", "theirs");
    expect(readStored("key")).toBe("theirs");
    otherTab.delete("key");
    expect(readStored("key")).toBeNull();
  });

  it("falls back to memory when the quota is exceeded, until the value is removed", () => {
    const { fillUp } = provideStorage();
    writeStored("key", "old");
    fillUp();
    writeStored("key", "new");
    expect(readStored("key")).toBe("new");
    writeStored("key", null);
    expect(readStored("key")).toBeNull();
  });

  it("falls back to memory when storage is disabled", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(readStored("key")).toBeNull();
    writeStored("key", "mine");
    expect(readStored("key")).toBe("mine");
    writeStored("key", null);
    expect(readStored("key")).toBeNull();
  });
});
