import type { DropReason, InboxFile } from "../../../shared/inbox/schema.ts";
import { t } from "../../language/text.ts";

/** Who sent a statement, as far as that is known. */
export function senderText({ kind, senderDomain }: InboxFile): string {
  if (kind === "yours") return t("forwarded by you");
  if (senderDomain === null) return t("sender unknown");
  return kind === "registrar"
    ? t("from {domain}", { domain: senderDomain })
    : t("from {domain}, which is no registrar", { domain: senderDomain });
}

export function droppedText(why: DropReason): string {
  switch (why) {
    case "no-file":
      return t("it had no file. Some mails have only a link: download the statement there.");
    case "not-locked":
      return t(
        "only PDFs with a password are kept. Import other files on the page Import statements.",
      );
    case "too-large":
      return t("a file was larger than 5 MB. Import it on the page Import statements.");
    case "too-many":
      return t("it had more than three statements. Forward the others by themselves.");
    case "nested":
      return t("it was attached to another mail. Forward it as it is, not as an attachment.");
    case "full":
      return t("there was no place left. Read or put away what waits, then forward it again.");
    case "busy-day":
      return t(
        "more mails came that day than one address gets. Forward it again tomorrow; if you know nothing of the others, replace the address.",
      );
    case "unreadable":
      return t("it could not be fetched or read. Forward it once more.");
  }
}
