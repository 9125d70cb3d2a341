import { createHash } from "node:crypto";
import { lockOf, type Encryption } from "./pdf-encryption.ts";

export type Drawn = {
  text: string;
  x: number;
  y: number;
  size: number;
  isRotated?: boolean;
  /** Operators of PDF between which the text is drawn. */
  around?: readonly [string, string];
};

/** For `around`: "/Clear gs" and "/Half gs" make what follows transparent. */
const states = " /ExtGState << /Clear << /ca 0 >> /Half << /ca 0.5 >> >>";

/** A PDF of these pages in Helvetica, on A4, locked where a password is given; the same each time where it is not. */
export function pdfFile(pages: readonly (readonly Drawn[])[], encryption?: Encryption): Uint8Array {
  const fileId = createHash("md5").update(JSON.stringify(pages)).digest();
  const lock = encryption === undefined ? null : lockOf(encryption, fileId);
  const pageNumbers = pages.map((_, index) => 4 + index * 2);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages.length} /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(" ")}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ].map((text) => Buffer.from(text, "latin1"));
  for (const [index, page] of pages.entries()) {
    const number = pageNumbers[index]! + 1;
    const plain = Buffer.from(page.map(drawing).join("\n"), "latin1");
    const content = lock === null ? plain : lock.encrypt(plain, number);
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >>${page.some(({ around }) => around !== undefined) ? states : ""} >> /Contents ${number} 0 R >>`,
        "latin1",
      ),
      Buffer.concat([
        Buffer.from(`<< /Length ${content.length} >>\nstream\n`, "latin1"),
        content,
        Buffer.from("\nendstream", "latin1"),
      ]),
    );
  }
  if (lock !== null) objects.push(Buffer.from(lock.dictionary, "latin1"));
  return pdfOfObjects(objects, lock === null ? "" : `/Encrypt ${objects.length} 0 R`, fileId);
}

export function pdfOfObjects(
  objects: readonly Buffer[],
  encrypt: string,
  fileId: Buffer,
): Uint8Array {
  const parts = [Buffer.from("%PDF-1.7\n", "latin1")];
  let length = parts[0]!.length;
  const offsets = objects.map((object, index) => {
    const offset = length;
    const whole = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`, "latin1"),
      object,
      Buffer.from("\nendobj\n", "latin1"),
    ]);
    parts.push(whole);
    length += whole.length;
    return offset;
  });
  const id = fileId.toString("hex");
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets
        .map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`)
        .join(
          "",
        )}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /ID [<${id}> <${id}>] ${encrypt} >>\nstartxref\n${length}\n%%EOF\n`,
      "latin1",
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

const drawing = ({ text, x, y, size, isRotated = false, around = ["", ""] }: Drawn): string =>
  `${around[0]} BT /F1 ${size} Tf ${isRotated ? "0 1 -1 0" : "1 0 0 1"} ${x.toFixed(2)} ${y.toFixed(2)} Tm (${text.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj ET ${around[1]}`.trim();
