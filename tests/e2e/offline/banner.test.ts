// @module-tag long
import { describe, expect, inject, it } from "vitest";
import { useBrowser } from "../../support/browser/browser.ts";
import { layoutShiftsOf, recordLayoutShifts } from "../../support/browser/layout-shifts.ts";

const baseUrl = inject("baseUrl");
const browser = useBrowser();

describe("the offline banner", () => {
  it.each([
    "/login",
    "/register",
    "/reset-password",
    "/new-password",
    "/link-google",
    "/no-such-page",
  ])("is shown on %s too, and shifts nothing", async (path) => {
    for (const size of ["phone", "desktop"] as const) {
      const page = await browser.newPage(size);
      await recordLayoutShifts(page);
      await page.goto(baseUrl + path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      const moved = await layoutShiftsOf(page);
      await page.context().setOffline(true);
      const banner = page.getByText("Offline: changes cannot be saved");
      await banner.waitFor();
      expect(await banner.count()).toBe(1);
      expect(await layoutShiftsOf(page)).toEqual(moved);
      await page.context().setOffline(false);
      await banner.waitFor({ state: "detached" });
    }
  });
});
