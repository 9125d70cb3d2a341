import type { NavStatus } from "../../../shared/schemes/schema.ts";
import { Notice } from "../../components/ui/feedback/notice.tsx";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import styles from "./sample-navs-notice.module.css";

type Source = { source: NavStatus["source"] | undefined };

export const SampleNavsNotice = ({ source }: Source) =>
  source === "sample" && <Notice>{t("Sample NAVs until the real list is fetched.")}</Notice>;

/** For beside a title, where a list needs the space below it. */
export const SampleNavsLabel = ({ source }: Source) =>
  source === "sample" && (
    <p
      className={`${look.notice} ${styles.label}`}
      title={t("Sample NAVs until the real list is fetched.")}
    >
      {t("Sample NAVs")}
    </p>
  );
