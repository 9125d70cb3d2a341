import { expect, it } from "vitest";
import { upcomingFirst } from "../../../../../../src/client/features/goals/page/upcoming-first.ts";

it("goals whose day is over come after those ahead, each in the order of their days", () => {
  const days = ["2024-05-01", "2026-06-01", "2026-06-02", "2030-01-01"].map((on) => ({ on }));
  expect(upcomingFirst(days, "2026-06-01").map(({ on }) => on)).toEqual([
    "2026-06-02",
    "2030-01-01",
    "2024-05-01",
    "2026-06-01",
  ]);
});
