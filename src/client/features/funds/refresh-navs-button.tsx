import { RefreshCw } from "lucide-react";
import type { RefreshResult } from "../../../shared/funds/schema.ts";
import { retryTransient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { notify } from "../../components/ui/feedback/notify.ts";
import { counted } from "../../language/counted.ts";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { useFundListCache } from "./fund-list-cache.ts";
import styles from "./refresh-navs-button.module.css";

export function RefreshNavsButton() {
  const refresh = useRefreshNavs();
  return (
    <button
      type="button"
      className={styles.refresh}
      aria-disabled={refresh.isPending || undefined}
      onClick={() => refresh.isPending || refresh.mutate()}
    >
      <RefreshCw className={refresh.isPending ? styles.turning : undefined} size={15} aria-hidden />
      {t("Refresh NAVs")}
    </button>
  );
}

function useRefreshNavs() {
  const { reload } = useFundListCache();
  const { nav } = trpc.useUtils();
  return trpc.funds.refreshNav.useMutation({
    meta: { describeFailure: ({ message }) => t("Failed to refresh NAVs: {message}", { message }) },
    retry: retryTransient,
    onSuccess: (result) => {
      const isSample = nav.status.getData()?.source === "sample";
      notify.success(
        isSample ? t("Sample NAVs until the real list is fetched.") : describeRefresh(result),
      );
      reload();
    },
  });
}

function describeRefresh({ updated, navAsOf }: RefreshResult): string {
  if (navAsOf === null) {
    return updated === 0
      ? t("All NAVs are up to date.")
      : counted(updated, { one: "{count} fund updated.", other: "{count} funds updated." });
  }
  const day = dateText(navAsOf);
  return updated === 0
    ? t("All NAVs are up to date, as of {day}.", { day })
    : counted(
        updated,
        {
          one: "{count} fund updated, as of {day}.",
          other: "{count} funds updated, as of {day}.",
        },
        { day },
      );
}
