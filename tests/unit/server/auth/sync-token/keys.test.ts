import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  keysAt,
  keysMaxAge,
  tokenLifetime,
} from "../../../../../src/server/auth/sync-token/keys.ts";

const minute = 60_000;
const key = (jwk: string, createdAt: number) => ({ jwk, createdAt });

describe("the signing keys of synced tokens", () => {
  const [old, next] = [key("old", 0), key("next", 1_000 * minute)];
  const at = (minutes: number) => {
    const { signing, published, retired } = keysAt([next, old], next.createdAt + minutes * minute);
    return {
      signing: signing.jwk,
      published: published.map(({ jwk }) => jwk),
      retired: retired.map(({ jwk }) => jwk),
    };
  };

  it("start with one key, which signs immediately", () => {
    expect(keysAt([old], 0)).toEqual({ signing: old, published: [old], retired: [] });
  });

  it("overlap in a rotation: the new key is published, then signs, then the old key is removed", () => {
    expect(at(0)).toEqual({ signing: "old", published: ["old", "next"], retired: [] });
    expect(at(9.9)).toEqual({ signing: "old", published: ["old", "next"], retired: [] });
    expect(at(10)).toEqual({ signing: "next", published: ["old", "next"], retired: [] });
    expect(at(19.9)).toEqual({ signing: "next", published: ["old", "next"], retired: [] });
    expect(at(20)).toEqual({ signing: "next", published: ["next"], retired: ["old"] });
  });

  it("are empty before a key was created", () => {
    expect(() => keysAt([], 0)).toThrow(RangeError);
  });

  const times = fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { maxLength: 6 });

  it("verify every valid token, also from a cached key set, after any number of rotations", () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 0, max: 300 }), (rotations, minutes) => {
        const keys = [0, ...rotations].map((made) => key(`key ${made}`, made * minute));
        const known = (time: number) => keys.filter(({ createdAt }) => createdAt <= time);
        const signedAt = minutes * minute;
        const { signing } = keysAt(known(signedAt), signedAt);
        // The keys may be fetched before the token is signed, or as late as it expires.
        for (const askedAt of [signedAt - keysMaxAge, signedAt, signedAt + tokenLifetime]) {
          if (askedAt < 0) continue;
          expect(keysAt(known(askedAt), askedAt).published).toContainEqual(signing);
        }
      }),
    );
  });

  it("are unchanged when retired keys are deleted", () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 200, max: 300 }), (rotations, minutes) => {
        const keys = [0, ...rotations].map((made) => key(`key ${made}`, made * minute));
        const before = keysAt(keys, minutes * minute);
        const after = keysAt(before.published, minutes * minute);
        expect(after).toEqual({ ...before, retired: [] });
      }),
    );
  });
});
