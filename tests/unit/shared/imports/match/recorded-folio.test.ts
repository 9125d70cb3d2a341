import { describe, expect, it } from "vitest";
import {
  holderOfFolio,
  onlyFolioOf,
} from "../../../../../src/shared/imports/match/recorded-folio.ts";

const fundOf = (folioNumber: string, holderId: string | null, amfiCode = "900001") => ({
  folioNumber,
  holderId,
  amfiCode,
});

describe("the folio of a scheme in a file without folios", () => {
  const mine = fundOf("1", null);
  const hers = fundOf("2", "meera");

  it("is the only one in which the scheme is held", () => {
    expect(onlyFolioOf([mine, fundOf("3", null, "900002")], "900001", undefined)).toBe("1");
    expect(onlyFolioOf([mine, hers], "900001", undefined)).toBeNull();
    expect(onlyFolioOf([mine], null, undefined)).toBeNull();
  });

  it("is never another person's where the file says whose the scheme is", () => {
    expect(onlyFolioOf([mine, hers], "900001", null)).toBe("1");
    expect(onlyFolioOf([mine, hers], "900001", "meera")).toBe("2");
    expect(onlyFolioOf([mine], "900001", "meera")).toBeNull();
  });
});

describe("whose a folio is, in a file that names nobody", () => {
  it("is whose its recorded funds are, if one person's", () => {
    const funds = [fundOf("12 / 3", "meera"), fundOf("4", "meera"), fundOf("4", null)];
    expect(holderOfFolio(funds, "12/3")).toBe("meera");
    expect(holderOfFolio(funds, "4")).toBeNull();
    expect(holderOfFolio(funds, "5")).toBeNull();
    expect(holderOfFolio(funds, null)).toBeNull();
  });
});
