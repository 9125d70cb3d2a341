import type { DropReason, InboxFile } from "../../../shared/inbox/schema.ts";
import { t, type PlainText } from "../../language/text.ts";

/** Who sent a statement, as far as that is known. */
export function senderText({ kind, senderDomain }: InboxFile): string {
  if (kind === "yours") return t("forwarded by you");
  if (senderDomain === null) return t("sender unknown");
  return kind === "registrar"
    ? t("from {domain}", { domain: senderDomain })
    : t("from {domain}, which is no registrar", { domain: senderDomain });
}

const droppedTexts: Record<DropReason, PlainText> = {
  "no-file": "it had no file. Some mails have only a link: download the statement there.",
  "not-locked":
    "only PDFs with a password are kept. Import other files on the page Import statements.",
  "too-large": "a file was larger than 5 MB. Import it on the page Import statements.",
  "too-many": "it had more than three statements. Forward the others by themselves.",
  nested: "it was attached to another mail. Forward it as it is, not as an attachment.",
  full: "there was no place left. Read or put away what waits, then forward it again.",
  "busy-day":
    "too many mails came that day. Forward it again tomorrow. If you did not expect the others, replace the address.",
  unreadable: "it could not be fetched or read. Forward it once more.",
};

export const droppedText = (why: DropReason): string => t(droppedTexts[why]);
