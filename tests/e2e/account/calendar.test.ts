import { expect, inject, it } from "vitest";
import { registerUser } from "../../support/api/sharing.ts";
import { proveAddress } from "../../support/api/notices.ts";
import { expectNoAxeViolations } from "../../support/browser/axe.ts";
import { useBrowser } from "../../support/browser/browser.ts";
import { signIn } from "../../support/browser/signed-in-page.ts";

const browser = useBrowser();
const baseUrl = inject("baseUrl");

it("a calendar's address is made, shown once, and turned off", async () => {
  const owner = await registerUser(baseUrl);
  await proveAddress(inject("databaseUrl"), owner.email);
  const page = await browser.newPage("phone");
  await signIn(page, owner, baseUrl);
  await page.goto("/account/letters");
  const calendar = page.getByRole("region", { name: "Calendar" });
  await calendar.getByRole("radio", { name: "With amounts" }).click();
  await calendar.getByRole("button", { name: "Make an address" }).click();
  const address = await calendar.getByLabel("Address of the calendar").inputValue();
  expect((await fetch(address)).status).toBe(200);
  await page.getByRole("region", { name: "Notifications on this device" }).waitFor();
  await expectNoAxeViolations(page);
  await calendar.getByRole("button", { name: "I've saved it" }).click();
  await calendar.getByRole("button", { name: "Replace the address" }).waitFor();
  await calendar.getByRole("button", { name: "Turn off the calendar: Everyone" }).click();
  await calendar.getByRole("button", { name: "Make an address" }).waitFor();
  expect((await fetch(address)).status).toBe(404);
});
