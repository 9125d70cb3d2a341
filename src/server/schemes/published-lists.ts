import type { ServiceContext } from "../platform/context.ts";
import { fromBase64 } from "../platform/encoding.ts";
import { allSchemes, listStatus, sentList, sentListHash, type SentForm } from "./queries.ts";
import { gzipJson } from "./gzip.ts";
import { toColumns } from "./scheme-columns.ts";
import { toServiceList } from "./service-list.ts";

type ListContext = Pick<ServiceContext, "db">;

/** The tag of a list that is not kept as it is sent: none has been imported, or not since its form changed. */
const uncachedTag = "uncachedTag";

/** The tag of the cached list in a form; it changes with every change of the list. */
export async function schemesTag({ db }: ListContext, form: SentForm): Promise<string> {
  const [list] = await sentListHash(db, form);
  return list?.hash ?? uncachedTag;
}

/** The whole list in a form, as gzipped JSON, with its tag. */
export async function schemesGzip(
  { db }: ListContext,
  form: SentForm,
): Promise<{ tag: string; gzip: BodyInit }> {
  const [list] = await sentList(db, form);
  if (list !== undefined) return { tag: list.hash, gzip: fromBase64(list.gzip) };
  const [[status], schemes] = await Promise.all([listStatus(db), allSchemes(db)]);
  const whole =
    form === "columns"
      ? toColumns(schemes, status?.asOf ?? null)
      : toServiceList(schemes, status?.source ?? null);
  return { tag: uncachedTag, gzip: await gzipJson(whole) };
}
