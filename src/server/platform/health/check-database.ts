import type { ServiceContext } from "../context.ts";
import { openDatabase } from "../db/client.ts";
import { ping } from "./queries.ts";

const timeout = 2_000;

export async function checkDatabase({ settings }: Pick<ServiceContext, "settings">): Promise<void> {
  await ping(openDatabase({ ...settings.database, timeout: timeout }));
}
