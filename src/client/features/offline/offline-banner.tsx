import { onlineManager, useIsFetching, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Notice } from "../../components/ui/feedback/notice.tsx";
import { localMoment } from "../../language/dates.ts";
import { Sentence } from "../../language/sentence.tsx";
import { t } from "../../language/text.ts";
import { useConnection, useFiguresDate } from "./connection.ts";
import hidden from "../../components/ui/visually-hidden.module.css";
import styles from "./offline-banner.module.css";

/** Milliseconds between attempts to reach the server. */
const retryInterval = 15_000;

type OfflineBannerProps = {
  /** Last in the scrolled content, or over a page that has its own place for everything. */
  place?: "content" | "page";
};

export function OfflineBanner({ place = "content" }: OfflineBannerProps) {
  const connection = useConnection();
  return (
    <div role="status" className={`${styles.banner} ${place === "page" ? styles.over : ""}`}>
      {connection !== "online" && <Connectivity isOffline={connection === "offline"} />}
    </div>
  );
}

function Connectivity({ isOffline }: { isOffline: boolean }) {
  const queryClient = useQueryClient();
  const isFetching = useIsFetching() > 0;
  const date = useFiguresDate();
  const retry = () => void queryClient.refetchQueries({ type: "active" });
  useEffect(() => {
    if (!isOffline) return undefined;
    // Without a connection, its return is an event.
    const timer = setInterval(() => {
      const canRetry =
        onlineManager.isOnline() && !document.hidden && queryClient.isFetching() === 0;
      if (canRetry) void queryClient.refetchQueries({ type: "active" });
    }, retryInterval);
    return () => clearInterval(timer);
  }, [isOffline, queryClient]);
  if (!isOffline && date === null) return null;
  const moment = date && (
    <time dateTime={date.toISOString()}>{localMoment(date.toISOString())}</time>
  );
  return (
    <Notice>
      {moment === null ? (
        t("Offline: changes cannot be saved until Fundbook can be reached.")
      ) : isOffline ? (
        <>
          <Sentence of="Offline: figures as of {moment}." values={{ moment }} />{" "}
          <span className={hidden.below48}>
            {t("Changes cannot be saved until Fundbook can be reached.")}
          </span>
        </>
      ) : (
        <Sentence of="Figures as of {moment}. Newer ones are being loaded." values={{ moment }} />
      )}{" "}
      {isOffline && (
        <button
          type="button"
          className={styles.retry}
          aria-disabled={isFetching || undefined}
          onClick={() => isFetching || retry()}
        >
          {t("Try again")}
        </button>
      )}
    </Notice>
  );
}
