// @module-tag long
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Fund } from "../../../src/shared/funds/schema.ts";
import { fromMicroUnits, fromPaise } from "../../../src/shared/transactions/fixed-point.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { commit, commitInput, fundItem, transactionItem } from "../../support/api/imports.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { okay } from "../../support/api/ledgers.ts";
import type { Drawn } from "../../../sample/statement/pdf-file.ts";
import { registerUser } from "../../support/api/sharing.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";
import { allShapes } from "../../statements/all-shapes.ts";
import { trueTotals } from "../../statements/expected.ts";
import { pdfOf, printOf, type Print } from "../../statements/kit.ts";
import { trueLedger, type TrueScheme } from "../../statements/true-ledger.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();

beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

/** All are read in a unit test; each file that is read here costs half a second. */
const every = 6;
/** In milliseconds. */
const limit = 60_000;

/** A statement's folios are its own, so that none is found recorded by another. */
const withFolios = (print: Print, prefix: string): Print => ({
  ...print,
  redraw: (page: Drawn[]) =>
    print.redraw(
      page.map((drawn) => ({
        ...drawn,
        text: drawn.text.replace(/(Folio No ?: )/, `$1${prefix}`),
      })),
    ),
});

/** Answers beforehand that the schemes are not in the list, whichever way a statement names them. */
const recordedAs = ({ name, isin, registrar, code }: TrueScheme, index: number) =>
  [`isin:${isin}`, `registrar:${registrar} ${code}`].flatMap((schemeKey, key) => [
    fundItem({ schemeName: name, amfiCode: null, folioNumber: `before ${key}`, schemeKey }),
    transactionItem("a", {}, (index * 2 + key) * 2),
  ]);

const locked = ({ change }: (typeof allShapes)[number][1]) =>
  printOf({ change }).encryption !== undefined;

describe("shapes of the corpus", () => {
  it(
    "are imported as their true ledgers, or refused by name, in one import of all files",
    { timeout: 2 * limit },
    async () => {
      const owner = await registerUser(baseUrl);
      await commit(owner, commitInput(trueLedger.flatMap(recordedAs)));
      const page = await browser.newPage();
      await signIn(page, owner, baseUrl);
      await page.goto("/funds/import");
      await page.getByRole("button", { name: "Choose files" }).waitFor();
      const open = allShapes.filter(([, shape], index) => !locked(shape) && index % every === 0);
      const files = open.map(([name, shape], index) => ({
        name: `${name}.pdf`,
        mimeType: "application/pdf",
        buffer: Buffer.from(pdfOf(withFolios(printOf(shape), `${index}-`))),
      }));
      await page.locator("input[type=file]").setInputFiles(files);
      const readable = open.filter(([, { refused }]) => refused === undefined);
      await page
        .getByRole("heading", { name: `${readable.at(-1)?.[0]}.pdf` })
        .waitFor({ timeout: limit });
      for (const [name] of open.filter(([, { refused }]) => refused !== undefined)) {
        expect(await page.getByText(`${name}.pdf`, { exact: true }).count(), name).toBe(1);
      }
      const whose = page.locator("[data-question^=investor]");
      while ((await whose.count()) > 0) await whose.first().selectOption("me");
      const rows = readable
        .flatMap(([, shape]) => printOf(shape).schemes)
        .flatMap((each) => each.rows);
      // Every scheme of each file but the first is also in another file's folios.
      const twins = page.getByRole("button", { name: /^Import all \d+ anyway$/ });
      for (let left = readable.length - 1; left > 0; left -= 1) {
        await expect.poll(() => twins.count()).toBe(left);
        await twins.first().click();
      }
      await page.getByRole("button", { name: `Add ${rows.length} entries` }).click();
      await page.getByText(`${rows.length} entries were added`).waitFor();
      const { funds } = okay<{ funds: Fund[] }>(await owner.query("funds.list"));
      const imported = funds.filter(({ folioNumber }) => !folioNumber.startsWith("before"));
      const stored = imported.map(({ folioNumber, schemeName, units, investedAmount }) =>
        [folioNumber, schemeName, units, investedAmount].join(" "),
      );
      const expected = open.flatMap(([, shape], index) =>
        shape.refused === undefined
          ? printOf(shape).schemes.map((scheme) => {
              const { units, invested } = trueTotals(scheme);
              return [
                `${index}-${scheme.folio}`,
                scheme.name,
                fromMicroUnits(units),
                fromPaise(invested),
              ].join(" ");
            })
          : [],
      );
      expect(stored.toSorted()).toEqual(expected.toSorted());
    },
  );
});
