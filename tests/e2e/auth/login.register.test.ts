import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { password, register as registerByApi } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";

const browser = useBrowser();

beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("eight-columns")));

async function register(page: Page, email: string): Promise<void> {
  await page.goto("/register");
  await page.getByLabel("Name").fill("Asha Rao");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: /sign up|create account/i }).click();
  await page.getByText("Registration successful").waitFor();
}

describe("public and signed-in pages", () => {
  it("redirect signed-in users from public pages and signed-out users from the others", async () => {
    const page = await browser.newPage();
    for (const path of ["/", "/funds", "/funds/view-funds", "/funds/add-fund"]) {
      await page.goto(path);
      await page.waitForURL("**/login");
    }
    await register(page, `${crypto.randomUUID()}@example.in`);
    for (const path of ["/login", "/register"]) {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === "/");
    }
    await page.goto("/nowhere/at/all");
    await page.getByRole("link", { name: "Go Back Home" }).click();
    await page.waitForURL((url) => url.pathname === "/");
  });

  it("sign in to an old account whose address is stored in other letters, beside one in ASCII", async () => {
    const local = crypto.randomUUID();
    const [inAscii, inLetters] = [`${local}@xn--gmil-63d.example`, `${local}@gm\u0430il.example`];
    for (const stored of [inAscii, inLetters]) {
      const { email } = await registerByApi(inject("baseUrl"));
      await runSql(inject("databaseUrl"), "update users set email = ? where email = ?", [
        stored,
        email,
      ]);
    }
    const page = await browser.newPage();
    await page.goto("/login");
    await page.getByLabel("Email").fill(inLetters);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.goto("/account");
    await page.getByText(inLetters).first().waitFor();
  });

  it(
    "shake the registration form for 400 ms on an error of client or server",
    { tags: "long" },
    async () => {
      const page = await browser.newPage();
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.goto("/register");
      const form = page.locator("form");
      // On a slow machine the animation can end before it is checked.
      await form.evaluate((element) => {
        const animate = element.animate.bind(element);
        element.animate = (frames, options) => {
          const duration = typeof options === "object" ? options.duration : options;
          element.dataset["shakes"] = `${element.dataset["shakes"] ?? ""}${String(duration)} `;
          return animate(frames, options);
        };
      });
      const submit = page.getByRole("button", { name: /sign up|create account/i });
      await submit.click();
      await page.getByText("Name is required").waitFor();
      expect(await form.locator("[aria-invalid=true]").count()).toBe(4);
      expect(await form.getAttribute("data-shakes")).toBe("400 ");

      await page.getByLabel("Name").fill("Asha Rao");
      await page.getByLabel("Email").fill(`${crypto.randomUUID()}@example.in`);
      for (const label of ["Password", "Confirm password"]) {
        await page.getByLabel(label, { exact: true }).fill("password");
      }
      await submit.click();
      await page.getByText("This is one of the most common passwords").first().waitFor();
      expect(await form.getAttribute("data-shakes")).toBe("400 400 ");
    },
  );

  it("keep name and e-mail over a reload and from one form to the next, until somebody signs out", async () => {
    const page = await browser.newPage();
    await page.goto("/register");
    await page.getByLabel("Name").fill("Asha Rao");
    const email = `${crypto.randomUUID()}@example.in`;
    await page.getByLabel("Email").fill(email);
    await page.reload();
    expect(await page.getByLabel("Name").inputValue()).toBe("Asha Rao");
    expect(await page.getByLabel("Email").inputValue()).toBe(email);
    for (const path of ["/login", "/reset-password"]) {
      await page.goto(path);
      expect(await page.getByLabel("Email").inputValue()).toBe(email);
    }
    await page.goto("/register");
    for (const label of ["Password", "Confirm password"]) {
      await page.getByLabel(label, { exact: true }).fill("correct horse");
    }
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByRole("button", { name: "Log out" }).click();
    await page.getByRole("button", { name: "Sign in" }).waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe("");
  });

  it("show an error at each field and keep the typed values", { tags: "long" }, async () => {
    const page = await browser.newPage();
    await page.goto("/register");
    await page.getByLabel("Name").fill("Asha Rao");
    await page.getByLabel("Email").fill("asha@example");
    await page.getByLabel("Password", { exact: true }).fill("12345");
    await page.getByLabel("Confirm password").fill("123456");
    await page.getByRole("button", { name: /sign up|create account/i }).click();
    await page.getByText("Enter a valid email", { exact: true }).waitFor();
    await page.getByText("Password must be at least 6 characters").waitFor();
    expect(await page.getByLabel("Name").inputValue()).toBe("Asha Rao");

    await page.goto("/login");
    await page.getByLabel("Email").fill("");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("Email is required").waitFor();
    await page.getByText("Password is required").waitFor();
    await page.getByLabel("Email").fill("nobody@example.in");
    await page.getByLabel("Password", { exact: true }).fill("wrong horse");
    await page.getByRole("button", { name: "Sign in" }).click();
    const said = page.getByText("Invalid credentials. Please try again.");
    await page.locator("[data-sonner-toast]").filter({ has: said }).waitFor();
    expect(await said.count()).toBe(1);
  });

  it(
    "keep the typed values and validate on the server when a newer build lacks the validation file",
    { tags: "long" },
    async () => {
      const page = await browser.newPage();
      const typed = Promise.withResolvers<void>();
      await page.route("**/assets/*.js", async (route) => {
        const response = await route.fetch();
        const isContracts = (await response.text()).includes("No password provided");
        if (!isContracts) return route.fulfill({ response });
        await typed.promise;
        await route.abort();
      });
      await page.goto("/login");
      const missed = page.waitForEvent("requestfailed");
      await page.getByLabel("Email").fill("asha@example.in");
      typed.resolve();
      await missed;
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByText("Password is required").first().waitFor();
      expect(await page.getByLabel("Email").inputValue()).toBe("asha@example.in");
    },
  );
});
