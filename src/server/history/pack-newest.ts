import type { ServiceContext } from "../platform/context.ts";
import { schemesToPack } from "./queries.ts";
import { readHistory, storeHistory } from "./store-history.ts";

const maxUnpacked = 60;
const maxSchemesPerRun = 200;

export async function packNewest(ctx: Pick<ServiceContext, "db">): Promise<void> {
  for (const { code } of await schemesToPack(ctx.db, maxUnpacked, maxSchemesPerRun)) {
    const stored = await readHistory(ctx, code);
    if (stored === null) continue;
    await storeHistory(ctx, stored, { days: [], navs: [] });
  }
}
