import { deflateSync } from "node:zlib";
import { pdfOfObjects } from "../../../sample/statement/pdf-file.ts";

const fileId = Buffer.alloc(16);

const pdfOf = (objects: readonly string[]): Uint8Array =>
  pdfOfObjects(
    objects.map((object) => Buffer.from(object, "latin1")),
    "",
    fileId,
  );

const stream = (dictionary: string, content: string): string =>
  `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`;

const font = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";

/** A page of a few kilobytes that draws ten forms, each of which draws ten, as often as is said. */
export function nestedForms(depth: number): Uint8Array {
  const first = 6;
  const forms = Array.from({ length: depth }, (_, level) => {
    const isLast = level === depth - 1;
    const next = `/XObject << /X ${first + level + 1} 0 R >>`;
    return stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> ${isLast ? "" : next} >>`,
      isLast ? "BT /F1 7 Tf 40 700 Td (Folio) Tj ET" : "/X Do ".repeat(10),
    );
  });
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Count 1 /Kids [4 0 R] >>",
    font,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /X ${first} 0 R >> >> /Contents 5 0 R >>`,
    stream("", "/X Do ".repeat(10)),
    ...forms,
  ]);
}

/** One page whose drawing is packed a hundredfold. */
export function hugePage(megabytes: number): Uint8Array {
  const line = "BT /F1 7 Tf 40 700 Td (Folio) Tj ET\n";
  const packed = deflateSync(
    Buffer.from(line.repeat((megabytes * 2 ** 20) / line.length), "latin1"),
  );
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Count 1 /Kids [4 0 R] >>",
    font,
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>",
    stream("/Filter /FlateDecode", packed.toString("latin1")),
  ]);
}

export const manyPages = (count: number): Uint8Array =>
  pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${count} /Kids [${"4 0 R ".repeat(count)}] >>`,
    font,
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>",
  ]);

/** Locked by a filter that only its maker has. */
export const lockedByOther = (): Uint8Array =>
  pdfOfObjects(
    [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Count 0 /Kids [] >>",
      "<< /Filter /Sample.Lock /V 1 >>",
    ].map((object) => Buffer.from(object, "latin1")),
    "/Encrypt 3 0 R",
    fileId,
  );
