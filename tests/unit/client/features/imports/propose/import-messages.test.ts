import { describe, expect, it } from "vitest";
import { checkText } from "../../../../../../src/client/features/imports/propose/import-messages.ts";

describe("the text of what a file contradicts", () => {
  it("names both days, both months, or both tables", () => {
    const days = { check: "two-days", expected: "2026-06-30", found: "2026-08-31" } as const;
    expect(checkText(days)).toMatch(/30 Jun 2026 and 31 Aug 2026/);
    expect(checkText({ ...days, expected: "Jun 2026", found: "Aug 2026" })).toMatch(
      /Jun 2026 and Aug 2026/,
    );
    expect(checkText({ ...days, found: "" })).toMatch(/on 30 Jun 2026, another has no day/);
    expect(checkText({ check: "two-sheets", expected: "Asha", found: "Ravi" })).toMatch(
      /“Asha” and “Ravi”/,
    );
  });
});
