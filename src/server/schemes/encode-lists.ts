import type { IsoDate } from "../../shared/dates.ts";
import type { ListedScheme } from "../../shared/schemes/scheme.ts";
import { sha256, toBase64 } from "../platform/encoding.ts";
import { gzipJson } from "../platform/http/gzip.ts";
import type { CachedLists, CachedResponse, CachedResponses } from "./queries/scheme-list.ts";
import { toColumns } from "./scheme-columns.ts";
import { toServiceList } from "./service-list.ts";
import type { SchemeListSource } from "./sources/scheme-source.ts";

/** Facts of both lists together: the main list's, if there is one. */
export type Described = { source: SchemeListSource | null; asOf: IsoDate | null };

export const describedBy = ({ main, sif }: CachedLists): Described => ({
  source: main?.source ?? null,
  asOf: main?.asOf ?? sif?.asOf ?? null,
});

export const encodeColumns = (schemes: readonly ListedScheme[], { asOf }: Described) =>
  gzipJson(toColumns(schemes, asOf));

export const encodeServiceList = (schemes: readonly ListedScheme[], { source }: Described) =>
  gzipJson(toServiceList(schemes, source));

/** Each in a later task: building them now would delay what was begun before. */
export async function encodeResponses(
  schemes: readonly ListedScheme[],
  described: Described,
): Promise<CachedResponses> {
  const [columns, service] = await Promise.all([
    nextTask().then(async () => asResponse(await encodeColumns(schemes, described))),
    nextTask().then(async () => asResponse(await encodeServiceList(schemes, described))),
  ]);
  return { columns, service };
}

const asResponse = async (gzip: Uint8Array<ArrayBuffer>): Promise<CachedResponse> => ({
  hash: await sha256(gzip),
  gzip: toBase64(gzip),
});

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
