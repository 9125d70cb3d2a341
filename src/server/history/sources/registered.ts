import type { HistoryService } from "../../platform/setting-values.ts";
import { amfiHistory } from "./amfi-history.ts";
import type { HistorySource } from "./history-source.ts";
import { mfapi } from "./mfapi.ts";

export const historySources: Record<HistoryService, (url: string) => HistorySource> = {
  amfi: amfiHistory,
  mfapi,
};
