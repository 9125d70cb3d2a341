import { RefreshCw } from "lucide-react";
import { t } from "../../language/text.ts";
import { useRefreshNavs } from "./refresh-navs.ts";
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
