import { describe, expect, it } from "vitest";
import { comparedSchemes } from "../../../../../src/client/features/compare/compared-schemes.ts";
import type { ComparableScheme } from "../../../../../src/shared/compare/schema.ts";
import type { NavHistory } from "../../../../../src/shared/history/schema.ts";
import { madeHistory } from "../../../../support/servers/history-source.ts";

const scheme: ComparableScheme = {
  code: "1",
  name: "BIG FUND - DIRECT PLAN - GROWTH",
  option: "growth",
  nav: "10",
  navDate: "2026-08-18",
  isWhole: true,
};
const historyFrom = (from: string, isFilling = false): NavHistory => ({
  code: "1",
  asOf: "2026-08-18",
  isFilling,
  ...madeHistory("1", from, "2026-08-18"),
});

function stateOf(
  listed: Partial<ComparableScheme> | null | undefined,
  history?: NavHistory | null,
  isFailed = false,
) {
  const schemes = listed == null ? [] : [{ ...scheme, ...listed }];
  const list = listed === undefined ? undefined : { asOf: "2026-08-18", schemes };
  const [compared] = comparedSchemes(["1"], list, [{ history, isFailed }]);
  return { ...compared, kind: compared?.state.kind };
}

describe("a compared scheme", () => {
  it("is not compared where its NAV does not show what it earned", () => {
    expect(stateOf({ option: "idcw-payout" }).kind).toBe("idcw");
    expect(stateOf({ option: "bonus" }).kind).toBe("bonus");
  });

  it("is unknown only once the list has answered without it", () => {
    expect(stateOf(undefined).kind).toBe("loading");
    expect(stateOf(null).kind).toBe("unknown");
  });

  it("waits for its NAVs, and is compared from the first years on that have come", () => {
    expect(stateOf({}).kind).toBe("loading");
    expect(stateOf({}, undefined, true).kind).toBe("failed");
    expect(stateOf({}, null).kind).toBe("fetching");
    expect(stateOf({}, historyFrom("2026-08-17", true)).kind).toBe("fetching");
    expect(stateOf({}, historyFrom("2022-01-03", true)).state).toMatchObject({
      kind: "ready",
      isFilling: true,
    });
    expect(stateOf({}, historyFrom("2026-08-17")).kind).toBe("ready");
    expect(stateOf({}, historyFrom("2026-08-18")).kind).toBe("none");
  });

  it("has ended where it had no NAV for long", () => {
    expect(stateOf({ navDate: "2026-03-02" }).endedOn).toBe("2026-03-02");
    expect(stateOf({}).endedOn).toBeNull();
  });
});
