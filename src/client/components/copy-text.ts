import { t } from "../language/text.ts";
import { notify } from "./ui/feedback/notify.ts";

/** Puts a text on the clipboard and says whether it is there: browsers refuse it on plain HTTP. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(t("Copied"));
  } catch {
    notify.error(t("The browser did not allow copying."));
  }
}
