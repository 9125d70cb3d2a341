import { describe, expect, it } from "vitest";
import { shareState } from "../../../../../../src/client/features/sharing/recipients/share-state.ts";

const meera = { id: "meera" };
const since = "2026-04-01T00:00:00.000Z";

describe("the state of a share", () => {
  it("is none where nothing is shared, with a choice where there are people", () => {
    expect(shareState({ sharedAt: null, holders: null }, [])).toEqual({
      kind: "none",
      choosesPeople: false,
    });
    expect(shareState({ sharedAt: null, holders: null }, [meera])).toEqual({
      kind: "none",
      choosesPeople: true,
    });
  });

  it("has a choice of people where it is limited to some, though nobody else is left", () => {
    expect(shareState({ sharedAt: since, holders: ["me"] }, [])).toEqual({
      kind: "shared",
      since,
      choosesPeople: true,
    });
  });

  it("is left without people where all of them have been deleted", () => {
    expect(shareState({ sharedAt: since, holders: [] }, [meera])).toEqual({
      kind: "nobody-left",
      since,
    });
  });
});
