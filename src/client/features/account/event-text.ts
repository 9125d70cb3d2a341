import type { AccountEvent } from "../../../shared/account/event.ts";
import { t } from "../../language/text.ts";

export function eventText({ kind, detail }: Pick<AccountEvent, "kind" | "detail">): string {
  const name = detail ?? "";
  switch (kind) {
    case "signed-in":
      return t("Signed in on a new device");
    case "password-changed":
      return t("Password changed");
    case "password-reset":
      return t("New password set by a mailed link");
    case "provider-linked":
      return t("{provider} linked", { provider: name });
    case "provider-unlinked":
      return t("{provider} unlinked", { provider: name });
    case "taken-over":
      return t("{provider} linked by the owner of the email address", { provider: name });
    case "address-changed":
      return t("Email address changed from {address}", { address: name });
    case "address-restored":
      return t("Email address taken back");
    case "passkey-added":
      return t("Passkey “{name}” added", { name });
    case "passkey-removed":
      return t("Passkey “{name}” removed", { name });
    case "passkey-refused":
      return t("Passkey “{name}” refused: another device may have a copy of it", { name });
    case "token-made":
      return t("Access token “{name}” made", { name });
    case "token-revoked":
      return t("Access token “{name}” revoked", { name });
    case "assistant-connected":
      return t("Assistant “{name}” connected", { name });
    case "factor-on":
      return t("Second factor turned on");
    case "factor-off":
      return t("Second factor turned off");
    case "recovery-codes-made":
      return t("New recovery codes made");
    case "recovery-code-used":
      return t("Recovery code used; codes left: {count}", { count: name });
    case "codes-refused":
      return t("Right password, then wrong codes: {count} in a row", { count: name });
    case "factor-loss-started":
      return t("Said that the second factor is lost: it is to end after 72 hours");
    case "factor-loss-ended":
      return t("Second factor ended, as it was said to be lost");
    case "share-kept-up":
      return t("Shared funds kept up to date for {address}", { address: name });
    case "inbox-made":
      return t("Address for statements made");
    case "calendar-made":
      return t("Calendar address made");
    default:
      return kind satisfies never;
  }
}
