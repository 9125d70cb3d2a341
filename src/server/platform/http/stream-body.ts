import type { Log } from "../log/log.ts";
import { countBytes } from "../queue/run-in-turns.ts";
import { logFailure, toFailure } from "../failure.ts";

/** As `streamBytes`, of texts. */
export const streamText = (
  parts: AsyncIterable<string>,
  log: Log,
  path: string,
): ReadableStream<Uint8Array> => streamBytes(encoded(parts), log, path);

async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(part);
}

/**
 * Streams a body whose parts are read on the way. A part that fails ends the connection, so that no browser takes half
 * a file for a whole one.
 */
export function streamBytes(
  parts: AsyncIterable<Uint8Array>,
  log: Log,
  path: string,
): ReadableStream<Uint8Array> {
  const bytes = logged(parts, log, path);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await bytes.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await bytes.return(undefined);
    },
  });
}

async function* logged(
  parts: AsyncIterable<Uint8Array>,
  log: Log,
  path: string,
): AsyncGenerator<Uint8Array, void> {
  try {
    yield* parts;
  } catch (error) {
    const failure = toFailure(error);
    logFailure(log, failure, { path });
    throw new Error(failure.appCode, { cause: error });
  }
}

/** JSON of an object whose lists can come in parts; their items are a line each. */
export async function* jsonText(fields: Record<string, unknown>): AsyncGenerator<string> {
  let separator = "{\n";
  for (const [name, value] of Object.entries(fields)) {
    yield `${separator}${JSON.stringify(name)}: `;
    separator = ",\n";
    if (isParts(value)) yield* listText(value);
    else yield await jsonInTurn(value);
  }
  yield "\n}\n";
}

async function jsonInTurn(value: unknown): Promise<string> {
  const text = JSON.stringify(value, null, 2);
  await countBytes(text.length);
  return text;
}

async function* listText(parts: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const items of parts) {
    if (items.length === 0) continue;
    yield separator + items.map((item) => JSON.stringify(item)).join(",\n");
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]" : "\n]";
}

const isParts = (value: unknown): value is AsyncIterable<readonly unknown[]> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;
