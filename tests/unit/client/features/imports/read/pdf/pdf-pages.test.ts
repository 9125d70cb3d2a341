import { describe, expect, it } from "vitest";
import { pdfPages } from "../../../../../../../src/client/features/imports/read/pdf/pdf-pages.ts";
import { readCas } from "../../../../../../../src/shared/imports/read/cas/read-cas.ts";
import { madeScheme, purchase, readMade } from "../../../../../../support/data/cas-samples.ts";
import { lockedByOther, manyPages } from "../../../../../../support/data/heavy-pdf.ts";
import type { FileProblem } from "../../../../../../../src/shared/imports/statement.ts";
import { casPdf, type MadeCas } from "../../../../../../../sample/statement/cas-pdf.ts";
import type { Encryption } from "../../../../../../../sample/statement/pdf-encryption.ts";

const made: MadeCas = {
  linesOnPage: 6,
  schemes: [
    madeScheme([
      purchase({ text: "SIP Purchase", wrapped: ["Instalment 5/18"] }),
      { date: "05-Jan-2021", text: "*** Stamp Duty ***", amount: "0.10" },
    ]),
  ],
};

describe("a PDF", () => {
  it.each(["cams", "kfintech"] as const)(
    "in the layout of %s is read as its text is",
    async (layout) => {
      const cas = { ...made, layout };
      const seen: number[] = [];
      const pages = await pdfPages(casPdf(cas), { onPage: (page, of) => seen.push(page, of) });
      expect(seen).toEqual([1, 2, 2, 2]);
      const { schemes } = readCas(pages);
      expect(schemes).toEqual(readMade(cas).schemes);
      expect(schemes[0]).toMatchObject({ failures: [], rows: [{ stampDuty: "0.1" }] });
    },
  );

  it.each<Encryption["method"]>(["rc4-128", "aes-128", "aes-256"])(
    "locked with %s opens by its password alone",
    async (method) => {
      const locked = () => casPdf(made, { method, password: "ABCDE1234F" });
      await expect(pdfPages(locked())).rejects.toMatchObject({
        problem: "password-needed",
      });
      await expect(pdfPages(locked(), { password: "abcde1234f" })).rejects.toMatchObject({
        problem: "password-wrong",
      });
      const pages = await pdfPages(locked(), { password: "ABCDE1234F" });
      expect(readCas(pages).schemes[0]).toMatchObject({ isin: "INF000X01013", failures: [] });
    },
  );

  it.each<[string, () => Uint8Array, FileProblem]>([
    ["of too many pages", () => manyPages(1_001), "too-many-pages"],
    ["locked by a filter that nobody else has", lockedByOther, "unknown-encryption"],
  ])("%s is refused for that reason", async (_, file, problem) => {
    await expect(pdfPages(file())).rejects.toMatchObject({ problem });
  });

  it("that is none is refused", async () => {
    const text = new TextEncoder().encode("%PDF-1.7\nthis is no PDF");
    await expect(pdfPages(text)).rejects.toMatchObject({
      problem: "not-readable",
    });
  });
});
