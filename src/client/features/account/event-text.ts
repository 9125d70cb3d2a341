import type { AccountEvent, EventKind } from "../../../shared/account/event.ts";
import { t } from "../../language/text.ts";

const texts: Record<EventKind, (detail: string) => string> = {
  "signed-in": () => t("Signed in on a new device"),
  "password-changed": () => t("Password changed"),
  "password-reset": () => t("New password set by a mailed link"),
  "provider-linked": (detail) => t("{provider} linked", { provider: detail }),
  "provider-unlinked": (detail) => t("{provider} unlinked", { provider: detail }),
  "taken-over": (detail) =>
    t("{provider} linked by the owner of the email address", { provider: detail }),
  "address-changed": (detail) => t("Email address changed from {address}", { address: detail }),
  "address-restored": () => t("Email address taken back"),
  "passkey-added": (detail) => t("Passkey “{name}” added", { name: detail }),
  "passkey-removed": (detail) => t("Passkey “{name}” removed", { name: detail }),
  "passkey-refused": (detail) =>
    t("Passkey “{name}” refused: another device may have a copy of it", { name: detail }),
  "token-made": (detail) => t("Access token “{name}” made", { name: detail }),
  "token-revoked": (detail) => t("Access token “{name}” revoked", { name: detail }),
  "assistant-connected": (detail) => t("Assistant “{name}” connected", { name: detail }),
  "factor-on": () => t("Second factor turned on"),
  "factor-off": () => t("Second factor turned off"),
  "recovery-codes-made": () => t("New recovery codes made"),
  "recovery-code-used": (detail) => t("Recovery code used; codes left: {count}", { count: detail }),
  "codes-refused": (detail) =>
    t("Right password, then wrong codes: {count} in a row", { count: detail }),
  "factor-loss-started": () =>
    t("Said that the second factor is lost: it is to end after 72 hours"),
  "factor-loss-ended": () => t("Second factor ended, as it was said to be lost"),
  "share-kept-up": (detail) => t("Shared funds kept up to date for {address}", { address: detail }),
  "inbox-made": () => t("Address for statements made"),
  "calendar-made": () => t("Calendar address made"),
};

export const eventText = ({ kind, detail }: Pick<AccountEvent, "kind" | "detail">): string =>
  texts[kind](detail ?? "");
