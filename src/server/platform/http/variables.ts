import type { ServiceContext } from "../context.ts";
import type { Bindings } from "../env.ts";
import type { RequestLog } from "../log/log.ts";

export type HonoEnv = {
  Bindings: Bindings;
  /** What the first middleware sets for every request. */
  Variables: { requestLog: RequestLog; services: ServiceContext };
};
