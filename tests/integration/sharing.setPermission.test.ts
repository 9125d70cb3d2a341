import { describe, expect, inject, it } from "vitest";
import { party } from "../support/sharing.ts";

const baseUrl = inject("baseUrl");

describe("sharing.setPermission", () => {
  it("sets the permission that auth.me returns", async () => {
    const asha = await party(baseUrl);
    for (const canShare of [true, false]) {
      expect((await asha.tell("sharing.setPermission", { canShare })).data).toEqual({ canShare });
      expect((await asha.ask("auth.me")).data).toMatchObject({ user: { canShare } });
    }
    for (const input of [{}, { canShare: null }, { canShare: "yes" }]) {
      expect((await asha.tell("sharing.setPermission", input)).error?.data.appCode).toBe(
        "request/invalid",
      );
    }
  });
});
