import { Notice } from "../../components/ui/notice.tsx";
import styles from "./old-figures-notice.module.css";

type OldFiguresNoticeProps = { since: Date | null; isRetrying: boolean; onRetry: () => void };

/** Where the server cannot be reached, the figures are the last ones that it gave. */
export const OldFiguresNotice = ({ since, isRetrying, onRetry }: OldFiguresNoticeProps) => (
  <div role="status" className={styles.place}>
    {since !== null && (
      <Notice>
        Offline: figures as of <time dateTime={since.toISOString()}>{moment.format(since)}</time>.
        Changes cannot be saved until Fundbook can be reached.{" "}
        <button
          type="button"
          className={styles.retry}
          aria-disabled={isRetrying || undefined}
          onClick={() => isRetrying || onRetry()}
        >
          Try again
        </button>
      </Notice>
    )}
  </div>
);

const moment = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short" });
