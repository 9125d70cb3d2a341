import { expect, it } from "vitest";
import { matchesTag } from "../../../../../src/server/platform/http/matches-tag.ts";

it("a tag is found in a list, weak or strong, and matches a star", () => {
  expect(matchesTag('"a", W/"b"', '"b"')).toBe(true);
  expect(matchesTag("*", '"b"')).toBe(true);
  expect(matchesTag('"a"', '"b"')).toBe(false);
});
