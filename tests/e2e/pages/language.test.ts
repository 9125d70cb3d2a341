import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { password } from "../../support/api/api-client.ts";
import { addLedger, addSip } from "../../support/api/ledgers.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import {
  addFund,
  registerUser,
  registerRecipient,
  share,
  type RegisteredUser,
} from "../../support/api/sharing.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();
let holder: RegisteredUser;
let friend: RegisteredUser;
let totalsId: string;
let ledgerId: string;
beforeAll(async () => {
  await loadFeed(inject("databaseUrl"), navFixture("eight-columns"));
  const sender = await registerUser(baseUrl, "मीरा नायर");
  holder = await registerRecipient(baseUrl, "आशा राव");
  friend = await registerRecipient(baseUrl, "बीना शाह");
  await addFund(sender);
  await share(sender, holder);
  totalsId = await addFund(holder);
  await addFund(holder, { amfiCode: null, schemeName: "My Policy" });
  ledgerId = await addLedger(holder);
  await addSip(holder, { fundId: ledgerId });
});

/** Names and user input are not translated. Longer ones come first. */
const sameInHindi = [
  "First Example PSU Debt Fund - Direct Plan - Growth",
  "First Example PSU Debt Fund",
  "Direct Plan - Growth",
  "My Policy",
  "HeadlessChrome",
  "LibreOffice",
  "Chromium",
  "Chrome",
  "Linux",
  "Fundbook",
  "Google",
  "English",
  "AMFI",
  "ISIN",
  "XIRR",
  "SIP",
  "IDCW",
  "SWP",
  "STT",
  "TDS",
  "NAV",
  "JSON",
  "CSV",
  "Alt+T",
  "camsonline.com",
  "mfs.kfintech.com",
  "Portfolio Performance",
  "Ghostfolio",
  "KFintech",
  "CAMS",
  "NSDL",
  "CDSL",
  "Zerodha",
  "Kuvera",
  "Groww",
  "casparser",
  "Detailed",
  "Specific Period",
  "Excel",
  "XLSX",
  "CAS",
  "PDF",
].map((name) => name.toLowerCase());

const isInHindi = (text: string) => {
  const withoutAddresses = text.toLowerCase().replace(/\S+@example\.in/g, "");
  return !/[a-z]/.test(
    sameInHindi.reduce((rest, name) => rest.replaceAll(name, ""), withoutAddresses),
  );
};

/** Visible texts and accessible names that contain Latin letters. */
async function notInHindi(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = [document.title];
    for (const element of document.querySelectorAll("body *, meta[name=description]")) {
      // The change log is English, and says so.
      if (element.closest("script, style, noscript, [data-sonner-toaster] style, [lang=en]"))
        continue;
      for (const name of ["alt", "aria-label", "content", "data-label", "placeholder", "title"]) {
        found.push(element.getAttribute(name) ?? "");
      }
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? "");
      }
    }
    return found;
  });
  return texts.filter((text) => !isInHindi(text));
}

/** Controls whose accessible name lacks their visible text (WCAG 2.5.3). */
const namedOtherwise = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(":is(a, button)[aria-label]")]
      .filter((element) => !element.ariaLabel?.includes(element.innerText.trim()))
      .map(({ outerHTML }) => outerHTML),
  );

describe("a browser that prefers Hindi", () => {
  it("shows the sign-in page and its errors in Hindi", async () => {
    const page = await browser.newPage("phone", "hi-IN");
    await page.goto("/login?error=google/denied");
    await page.getByText("Google से साइन इन रद्द कर दिया गया।").waitFor();
    await page.getByRole("button", { name: "साइन इन करें" }).click();
    await page.getByText("ईमेल लिखना ज़रूरी है").first().waitFor();
    expect(await notInHindi(page)).toEqual([]);
    await page.getByLabel("ईमेल").fill(holder.email);
    await page.getByLabel("पासवर्ड", { exact: true }).fill(`not ${password}`);
    await page.getByRole("button", { name: "साइन इन करें" }).click();
    await page.getByText("ईमेल या पासवर्ड सही नहीं है।").first().waitFor();
    await page.getByLabel("पासवर्ड", { exact: true }).fill(password);
    await page.getByRole("button", { name: "साइन इन करें" }).click();
    await page.getByRole("heading", { name: "पोर्टफ़ोलियो की झलक" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("hi-IN");
  });

  it("shows only Hindi on every screen", { tags: "long" }, async () => {
    const page = await browser.newPage("desktop", "hi-IN");
    const expectHindi = async (shown: string) => {
      await page.getByText(shown).first().waitFor();
      expect(await notInHindi(page), page.url()).toEqual([]);
      expect(await namedOtherwise(page), page.url()).toEqual([]);
    };
    const expectHindiAt = async (path: string, shown: string) => {
      await page.goto(path);
      await expectHindi(shown);
    };
    await expectHindiAt("/register", "पहले से खाता है?");
    await expectHindiAt("/reset-password", "रीसेट लिंक भेजें");
    await expectHindiAt("/new-password?oobCode=made-up", "नया लिंक पाएँ");
    await signIn(page, holder, baseUrl);
    await expectHindiAt("/", "सबसे बड़े निवेश");
    await expectHindiAt("/funds", "3 फ़ंड");
    await expectHindiAt("/funds/view-funds?query=nothing", "कोई फ़ंड मेल नहीं खाता");
    await expectHindiAt("/funds/edit-funds", "3 फ़ंड");
    await expectHindiAt("/funds/edit-funds/none", "संपादन मोड चालू करें");
    await expectHindiAt("/funds/add-fund", "निवेश की राशि");
    await expectHindiAt("/funds/import", "फ़ाइलें चुनें");
    await expectHindiAt("/funds/reconcile", "कोई स्टेटमेंट अभी सहेजा नहीं गया");
    await expectHindiAt("/nowhere", "पेज नहीं मिला");
    await expectHindiAt(`/funds/${totalsId}`, "पैसा कब लगाया गया?");
    await page.getByRole("button", { name: "सारा पिछला एक साथ भरें" }).click();
    await expectHindi("किस्तें निकालें");
    await expectHindiAt(`/funds/${ledgerId}`, "हर महीने");
    await page.getByRole("button", { name: "लेन-देन जोड़ें" }).click();
    await expectHindi("शुल्क और टिप्पणी");
    await page.goto("/funds/shared-funds");
    await page.getByRole("link", { name: "मीरा नायर" }).click();
    await page.getByRole("button", { name: "स्मार्ट व्यू" }).click();
    await expectHindi("कुल निवेश");
    for (const [path, shown] of [
      ["/account", "होम पर जाएँ"],
      ["/account/security", "यह डिवाइस"],
      ["/account/preferences", "ब्राउज़र जैसी"],
      ["/account/data", "मेरा खाता हटाएँ"],
    ] as const) {
      await page.goto(path);
      await page.getByText(shown).first().waitFor();
      expect(await notInHindi(page), path).toEqual([]);
    }
    await page.goto("/account/sharing");
    await page.getByLabel("लोगों को खोजें").fill(friend.email);
    const people = page.getByRole("list", { name: "लोग", exact: true }).getByRole("listitem");
    await expect.poll(() => people.count()).toBe(1);
    await page.getByRole("button", { name: "बीना शाह के साथ साझा करें" }).click();
    await expectHindi("क्या आप सचमुच");
  });

  it("switches to English immediately and permanently", async () => {
    const page = await browser.newPage("desktop", "hi-IN");
    await signIn(page, holder, baseUrl);
    await page.goto("/account/preferences");
    await page.getByRole("radio", { name: "English" }).check();
    await page.getByRole("heading", { name: "Preferences", exact: true }).waitFor();
    await expect.poll(() => page.title()).toBe("Preferences · Fundbook");
    // The focus stays on the choice.
    await page.locator("input[name=language]:focus").waitFor();
    await page.reload();
    await page.getByRole("radio", { name: "English", checked: true }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("en-IN");

    await page.getByRole("radio", { name: "Same as the browser" }).click();
    await page.getByRole("heading", { name: "पसंद", exact: true }).waitFor();
  });

  it("shows the chosen theme from the first paint", { tags: "long" }, async () => {
    const page = await browser.newPage("phone");
    await signIn(page, holder, baseUrl);
    await page.goto("/account/preferences");
    await page.getByRole("radio", { name: "Dark" }).check();
    // Before the client's code has run.
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.reload();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      "dark",
    );
    await page.unroute("**/assets/*.js");
    await page.reload();
    await page.getByRole("radio", { name: "Dark", checked: true }).waitFor();
    await page.getByRole("radio", { name: "System" }).check();
    expect(await page.locator("html[data-theme]").count()).toBe(0);
  });
});
