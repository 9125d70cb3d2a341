import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import { useNavStatus } from "./queries.ts";
import styles from "./sample-navs.module.css";

/** Shown beside a title or figure that is based on made-up NAVs. */
export function SampleNavs() {
  const { data } = useNavStatus();
  return (
    data?.source === "sample" && (
      <span
        className={`${look.notice} ${styles.label}`}
        title={t("Sample NAVs until the real list is fetched.")}
      >
        {t("Sample NAVs")}
      </span>
    )
  );
}
