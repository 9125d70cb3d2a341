import { withTimeout } from "../queue/with-timeout.ts";

/** Limits of what is read: bytes, milliseconds in all, and milliseconds without new data. */
const most = { bytes: 32 * 1024 * 1024, time: 10_000, pause: 500 };

export type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * If the connection closed while the client still sends, the client would see a broken connection instead of the
 * response.
 */
export async function discardBody(reader: BodyReader): Promise<void> {
  // A client that sends no more, or is gone, is answered at once.
  await withTimeout(most.time, readAll(reader)).catch(() => {});
  await reader.cancel().catch(() => {});
}

async function readAll(reader: BodyReader): Promise<void> {
  for (let bytes = 0; bytes < most.bytes;) {
    const { done, value } = await withTimeout(most.pause, reader.read());
    if (done) return;
    bytes += value.length;
  }
}
