import { RefusedTokenError, refusesToken } from "../../../src/server/platform/db/refused-token.ts";
import { CliError, shortReason } from "../cli-error.ts";
import type { DatabaseAddress } from "./database-client.ts";
import { dumpReader, type DumpFacts } from "./dump.ts";

const charactersPerChunk = 65_536;

/**
 * Writes the server's own dump of a database, gzipped. The dump is one transaction, so it is consistent.
 * @param write stores the content, which counts only where this function does not fail
 */
export async function backUp(
  database: DatabaseAddress,
  write: (content: ReadableStream<Uint8Array>) => Promise<void>,
): Promise<DumpFacts> {
  const ending = new AbortController();
  try {
    const reader = dumpReader();
    const text = streamOf(inChunks(reader.statements(await fetchDump(database, ending.signal))));
    const bytes = text.pipeThrough(new TextEncoderStream());
    await write(bytes.pipeThrough(new CompressionStream("gzip")));
    return reader.facts();
  } catch (error) {
    throw new CliError(`No backup was made (${shortReason(error)}).`);
  } finally {
    // Ends the download of a dump whose writer has given up.
    ending.abort();
  }
}

async function* inChunks(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = "";
  for await (const text of texts) {
    chunk += text;
    if (chunk.length < charactersPerChunk) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk !== "") yield chunk;
}

const streamOf = (texts: AsyncGenerator<string>): ReadableStream<string> =>
  new ReadableStream({
    async pull(stream) {
      const { done, value } = await texts.next();
      if (done) stream.close();
      else stream.enqueue(value);
    },
    cancel: () => void texts.return(undefined),
  });

async function fetchDump({ url, authToken }: DatabaseAddress, signal: AbortSignal) {
  const address = new URL("/dump", url.replace(/^libsql:/, "https:"));
  const headers = authToken === undefined ? {} : { authorization: `Bearer ${authToken}` };
  const response = await fetch(address, { headers, signal }).catch(() => {
    throw new CliError(`there is no answer from ${address.host}`);
  });
  if (response.ok && response.body !== null) return response.body;
  if (refusesToken(response.status)) throw new RefusedTokenError();
  throw new CliError(`the database answered with status ${response.status}`);
}
