import type { ServiceContext } from "../../context.ts";
import { fromBase64 } from "../../encoding.ts";
import {
  allSchemes,
  columns,
  columnsHash,
  listStatus,
  usableSchemes,
} from "../../repositories/schemes.ts";
import { gzipColumns } from "./scheme-columns.ts";

/** The tag of a list whose columns are not kept yet: none has been imported, or not since their form changed. */
const unkept = "unkept";

/** The tag of the cached list; it changes with every change of the list. */
export async function schemesTag({ db }: Pick<ServiceContext, "db">): Promise<string> {
  const [list] = await columnsHash(db);
  return list?.hash ?? unkept;
}

/** The whole list in columns, as gzipped JSON, with its tag. */
export async function schemeColumnsGzip({
  db,
}: Pick<ServiceContext, "db">): Promise<{ tag: string; gzip: BodyInit }> {
  const [list] = await columns(db);
  if (list !== undefined) return { tag: list.hash, gzip: fromBase64(list.gzip) };
  const [[status], schemes] = await Promise.all([listStatus(db), allSchemes(db)]);
  return { tag: unkept, gzip: await gzipColumns(schemes, status?.asOf ?? null) };
}

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
