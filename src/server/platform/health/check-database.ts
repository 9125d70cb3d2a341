import type { ServiceContext } from "../context.ts";
import { openDatabase } from "../db/client.ts";
import { ping } from "./queries.ts";

/** In milliseconds; shorter than a request's own, because who asks for health wants to know soon. */
const maxWait = 2_000;

/** @throws AppError service/unavailable where the database does not answer within 2 s */
export async function checkDatabase({ settings }: Pick<ServiceContext, "settings">): Promise<void> {
  await ping(openDatabase({ ...settings.database, timeout: maxWait }));
}
