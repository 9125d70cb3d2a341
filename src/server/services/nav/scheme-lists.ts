import type { SchemeColumns } from "../../../shared/nav/schema.ts";
import type { ServiceContext } from "../../context.ts";
import { fromBase64 } from "../../encoding.ts";
import { columns, columnsHash, usableSchemes, listStatus } from "../../repositories/schemes.ts";

const empty: SchemeColumns = { asOf: null, codes: [], names: [], navs: [], navDates: [] };

/** The tag of the cached list; it changes with every change of the list. */
export async function schemesTag({ db }: Pick<ServiceContext, "db">): Promise<string> {
  const [list] = await columnsHash(db);
  return list?.hash ?? "empty";
}

/** The whole list in columns, as gzipped JSON, with its tag. */
export async function schemeColumnsGzip({
  db,
}: Pick<ServiceContext, "db">): Promise<{ tag: string; gzip: BodyInit }> {
  const [list] = await columns(db);
  return list === undefined
    ? { tag: "empty", gzip: gzipped(JSON.stringify(empty)) }
    : { tag: list.hash, gzip: fromBase64(list.gzip) };
}

const gzipped = (text: string): ReadableStream =>
  new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));

type ListedScheme = {
  schemeName: string;
  amfiCode: string | null;
  latestNav: number;
  navDate: string;
};

/**
 * Every scheme with a usable NAV, in the scheme service's own shape, so that one installation can serve another.
 * None of a sample list: who gets it here could not see that it is one.
 */
export async function schemeServiceList({
  db,
}: Pick<ServiceContext, "db">): Promise<{ data: ListedScheme[] }> {
  const [[list], schemes] = await db.reads.batch([listStatus(db), usableSchemes(db)]);
  if (list?.source === "sample") return { data: [] };
  return {
    data: schemes.flatMap(({ name, code, nav, navDate }) =>
      nav === null || navDate === null
        ? []
        : [{ schemeName: name, amfiCode: code, latestNav: Number(nav), navDate }],
    ),
  };
}
