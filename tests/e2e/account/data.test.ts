import { readFile } from "node:fs/promises";
import { describe, expect, inject, it } from "vitest";
import { expectNoAxeViolations } from "../../support/browser/axe.ts";
import { makeStale } from "../../support/api/sign-in.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { fundInput, register, password, type ApiClient } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { signInByForm } from "../../support/browser/account-page.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();

describe("the data section", () => {
  const holder = async (): Promise<ApiClient> => {
    const user = await register(baseUrl);
    await user.mutate("funds.add", fundInput({ folioNumber: "77/1" }));
    return user;
  };

  it("downloads all data as JSON and the funds as CSV", { tags: "long" }, async () => {
    const { email } = await holder();
    const page = await browser.newPage();
    await signInByForm(page, email);
    await page.goto("/account/data");
    const download = async (name: string) => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name }).click(),
      ]);
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
    };
    const json = await download("Download my data (JSON)");
    expect(json.name).toBe("fundbook.json");
    expect(JSON.parse(json.text)).toMatchObject({
      profile: { email },
      funds: [{ folioNumber: "77/1", investedAmount: 4000 }],
      categories: [{ name: "debt", count: 1 }],
    });
    const csv = await download("Download my funds (CSV)");
    expect(csv.name).toBe("fundbook-funds.csv");
    expect(csv.text.split("\r\n")[1]).toContain("77/1");
  });

  it("asks once who it is, then deletes the account and signs out", async () => {
    const { email } = await holder();
    const page = await browser.newPage();
    await signInByForm(page, email);
    await makeStale(inject("databaseUrl"), { email });
    await page.goto("/account/data");
    await page.getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await dialog.getByText(email).waitFor();
    await dialog.getByRole("button", { name: "Delete account" }).click();
    const question = page.getByRole("dialog", { name: "Confirm it's you" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await dialog.getByText("Confirm that it is you first. Nothing was changed.").waitFor();
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await question.getByLabel("Your password").fill("wrong horse");
    await question.getByRole("button", { name: "Confirm" }).click();
    await question.getByText("This is not your current password").waitFor();
    await expectNoAxeViolations(page);
    await question.getByLabel("Your password").fill(password);
    await question.getByRole("button", { name: "Confirm" }).click();
    await page.getByText("Your account was deleted.").waitFor();
    await page.waitForURL("**/login");
    await page.goto("/account");
    await page.waitForURL("**/login");
    const left = await runSql(inject("databaseUrl"), "select id from users where email = ?", [
      email,
    ]);
    expect(left).toEqual([]);
  });
});
