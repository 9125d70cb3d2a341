import { expect, it } from "vitest";
import { navChange } from "../../../../../src/shared/compare/watch-list/nav-change.ts";

const navs = {
  nav: "103.5",
  navDate: "2026-08-18",
  previousNav: "100",
  previousNavDate: "2026-08-17",
};

it("the day's change of a watched scheme is percent of the NAV before", () => {
  expect(navChange(navs)).toBe(3.5);
  expect(navChange({ ...navs, nav: "99.995" })).toBe(-0.01);
});

it("the day's change of a watched scheme is unknown without two NAVs within ten days", () => {
  expect(navChange({ ...navs, previousNav: null, previousNavDate: null })).toBeNull();
  expect(navChange({ ...navs, nav: null, navDate: null })).toBeNull();
  expect(navChange({ ...navs, previousNavDate: "2026-08-07" })).toBeNull();
});
