import { pdfFile } from "../../../sample/statement/pdf-file.ts";

/** By which the mail server of the tests signs who sent a mail. */
export const authserv = "mx.test.example";

const page = (text: string) => [[{ text, x: 40, y: 700, size: 10 }]];

/** Each text makes another file. */
export const lockedPdf = (text = "Consolidated Account Statement") =>
  pdfFile(page(text), { method: "aes-128", password: "ABCDE1234F" });
export const openPdf = () => pdfFile(page("Open"));

/** A locked file of this size: its comment is not read. */
export function largePdf(size: number): Uint8Array<ArrayBuffer> {
  const start = "%PDF-1.5\n%";
  const object =
    "\n7 0 obj\n<< /Type /XRef /Size 8 /Encrypt 5 0 R >>\nstream\nx\nendstream\nendobj\n";
  const end = (place: number) => `${object}startxref\n${place + 1}\n%%EOF\n`;
  const place = size - end(size).length;
  const text = `${start}${"x".repeat(place - start.length)}${end(place)}`;
  return new TextEncoder().encode(text);
}

export type Attached = { name: string; bytes: Uint8Array; type?: string };

const boundary = "=_part_1";

const attachment = ({ name, bytes, type = "application/pdf" }: Attached): string =>
  [
    `--${boundary}`,
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    "Content-Transfer-Encoding: base64",
    "",
    (
      Buffer.from(bytes)
        .toString("base64")
        .match(/.{1,76}/g) ?? []
    ).join("\r\n"),
    "",
  ].join("\r\n");

type MailParts = {
  /** The headers above all others, as the receiving server writes them. */
  top?: readonly string[];
  from?: string;
  subject?: string;
  text?: string;
  files?: readonly Attached[];
};

export const signedBy = (domain: string, server = authserv): string =>
  `Authentication-Results: ${server}; dkim=pass header.d=${domain} header.s=s1; spf=fail`;

/** A mail as a mail server hands it on. */
export const mailText = ({
  top = [],
  from = "CAMS <donotreply@camsonline.com>",
  subject = "Your statement",
  text = "Please find attached.",
  files = [],
}: MailParts): string =>
  [
    ...top,
    `From: ${from}`,
    "To: Somebody <somebody@elsewhere.example>",
    `Subject: ${subject}`,
    "Message-ID: <1@mail.test.example>",
    "MIME-Version: 1.0",
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    "",
    `--${boundary}`,
    "Content-Type: text/plain; charset=utf-8",
    "",
    text,
    ...files.map(attachment),
    `--${boundary}--`,
    "",
  ].join("\r\n");

export const statementMail = (bytes = lockedPdf(), more: MailParts = {}): string =>
  mailText({
    top: [signedBy("camsonline.com")],
    files: [{ name: "CAS_Nov2026.pdf", bytes }],
    ...more,
  });
