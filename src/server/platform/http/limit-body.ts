import type { MiddlewareHandler } from "hono";
import { AppError } from "../../../shared/errors.ts";
import { discardBody, type BodyReader } from "./discard-body.ts";

/** Refuses a larger body with 413, whether or not it states its length. */
export const limitBody =
  (kilobytes: number): MiddlewareHandler =>
  async (c, next) => {
    const { body, headers } = c.req.raw;
    if (body === null) return next();
    const max = kilobytes * 1024;
    const refuse = async (reader: BodyReader) => {
      await discardBody(reader);
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
async function readUpTo(reader: BodyReader, max: number): Promise<Blob | null> {
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
