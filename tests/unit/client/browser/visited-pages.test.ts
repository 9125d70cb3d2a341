import { expect, it } from "vitest";
import { stepsToPreviousPage } from "../../../../src/client/browser/visited-pages.ts";

const visited = (...paths: string[]) => new Map(paths.map((path, index) => [index, path]));

it.each([
  ["the page before", visited("/", "/funds/1"), 1, 1],
  ["the page before its filters", visited("/", "/funds", "/funds", "/funds"), 3, 3],
  ["the last other page, not the first", visited("/", "/account", "/funds"), 2, 1],
  ["no page where the tab begins", visited("/funds", "/funds"), 1, null],
  ["no page from before a reload", new Map([[2, "/funds"]]), 2, null],
])("Back leads to %s", (_, paths, index, steps) => {
  expect(stepsToPreviousPage(index, paths)).toBe(steps);
});
