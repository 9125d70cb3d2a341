import { expect, it } from "vitest";
import { parseSettings } from "../../../../src/server/platform/env.ts";
import { userView } from "../../../../src/server/auth/user-view.ts";

const settings = (specialTotalsUid: string) =>
  parseSettings({
    DATABASE_URL: "http://127.0.0.1:8080",
    APP_URL: "http://localhost:8787",
    SPECIAL_TOTALS_UID: specialTotalsUid,
  });
const row = {
  id: "asha",
  email: "asha@example.in",
  name: "Asha Rao",
  photoUrl: null,
  provider: "emailAndPassword",
  canShare: false,
  passwordHash: "never shown",
  emailProvenAt: null,
  recoveredAt: null,
  accessEpoch: 0,
  demoUntil: null,
  language: null,
  createdAt: new Date("2026-08-20T10:00:00Z"),
} as const;

it("names the excluded category only for the configured account", () => {
  expect(userView(row, settings("asha")).excludedCategories).toEqual(["el & insurance (2022)"]);
  expect(userView(row, settings("ravi")).excludedCategories).toEqual([]);
  expect(userView(row, settings("")).excludedCategories).toEqual([]);
});

it("contains no password hash", () => {
  expect(JSON.stringify(userView(row, settings("asha")))).not.toContain("never shown");
});
