import { Link } from "@tanstack/react-router";
import { Users } from "lucide-react";
import { buttonClass } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/feedback/empty-state.tsx";
import { Page } from "../../components/ui/page.tsx";
import { t } from "../../language/text.ts";
import { useMe } from "../auth/session/queries.ts";
import { EndedShares } from "./ended-shares.tsx";
import { useSenders } from "./queries.ts";
import { SenderList } from "./sender-list.tsx";
import look from "../../styles/look.module.css";

export function SharedFundsPage() {
  const { data: senders } = useSenders();
  return (
    <Page
      title={t("Shared Funds")}
      back="/funds"
      aside={
        senders?.length !== 0 && (
          <Link to="/account/sharing" className={look.reach}>
            {t("Share your funds")}
          </Link>
        )
      }
    >
      {senders?.length === 0 ? <NoSenders /> : <SenderList />}
      <EndedShares />
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
              "Others can share with you. Tell them your email address; what they share appears here.",
            )
          : t(
              "Allow sharing in your account and tell others your email address. What they share appears here.",
            )
      }
    >
      <Link to="/account/sharing" className={buttonClass()}>
        {t("Sharing settings")}
      </Link>
    </EmptyState>
  );
}
