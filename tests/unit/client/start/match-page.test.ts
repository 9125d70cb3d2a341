import { describe, expect, it } from "vitest";
import { matchPage } from "../../../../src/client/start/match-page.ts";

const pages = ["/", "/funds", "/funds/edit-funds", "/funds/$fundId", "/funds/$fundId/notes"];

describe("the page of a path", () => {
  it.each([
    ["/", "/"],
    ["", "/"],
    ["/funds", "/funds"],
    ["/funds/", "/funds"],
    ["/funds/1", "/funds/$fundId"],
    ["/funds/1/notes", "/funds/$fundId/notes"],
    ["/funds/edit-funds", "/funds/edit-funds"],
    ["/funds/1/2", undefined],
    ["/fund", undefined],
    ["//", "/"],
  ])("%o is %o", (path, page) => {
    expect(matchPage(path, pages)).toBe(page);
  });

  it("is the one without parameters, whatever the order", () => {
    expect(matchPage("/funds/edit-funds", pages.toReversed())).toBe("/funds/edit-funds");
  });
});
