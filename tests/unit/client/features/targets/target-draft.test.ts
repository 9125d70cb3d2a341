import { describe, expect, it } from "vitest";
import {
  isRefusedPercent,
  parseTargetDraft,
  partNames,
  targetDraftOf,
  togetherText,
  totalOfDraft,
} from "../../../../../src/client/features/targets/target-draft.ts";
import type { TargetsView } from "../../../../../src/shared/targets/schema.ts";

const part = (name: string, share: number, percent = 0) => ({
  name,
  share,
  percent,
  value: 0,
  drift: 0,
});
const view = (given: Partial<TargetsView>): TargetsView => ({
  by: "kind",
  band: 2.5,
  relativeBand: null,
  isSet: false,
  version: 0,
  value: 0,
  leftOut: [],
  kinds: [],
  parts: [],
  ...given,
});

describe("a target's draft", () => {
  it("starts with what is held, in whole percents that add up to a hundred", () => {
    const parts = [part("equity", 33.4), part("debt", 33.3), part("gold", 33.3), part("other", 0)];
    const draft = targetDraftOf(view({ parts }));
    expect(draft).toEqual({
      by: "kind",
      band: "5",
      hasRelativeBand: false,
      relativeBand: "25",
      percents: { equity: "34", debt: "33", gold: "33" },
    });
    expect(totalOfDraft(draft, partNames(draft, []))).toBe(100);
  });

  it("is read back as it was, without parts of 0 percent", () => {
    const parts = [part("mine", 10, 62.5), part("yours", 80, 37.5), part("old", 10, 0)];
    const draft = targetDraftOf(view({ isSet: true, by: "category", relativeBand: 20, parts }));
    const names = partNames(draft, ["old", "mine"]);
    expect(names).toEqual(["old", "mine", "yours"]);
    expect(parseTargetDraft("me", draft, names).data).toEqual({
      holderId: "me",
      by: "category",
      band: 2.5,
      relativeBand: 20,
      parts: [
        { name: "mine", percent: 62.5 },
        { name: "yours", percent: 37.5 },
      ],
    });
  });

  it("has its error at each percentage that the contract refuses", () => {
    const texts = ["ten", "-1", "100.5", "33.333", "", "0", "100", "33.33"];
    expect(texts.filter(isRefusedPercent)).toEqual(["ten", "-1", "100.5", "33.333"]);
  });

  it("says how far its percentages are from a hundred", () => {
    expect([60, 100, 115.5].map(togetherText)).toEqual([
      "Together 60 of 100% · 40% is left",
      "Together 100 of 100%",
      "Together 115.5 of 100% · 15.5% too much",
    ]);
  });
});
