import { RefreshCw } from "lucide-react";
import { t } from "../../../language/text.ts";
import { useRefreshNavs } from "../changes.ts";
import styles from "./refresh-navs.module.css";

/** Asks for the newest NAVs and says what became of it. */
export function RefreshNavs() {
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
