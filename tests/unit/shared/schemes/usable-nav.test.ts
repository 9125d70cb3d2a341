import { expect, it } from "vitest";
import { usableNav } from "../../../../src/shared/schemes/usable-nav.ts";

it.each([
  ["107.1360", "107.136"],
  ["10.", "10"],
  ["0010.50", "10.5"],
  ["0.12345678", "0.12345678"],
  ["2510326.4321", "2510326.4321"],
])("usableNav reads %j as %s", (printed, nav) => expect(usableNav(printed)).toBe(nav));

it.each(["0", "0.0000", "N.A.", "", ".", "-", "-1.5", "1,000.00", "1e5", "NaN", "9999999999"])(
  "usableNav refuses %j",
  (printed) => expect(usableNav(printed)).toBeNull(),
);
