import type { ListStatus, NavStatus } from "../../shared/schemes/schema.ts";
import type { ServiceContext } from "../platform/context.ts";
import { cachedLists, type CachedList } from "./queries/scheme-list.ts";

export async function getNavStatus({ db }: Pick<ServiceContext, "db">): Promise<NavStatus> {
  const { main, sif } = await cachedLists(db);
  return { ...statusOf(main), sif: sif === undefined ? null : statusOf(sif) };
}

const statusOf = (list: CachedList | undefined): ListStatus => ({
  schemes: list?.count ?? 0,
  asOf: list?.asOf ?? null,
  fetchedAt: list?.fetchedAt?.toISOString() ?? null,
  source: list?.source ?? null,
  refusal:
    list?.refusal == null || list.refusedAt === null
      ? null
      : {
          at: list.refusedAt.toISOString(),
          kind: list.refusalKind ?? "broken",
          reason: list.refusal,
        },
});
