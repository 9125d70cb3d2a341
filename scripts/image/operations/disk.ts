import { CliError } from "../../product/cli-error.ts";

/** A folder of the machine, as workerd gives it to a worker. */
export type Disk = { fetch: (url: string, init?: RequestInit) => Promise<Response> };

const addressOf = (name: string): string =>
  `http://disk/${name.split("/").map(encodeURIComponent).join("/")}`;

/** @throws CliError where it cannot be read */
export async function readFromDisk(disk: Disk, name: string): Promise<Response> {
  const answer = await disk.fetch(addressOf(name));
  if (answer.ok) return answer;
  throw new CliError(answer.status === 404 ? "there is no such file" : "it cannot be read");
}

/** @throws CliError where not all of it was written */
export async function writeToDisk(
  disk: Disk,
  name: string,
  content: ReadableStream<Uint8Array>,
): Promise<void> {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, stream) {
      bytes += chunk.byteLength;
      stream.enqueue(chunk);
    },
  });
  const body = content.pipeThrough(counter);
  // workerd answers as if all were well where the content ends by an error.
  const isStored = await disk.fetch(addressOf(name), { method: "PUT", body }).then(
    ({ ok }) => ok,
    () => false,
  );
  const stored = await disk.fetch(addressOf(name), { method: "HEAD" });
  if (isStored && stored.headers.get("content-length") === String(bytes)) return;
  throw new CliError("the file could not be written; is there space left?");
}
