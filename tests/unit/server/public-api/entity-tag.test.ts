import { describe, expect, it } from "vitest";
import { entityTag } from "../../../../src/server/public-api/entity-tag.ts";

const checked = { userId: "asha", revision: 7, listFetchedAt: 1, histories: 2 };
const askedFor = {
  address: "/api/v1/funds",
  scope: "read",
  now: new Date("2026-11-27T10:00:00Z"),
};

describe("a tag", () => {
  it("changes with everything that a response depends on, and with nothing else", async () => {
    const tag = await entityTag(checked, askedFor);
    expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(await entityTag(checked, { ...askedFor, now: new Date("2026-11-27T11:00:00Z") })).toBe(
      tag,
    );
    const others = await Promise.all([
      entityTag({ ...checked, userId: "ravi" }, askedFor),
      entityTag({ ...checked, revision: 8 }, askedFor),
      entityTag({ ...checked, listFetchedAt: 2 }, askedFor),
      entityTag({ ...checked, histories: 3 }, askedFor),
      entityTag(checked, { ...askedFor, address: "/api/v1/portfolio" }),
      entityTag(checked, { ...askedFor, scope: "import" }),
      // India's next day has begun.
      entityTag(checked, { ...askedFor, now: new Date("2026-11-27T19:00:00Z") }),
    ]);
    expect(new Set([tag, ...others]).size).toBe(8);
  });
});
