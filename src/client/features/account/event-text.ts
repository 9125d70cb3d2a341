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
    default:
      return kind satisfies never;
  }
}
