import { isSifCode } from "../../../shared/schemes/scheme-code.ts";
import { newestNavDate } from "../../../shared/schemes/scheme.ts";
import type { ListName, SchemeListSource } from "../sources/scheme-source.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { importList, type ListImport } from "./import-list.ts";
import { parseAmfiNavAll } from "../sources/amfi-nav-all.ts";
import { parseGetList } from "../sources/get-list.ts";
import { cachedLists } from "../queries/scheme-list.ts";
import { ListRejectedError } from "../sources/scheme-source.ts";

type Options = {
  source: Extract<SchemeListSource, "file" | "sample">;
  allowOlder: boolean;
  accept: boolean;
};

/**
 * Replaces a cached list by a file's: AMFI's NAVAll in any of its layouts, its list of specialised investment funds, or a
 * scheme service's JSON.
 * @throws ListRejectedError where it is no list, is older than the cached one and `allowOlder` is not set, or has NAVs that
 * jump and `accept` is not set
 */
export async function loadList(
  ctx: Pick<ServiceContext, "db" | "clock">,
  body: Uint8Array<ArrayBuffer>,
  { source, allowOlder, accept }: Options,
): Promise<ListImport> {
  const text = new TextDecoder().decode(body);
  const parsed = /^\s*[{[]/.test(text) ? parseGetList(text) : parseAmfiNavAll(text);
  const list: ListName = parsed.schemes.every(({ code }) => code !== null && isSifCode(code))
    ? "sif"
    : "main";
  const lists = await cachedLists(ctx.db);
  if (!allowOlder) {
    const asOf = newestNavDate(parsed.schemes);
    const cached = lists[list];
    const isOlder = asOf !== null && cached?.asOf != null && asOf < cached.asOf;
    if (isOlder && cached.source !== "sample") {
      throw new ListRejectedError(
        `its NAVs are as of ${asOf}, older than those in the database, ${cached.asOf}; --allow-older loads it anyway`,
      );
    }
  }
  const offered = { list, source, body, parse: () => parsed, etag: null, lastModified: null };
  return importList(ctx, offered, { lists, previous: undefined, accept });
}
