import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { browserFlags } from "../../tests/support/browser/browser-flags.ts";
import { startTestProduct, stopTestProducts } from "../../tests/support/servers/test-product.ts";
import { apiClient, register } from "../../tests/support/api/api-client.ts";
import { requestResetCode } from "../../tests/support/api/reset-code.ts";
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

const openSender = async (page: Page) => {
  await page.getByRole("link", { name: "Ravi Menon" }).click();
  await page.getByRole("button", { name: "Smart View" }).waitFor();
};

const publicPictures: Record<string, Picture> = {
  "sign-in": { path: "/login" },
  register: { path: "/register" },
  "reset-password": { path: "/reset-password" },
  "not-found": { path: "/nowhere" },
};

const pictures: Record<string, Picture> = {
  overview: { path: "/", prepare: (page) => page.getByRole("slider").waitFor() },
  funds: { path: "/funds" },
  "view-funds": { path: "/funds/view-funds" },
  "edit-funds": { path: "/funds/edit-funds" },
  "edit-fund": {
    path: "/funds/edit-funds",
    prepare: async (page) => {
      await page
        .getByRole("button", { name: /^Edit / })
        .first()
        .click();
      await page.getByRole("heading", { name: "Edit Fund", exact: true }).waitFor();
    },
  },
  "add-fund": {
    path: "/funds/add-fund",
    prepare: async (page) => {
      await page.getByLabel("Scheme").fill("hdfc fund direct");
      await page.getByRole("option").first().waitFor();
    },
  },
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
  "shared-funds": { path: "/funds/shared-funds" },
  "shared-details": { path: "/funds/shared-funds", prepare: openSender },
  "smart-view": {
    path: "/funds/shared-funds",
    prepare: async (page) => {
      await openSender(page);
      await page.getByRole("button", { name: "Smart View" }).click();
    },
  },
  insights: { path: "/insights" },
  targets: { path: "/targets" },
  goals: { path: "/goals" },
  tax: { path: "/tax" },
  "before-selling": { path: "/tax/sell" },
  account: { path: "/account" },
  sharing: { path: "/account/sharing" },
};

atEnd(stopTestProducts);
await runCommand(
  command("screenshots", "Takes the pictures of every screen.").action(takePictures),
);

async function takePictures(): Promise<void> {
  const product = await startTestProduct({ AMFI_NAV_URL: "http://127.0.0.1:9/" });
  await loadTwoDays(product);
  const db = openDatabase({ url: product.databaseUrl, authToken: undefined, timeout: 30_000 });
  await storeSampleHistories(db, lastDay);
  await createDemoAccounts(product.url, db, lastDay);
  const asha = { ...apiClient(product.url), email: demoEmails.asha };
  await asha.mutate("auth.login", { email: asha.email, password: demoPassword });
  const oobCode = await requestResetCode(asha, product.outbox);
  const newcomer = await register(product.url, "Meera Nair");
  const people = [
    [publicPictures, null],
    [{ "new-password": { path: `/new-password?oobCode=${oobCode}` } }, null],
    [pictures, asha],
    [{ "overview-empty": { path: "/" } }, newcomer],
  ] as const;

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: provideBrowser(),
    // Otherwise the pictures have a blank stripe in place of the scrollbar.
    args: [...browserFlags, "--enable-features=OverlayScrollbar"],
  });
  const walk: { name: string; lines: string[] }[] = [];
  for (const [screen, size] of Object.entries(screens)) {
    for (const [shown, who] of people) {
      const options = { ...size, baseURL: product.url, reducedMotion: "reduce" } as const;
      const page = await browser.newPage({ ...options, serviceWorkers: "block" });
      if (who !== null) {
        await signIn(page, who, product.url);
        await setEditMode(page, true);
      }
      for (const [name, { path, prepare }] of Object.entries<Picture>(shown)) {
        await page.goto(path, { waitUntil: "networkidle" });
        await prepare?.(page);
        await page.waitForLoadState("networkidle");
        if (screen === "phone" && walked.includes(name))
          walk.push({ name, lines: await readingOrder(page) });
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          await page.screenshot({
            path: join(folder, `${name}-${screen}-${colorScheme}.png`),
            animations: "disabled",
            caret: "hide",
          });
        }
      }
      await page.close();
    }
  }
  await browser.close();
  writeFileSync(walkFile, walkText(walk));
  mkdirSync(installFolder, { recursive: true });
  for (const name of installPictures) {
    copyFileSync(join(folder, `${name}-light.png`), join(installFolder, `${name}.png`));
  }
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
