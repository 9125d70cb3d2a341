import { Link } from "@tanstack/react-router";
import { Users } from "lucide-react";
import { LoadFailure } from "../../components/load-failure.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/feedback/empty-state.tsx";
import { Page } from "../../components/ui/page.tsx";
import { t } from "../../language/text.ts";
import { useMe } from "../session/queries.ts";
import { PersonSkeleton } from "./person.tsx";
import { useSenders } from "./queries.ts";
import { SenderCard } from "./sender-card.tsx";
import styles from "./shared-funds-page.module.css";

export function SharedFundsPage() {
  const senders = useSenders();
  return (
    <Page title={t("Shared Funds")} back="/funds">
      {senders.data !== undefined ? (
        senders.data.length === 0 ? (
          <NoSenders />
        ) : (
          <ul className={styles.senders} aria-label={t("People who share with you")}>
            {senders.data.map((sender) => (
              <SenderCard key={sender.senderUid} sender={sender} />
            ))}
          </ul>
        )
      ) : senders.error !== null ? (
        <LoadFailure
          title={t("The people who share with you could not be loaded")}
          error={senders.error}
          isRetrying={senders.isFetching}
          onRetry={() => void senders.refetch()}
        />
      ) : (
        <div
          role="status"
          aria-label={t("Loading the people who share with you")}
          className={styles.senders}
        >
          {[1, 2].map((place) => (
            <div key={place} className={styles.place}>
              <PersonSkeleton />
            </div>
          ))}
        </div>
      )}
    </Page>
  );
}

function NoSenders() {
  const { data: me } = useMe();
  const isOpen = me?.user?.canShare === true;
  return (
    <EmptyState
      icon={Users}
      title={t("Nobody shares funds with you")}
      text={
        isOpen
          ? t(
              "Others can share with you. Tell them your e-mail address; what they share appears here.",
            )
          : t(
              "Allow sharing in your account and tell others your e-mail address. What they share appears here.",
            )
      }
    >
      <Link to="/account" className={buttonClass()}>
        {t("Go to Account")}
      </Link>
    </EmptyState>
  );
}
