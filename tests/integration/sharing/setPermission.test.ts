import { describe, expect, inject, it } from "vitest";
import { registerUser } from "../../support/api/sharing.ts";

const baseUrl = inject("baseUrl");

describe("sharing.setPermission", () => {
  it("sets the permission that auth.me returns", async () => {
    const asha = await registerUser(baseUrl);
    for (const canShare of [true, false]) {
      expect((await asha.mutate("sharing.setPermission", { canShare })).data).toEqual({ canShare });
      expect((await asha.query("auth.me")).data).toMatchObject({ user: { canShare } });
    }
    for (const input of [{}, { canShare: null }, { canShare: "yes" }]) {
      expect((await asha.mutate("sharing.setPermission", input)).error?.data.appCode).toBe(
        "request/invalid",
      );
    }
  });
});
