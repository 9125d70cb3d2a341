const sampled = 1024;

/** UTF-16 by its byte-order mark or, without one, by a zero in many a second byte; null for any other file. */
export function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const start = [...bytes.subarray(0, sampled)];
  const zerosAt = (half: number) =>
    start.filter((byte, at) => byte === 0 && at % 2 === half).length;
  const [first, second] = [zerosAt(0), zerosAt(1)];
  if (first > 0 && second > 0) return null;
  if (first + second <= start.length / 8) return null;
  return first > 0 ? "utf-16be" : "utf-16le";
}
