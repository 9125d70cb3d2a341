import type { MiddlewareHandler } from "hono";
import { AppError } from "../../../shared/errors.ts";
import { withTimeout } from "../queue/with-timeout.ts";

/** Of a body that is refused: as much is read, and as long, in milliseconds; and as long is waited for more of it. */
const discarded = { bytes: 32 * 1024 * 1024, time: 10_000, pause: 500 };

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Refuses a larger body with 413, whether or not it states its length. */
export const limitBody =
  (kilobytes: number): MiddlewareHandler =>
  async (c, next) => {
    const { body, headers } = c.req.raw;
    if (body === null) return next();
    const max = kilobytes * 1024;
    const refuse = async (reader: Reader) => {
      await discard(reader);
      throw new AppError("request/body-too-large", { values: { kilobytes: String(kilobytes) } });
    };
    const length = headers.has("transfer-encoding") ? null : headers.get("content-length");
    if (length !== null) {
      if (Number(length) > max) await refuse(body.getReader());
      return next();
    }
    const reader = body.getReader();
    const read = await readUpTo(reader, max);
    if (read === null) await refuse(reader);
    else c.req.raw = new Request(c.req.raw, { method: c.req.method, body: read });
    return next();
  };

/**
 * @returns null where the body is longer
 * @throws AppError request/invalid for a body that breaks off, or that is framed wrongly
 */
async function readUpTo(reader: Reader, max: number): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new AppError("request/invalid", { cause });
    });
    if (done) return new Blob(chunks);
    size += value.length;
    if (size > max) return null;
    chunks.push(new Uint8Array(value));
  }
}

/** If the connection closed while the client still sends, the client would see that instead of the response. */
async function discard(reader: Reader): Promise<void> {
  // A client that sends no more, or is gone, is answered at once.
  await withTimeout(discarded.time, readAll(reader)).catch(() => {});
  await reader.cancel().catch(() => {});
}

async function readAll(reader: Reader): Promise<void> {
  for (let bytes = 0; bytes < discarded.bytes;) {
    const { done, value } = await withTimeout(discarded.pause, reader.read());
    if (done) return;
    bytes += value.length;
  }
}
