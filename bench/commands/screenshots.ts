import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { browserFlags } from "../../tests/support/browser/browser-flags.ts";
import { startTestProduct, stopTestProducts } from "../../tests/support/servers/test-product.ts";
import { apiClient } from "../../tests/support/api/api-client.ts";
import { setEditMode, signIn } from "../../tests/support/browser/signed-in-page.ts";
import { provideBrowser } from "../../tests/support/browser/browser-program.ts";
import { atEnd, command, runCommand } from "../../scripts/product/command.ts";
import { madeScheme, purchase } from "../../tests/support/data/cas-samples.ts";
import { casPdf } from "../../sample/statement/cas-pdf.ts";
import { root } from "../../scripts/product/root.ts";
import { loadSchemeList } from "../../scripts/product/database/scheme-list.ts";
import { readingOrder } from "../support/reading-order.ts";
import { openDatabase } from "../../src/server/platform/db/client.ts";
import { createDemoAccounts, demoEmails, demoPassword } from "../../sample/accounts.ts";
import { storeSampleHistories } from "../../sample/navs.ts";
import { sampleSchemeList } from "../../sample/scheme-list.ts";

const folder = join(root, "docs/screenshots");
/** Those that are kept, twenty in all; every picture stays in the history for good. Only the overview is kept dark as well. */
const kept = [
  "overview",
  "funds",
  "fund",
  "import-check",
  "regular-plans",
  "targets",
  "goals",
  "tax",
  "sharing",
];
const keptDark = ["overview"];
/** What the manifest names: a browser shows them where it offers to install Fundbook. */
const installFolder = join(root, "src/client/public/screenshots");
const installPictures = ["overview-phone", "fund-phone", "overview-desktop", "funds-desktop"];
/** Where it is written what a screen reader reads, and of which pictures' pages. */
const walkFile = join(root, "docs/screen-reader.md");
const walked = ["overview", "view-funds", "fund", "import", "import-check"];
/** Of the NAVs, so that the pictures change only with the pages. */
const [dayBefore, lastDay] = ["2025-03-31", "2025-04-01"];

const screens = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

type Picture = { path: string; prepare?: (page: Page) => Promise<void> };

const pictures: Record<string, Picture> = {
  overview: { path: "/", prepare: (page) => page.getByRole("slider").waitFor() },
  funds: { path: "/funds" },
  "view-funds": { path: "/funds/view-funds" },
  fund: {
    path: "/funds/view-funds",
    prepare: async (page) => {
      await page
        .getByRole("link", { name: /Axis ELSS/ })
        .first()
        .click();
      await page.getByRole("slider").waitFor();
    },
  },
  import: { path: "/funds/import" },
  "import-check": {
    path: "/funds/import",
    prepare: async (page) => {
      const buffer = Buffer.from(sampleStatement());
      const file = { name: "statement.pdf", mimeType: "application/pdf", buffer };
      await page.locator("input[type=file]").setInputFiles(file);
      await page.getByRole("button", { name: /^Add \d+ entries$/ }).waitFor();
    },
  },
  "regular-plans": { path: "/regular-plans" },
  targets: { path: "/targets" },
  goals: { path: "/goals" },
  tax: { path: "/tax" },
  sharing: { path: "/account/sharing" },
};

atEnd(stopTestProducts);
await runCommand(
  command("screenshots", "Takes the pictures of screens that are kept.").action(takePictures),
);

async function takePictures(): Promise<void> {
  const product = await startTestProduct({ AMFI_NAV_URL: "http://127.0.0.1:9/" });
  await loadTwoDays(product);
  const db = openDatabase({ url: product.databaseUrl, authToken: undefined, timeout: 30_000 });
  await storeSampleHistories(db, lastDay);
  await createDemoAccounts(product.url, db, lastDay);
  const asha = { ...apiClient(product.url), email: demoEmails.asha };
  await asha.mutate("auth.login", { email: asha.email, password: demoPassword });

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: provideBrowser(),
    // Otherwise the pictures have a blank stripe in place of the scrollbar.
    args: [...browserFlags, "--enable-features=OverlayScrollbar"],
  });
  const walk: { name: string; lines: string[] }[] = [];
  for (const [screen, size] of Object.entries(screens)) {
    const options = { ...size, baseURL: product.url, reducedMotion: "reduce" } as const;
    const page = await browser.newPage({ ...options, serviceWorkers: "block" });
    await signIn(page, asha, product.url);
    await setEditMode(page, true);
    for (const [name, { path, prepare }] of Object.entries(pictures)) {
      await page.goto(path, { waitUntil: "networkidle" });
      await prepare?.(page);
      await page.waitForLoadState("networkidle");
      if (screen === "phone" && walked.includes(name))
        walk.push({ name, lines: await readingOrder(page) });
      await takePicture(page, name, screen);
    }
    await page.close();
  }
  await browser.close();
  writeFileSync(walkFile, walkText(walk));
  mkdirSync(installFolder, { recursive: true });
  for (const name of installPictures) {
    copyFileSync(join(folder, `${name}-light.png`), join(installFolder, `${name}.png`));
  }
}

async function takePicture(page: Page, name: string, screen: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    if (!(colorScheme === "light" ? kept : keptDark).includes(name)) continue;
    await page.emulateMedia({ colorScheme });
    await page.screenshot({
      path: join(folder, `${name}-${screen}-${colorScheme}.png`),
      animations: "disabled",
      caret: "hide",
    });
  }
  await page.emulateMedia({ colorScheme: "light" });
}

function walkText(walk: readonly { name: string; lines: readonly string[] }[]): string {
  const heading = `# What a screen reader reads

In this order, on a phone, with the sample data: roles, names and states of Chromium's accessibility tree, written by
\`npm run screenshots\`. A name in quotation marks is read with its role, anything else as text.
`;
  const pages = walk.map(
    ({ name, lines }) => `\n## ${name}\n\n${lines.map((line) => `- ${line}\n`).join("")}`,
  );
  return heading + pages.join("");
}

/** Of two schemes of the sample list, of which one has a line that does not agree with its balance. */
function sampleStatement(): Uint8Array {
  const scheme = (name: string, isin: string, folio: string, balances: readonly string[]) =>
    madeScheme(
      balances.map((balance, month) =>
        purchase({
          date: `05-${["Jan", "Feb", "Mar"][month]}-2024`,
          text: "SIP Purchase",
          balance,
        }),
      ),
      balances.at(-1),
      {
        above: [
          "Example Mutual Fund",
          `Folio No: ${folio}`,
          "ASHA RAO",
          `D1-${name} - Direct Plan - Growth - ISIN: ${isin}(Advisor: DIRECT) Registrar : CAMS`,
        ],
      },
    );
  return casPdf({
    schemes: [
      scheme("Kotak Flexicap Fund", "INF174K01LS2", "5550001", ["19.999", "39.998", "59.997"]),
      scheme("DSP ELSS Tax Saver Fund", "INF740K01OK1", "5550002", ["19.999", "49.998"]),
    ],
  });
}

/** Loads a list of the day before first, so that the pages show a day's change. */
async function loadTwoDays(product: { databaseUrl: string; dataFolder: string }): Promise<void> {
  const lower = (_row: string, nav: string) => `;${(Number(nav) * 0.994).toFixed(4)};`;
  const before = sampleSchemeList(dayBefore).replaceAll(/;([\d.]+);(?=2025)/g, lower);
  const file = join(product.dataFolder, "list.txt");
  for (const list of [before, sampleSchemeList(lastDay)]) {
    writeFileSync(file, list);
    const database = { url: product.databaseUrl, authToken: undefined };
    await loadSchemeList(database, file, { allowOlder: true, accept: true });
  }
}
