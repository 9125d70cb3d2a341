import { AppError } from "../../../shared/errors.ts";
import { roughBytes } from "../../../shared/rough-bytes.ts";
import { countBytes } from "../queue/run-in-turns.ts";

/** After so many, a further call of the same request is refused: writing them is one piece of work. */
const maxBytes = 2_000_000;

const bytesByRequest = new WeakMap<object, number>();

/**
 * Bounds what the calls of one request, a batch, answer together.
 * @param request what is the same for all calls of a request
 * @throws AppError request/batch-too-large where the answers before this one have enough
 */
export async function boundAnswers<Result extends { ok: boolean; data?: unknown }>(
  request: object,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = () => bytesByRequest.get(request) ?? 0;
  if (before() > maxBytes) throw new AppError("request/batch-too-large");
  const result = await work();
  if (!result.ok) return result;
  const bytes = roughBytes(result.data);
  bytesByRequest.set(request, before() + bytes);
  await countBytes(bytes);
  return result;
}
