import { describe, expect, it } from "vitest";
import { stateText } from "../../../../../src/client/features/sips/sip-text.ts";
import type { Sip } from "../../../../../src/shared/sips/schema.ts";

const sip: Sip = {
  id: "sip",
  fundId: "fund",
  amount: 5000,
  day: 5,
  from: "2025-01-05",
  to: null,
  stepUp: null,
  earlier: [],
  paused: false,
  recordedThrough: "2025-12-05",
  notBought: [],
  next: { dueDate: "2026-01-05", amount: 5000 },
};
const today = "2026-11-28";

describe("The state of a SIP", () => {
  it("names the next day to come while an instalment waits for its NAV", () => {
    expect(stateText(sip, today, false)).toBe(
      "Next: 5 Dec, the one due 5 Jan 2026 waits for its NAV",
    );
    expect(stateText(sip, today, true)).toBe(
      "Next: 5 Dec, the one due 5 Jan 2026 waits for real NAVs",
    );
  });

  it("names no next day after the last one", () => {
    expect(stateText({ ...sip, to: "2026-01-31" }, today, false)).toBe(
      "the one due 5 Jan 2026 waits for its NAV, until 31 Jan 2026",
    );
  });
});
