import { newestNavDate } from "../../shared/schemes/scheme.ts";
import type { SchemeListSource } from "./sources/scheme-source.ts";
import type { ServiceContext } from "../platform/context.ts";
import { importList, type ListImport } from "./import-list.ts";
import { parseAmfiNavAll } from "./sources/amfi-nav-all.ts";
import { parseGetList } from "./sources/get-list.ts";
import { listStatus } from "./queries/scheme-list.ts";
import { ListRejectedError } from "./sources/scheme-source.ts";

type Options = {
  source: Extract<SchemeListSource, "file" | "sample">;
  allowOlder: boolean;
  accept: boolean;
};

/**
 * Replaces the cached list by a file's: AMFI's NAVAll in any of its layouts, or a scheme service's JSON.
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
  if (!allowOlder) {
    const asOf = newestNavDate(parsed.schemes);
    const [cached] = await listStatus(ctx.db);
    const isOlder = asOf !== null && cached?.asOf != null && asOf < cached.asOf;
    if (isOlder && cached.source !== "sample") {
      throw new ListRejectedError(
        `its NAVs are as of ${asOf}, older than those in the database, ${cached.asOf}; --allow-older loads it anyway`,
      );
    }
  }
  const offered = { source, body, parse: () => parsed, etag: null, lastModified: null };
  return importList(ctx, offered, { cached: undefined, accept });
}
