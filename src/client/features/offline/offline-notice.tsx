import { Notice } from "../../components/ui/notice.tsx";
import { localMoment } from "../../language/dates.ts";
import { Sentence } from "../../language/sentence.tsx";
import { t } from "../../language/text.ts";
import styles from "./offline-notice.module.css";

type OfflineNoticeProps = { since: Date | null; isRetrying: boolean; onRetry: () => void };

/** Dates the cached figures while the server cannot be reached. */
export const OfflineNotice = ({ since, isRetrying, onRetry }: OfflineNoticeProps) => (
  <div role="status" className={styles.place}>
    {since !== null && (
      <Notice>
        <Sentence
          of="Offline: figures as of {moment}. Changes cannot be saved until Fundbook can be reached."
          values={{
            moment: <time dateTime={since.toISOString()}>{localMoment(since.toISOString())}</time>,
          }}
        />{" "}
        <button
          type="button"
          className={styles.retry}
          aria-disabled={isRetrying || undefined}
          onClick={() => isRetrying || onRetry()}
        >
          {t("Try again")}
        </button>
      </Notice>
    )}
  </div>
);
