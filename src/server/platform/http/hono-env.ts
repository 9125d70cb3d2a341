import type { ServiceContext } from "../context.ts";
import type { Bindings } from "../env.ts";
import type { RequestLog } from "../log/log.ts";

export type HonoEnv = {
  Bindings: Bindings;
  Variables: { requestLog: RequestLog; services: ServiceContext; hasNotices?: boolean };
};
