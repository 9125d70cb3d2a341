import { describe, expect, it } from "vitest";
import { describeSchemes } from "../../../../../src/server/schemes/sources/describe-schemes.ts";
import type { EarlierDetails } from "../../../../../src/server/schemes/sources/distinct-titles.ts";
import {
  decodeFacts,
  encodeCodes,
  nameHash,
} from "../../../../../src/server/schemes/sources/scheme-facts.ts";
import {
  blankColumns,
  describeOne,
  describeAll,
  noFacts,
  parsedScheme,
} from "../../../../support/data/parsed-schemes.ts";

describe("a fund's name", () => {
  const facts = decodeFacts({
    variants: { "direct,growth,": encodeCodes(["900001"]) },
    names: {
      [`example fund - segregated portfolio 1|${nameHash("example fund")}`]: encodeCodes([
        "900001",
      ]),
    },
    formerNames: { "bluechip fund": encodeCodes(["900001"]) },
  });

  it("is completed by code when a list shortens it", async () => {
    const whole = "Example Fund - Segregated Portfolio 1 - Direct Plan - Growth";
    expect((await describeOne(parsedScheme("Example Fund", blankColumns), facts))?.name).toBe(
      whole,
    );
    expect((await describeOne(parsedScheme(whole), facts))?.name).toBe(whole);
  });

  it("follows a renaming by AMFI and keeps plan and option", async () => {
    expect((await describeOne(parsedScheme("Renamed Fund", blankColumns), facts))?.name).toBe(
      "Renamed Fund - Direct Plan - Growth",
    );
  });

  it("is also found by its former name, from the list or by code", async () => {
    expect((await describeOne(parsedScheme("Example Fund", blankColumns), facts))?.formerName).toBe(
      "bluechip fund",
    );
    const row = parsedScheme("Example Fund (erstwhile Old Fund)", blankColumns);
    expect(await describeOne(row, facts)).toMatchObject({
      formerName: "old fund",
      name: "Example Fund - Segregated Portfolio 1 - Direct Plan - Growth",
    });
  });

  it("stays with its scheme on a day without a NAV", async () => {
    const rows = [
      parsedScheme("Example Fund - Direct - Growth", { code: "900001", nav: null, navDate: null }),
      parsedScheme("Example Fund - Direct - Growth", { code: "900002", navDate: "2019-01-01" }),
      parsedScheme("Other Fund - Direct - Growth", { code: "900003" }),
    ];
    const details = { plan: "direct", option: "growth", frequency: null } as const;
    const earlier = new Map<string, EarlierDetails>([
      [
        "900001",
        {
          ...details,
          isInferred: false,
          fundHouse: null,
          name: "Example Fund - Direct Plan - Growth",
        },
      ],
    ]);
    const schemes = await describeSchemes(rows, async () => earlier, noFacts);
    expect(schemes.map(({ name }) => name).slice(0, 2)).toEqual([
      "Example Fund - Direct Plan - Growth",
      "Example Fund - Direct Plan - Growth (900002)",
    ]);
  });

  it("that several schemes share belongs to the only current one", async () => {
    const rows = [
      parsedScheme("Example Fund - Direct - Growth", { code: "900001" }),
      parsedScheme("Example Fund - Direct - Growth", { code: "900002", navDate: "2019-01-01" }),
    ];
    expect((await describeAll(rows)).map(({ name }) => name)).toEqual([
      "Example Fund - Direct Plan - Growth",
      "Example Fund - Direct Plan - Growth (900002)",
    ]);
  });
});
