import { describe, expect, it } from "vitest";
import {
  keyIdOf,
  openBytes,
  sealBytes,
} from "../../../../../src/server/auth/second-factor/seal.ts";

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString("base64");
const [key, other] = [keyOf(251), keyOf(2)];
const secret = new TextEncoder().encode("12345678901234567890");

describe("a sealed secret", () => {
  it("opens by its key, whichever place that has, and in the same context", async () => {
    const sealed = await sealBytes(key, secret, "asha");
    expect(await openBytes([key], sealed, "asha")).toEqual(secret);
    expect(await openBytes([other, key], sealed, "asha")).toEqual(secret);
  });

  it("does not open without its key, for another user, or changed", async () => {
    const sealed = await sealBytes(key, secret, "asha");
    expect(await openBytes([other], sealed, "asha")).toBeNull();
    expect(await openBytes([], sealed, "asha")).toBeNull();
    expect(await openBytes([key], sealed, "ravi")).toBeNull();
    expect(await openBytes([key], { ...sealed, keyId: await keyIdOf(other) }, "asha")).toBeNull();
    const changed = `${sealed.text.startsWith("A") ? "B" : "A"}${sealed.text.slice(1)}`;
    expect(await openBytes([key], { ...sealed, text: changed }, "asha")).toBeNull();
  });

  it("is another text each time", async () => {
    const [one, two] = [await sealBytes(key, secret, "asha"), await sealBytes(key, secret, "asha")];
    expect(one.text).not.toBe(two.text);
    expect(one.keyId).toBe(two.keyId);
  });
});

describe("a key", () => {
  it("has one id in either spelling of base64, and an id of its own", async () => {
    const url = key.replaceAll("+", "-").replaceAll("/", "_").replace("=", "");
    expect(await keyIdOf(url)).toBe(await keyIdOf(key));
    expect(await keyIdOf(other)).not.toBe(await keyIdOf(key));
  });
});
