import type { Page } from "playwright-core";

/** A device that keeps passkeys, as Chromium simulates it. */
export async function attachAuthenticator(page: Page, { hasUserVerification = true } = {}) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: hasUserVerification ? "internal" : "usb",
      hasResidentKey: true,
      hasUserVerification,
      isUserVerified: hasUserVerification,
      automaticPresenceSimulation: true,
    },
  });
  /** Whether the device answers by itself, as if its user touched it whenever it is asked. */
  return async (enabled: boolean): Promise<void> => {
    await devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  };
}
