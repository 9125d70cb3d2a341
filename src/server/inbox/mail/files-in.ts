import type { DropReason } from "../../../shared/inbox/schema.ts";
import { fileNameOf } from "../../../shared/inbox/file-name.ts";
import { maxFileBytes, maxFilesPerMail } from "../../../shared/inbox/limits.ts";
import { isLockedPdf } from "../locked-pdf.ts";
import type { MailPart } from "./read-mail.ts";

/** A mail has at most so many attachments that are looked at. */
const mostAttachments = 10;

export type FoundFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** The locked PDFs of a mail, and why another file of it was not kept; the last reason counts. */
export function filesIn(parts: readonly MailPart[]): {
  files: FoundFile[];
  dropped: DropReason | null;
} {
  const attached = parts.filter(isFile);
  const files: FoundFile[] = [];
  let dropped: DropReason | null = attached.length === 0 ? "no-file" : null;
  for (const [place, part] of attached.entries()) {
    const found =
      place >= mostAttachments || files.length >= maxFilesPerMail ? "too-many" : fileOf(part);
    if (typeof found === "string") dropped = found;
    else files.push(found);
  }
  return { files, dropped };
}

/** Pictures and parts without a name belong to the text. */
const isFile = ({ type, isAttachment }: MailPart): boolean =>
  type === "application/pdf" ||
  type === "message/rfc822" ||
  (isAttachment && !type.startsWith("image/") && type !== "application/pkcs7-signature");

function fileOf(part: MailPart): FoundFile | DropReason {
  if (part.type === "message/rfc822") return "nested";
  const start = part.bytes(8);
  if (start === null) return "unreadable";
  if (new TextDecoder("latin1").decode(start.subarray(0, 5)) !== "%PDF-") return "not-locked";
  // By its encoded length, with the line breaks.
  if (part.size > maxFileBytes * 1.05) return "too-large";
  const bytes = part.bytes();
  if (bytes === null) return "unreadable";
  if (bytes.length > maxFileBytes) return "too-large";
  return isLockedPdf(bytes) ? { name: fileNameOf(part.name), bytes } : "not-locked";
}
