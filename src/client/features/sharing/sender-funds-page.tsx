import { Link } from "@tanstack/react-router";
import { ChartPie, Users, WalletCards } from "lucide-react";
import { useState } from "react";
import { portfolioTotals } from "../../../shared/funds/totals.ts";
import type { SharedFundList } from "../../../shared/sharing/schema.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { Beside } from "../../components/ui/beside.tsx";
import { Button, buttonClass } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/feedback/empty-state.tsx";
import { Page } from "../../components/ui/page.tsx";
import { t } from "../../language/text.ts";
import { CategoryBar } from "../funds/category-bar.tsx";
import { categoryShares } from "../funds/category-shares.ts";
import { FundListSkeleton } from "../funds/list/fund-list-skeleton.tsx";
import { FundListView } from "../funds/list/fund-list.tsx";
import type { ListControl } from "../funds/list/list-search.ts";
import { TotalsNotes } from "../funds/totals-notes.tsx";
import { SampleNavs } from "../schemes/sample-navs.tsx";
import { CopyActions } from "./kept-up.tsx";
import { useOldCopies } from "./old-copies.ts";
import { useSenderFunds } from "./queries.ts";
import { SenderTotal, SenderTotalSkeleton } from "./sender-total.tsx";
import { SmartView } from "./smart-view.tsx";
import type { SelectedSender } from "./stored-sender.ts";
import look from "../../styles/look.module.css";
import styles from "./sender-funds-page.module.css";

export function SenderFundsPage({
  senderId,
  senderEmail,
  ...control
}: SelectedSender & ListControl) {
  const query = useSenderFunds(senderId);
  const { shared, senderName, isUnshared, navAsOf, error } = query;
  const oldAsOf = useOldCopies(shared);
  return (
    <Page
      title={t("Shared Funds")}
      back="/funds/shared-funds"
      aside={
        <>
          <p className={`${look.soft} ${look.breaks}`}>
            <Beside parts={[...(senderName === undefined ? [] : [senderName]), senderEmail]} />
          </p>
          <SampleNavs />
        </>
      }
    >
      {shared !== undefined ? (
        shared.funds.length === 0 ? (
          <NoFunds />
        ) : (
          <>
            <div className={`${look.sheet} ${styles.total}`}>
              <SenderTotal {...shared} />
              <CopyActions sender={shared.sender} isOld={oldAsOf !== null} />
              <CategoryPicture {...shared} />
              <TotalsNotes
                funds={shared.funds}
                totals={portfolioTotals(shared.funds, shared.sender.excludedCategories)}
                excludedCategories={shared.sender.excludedCategories}
              />
            </div>
            <FundListView funds={shared.funds} navAsOf={navAsOf} {...control} />
            <SmartViewButton {...shared} />
          </>
        )
      ) : isUnshared ? (
        <EndedSharing name={senderName ?? senderEmail} />
      ) : error !== null ? (
        <LoadFailure title={t("These funds could not be loaded")} query={query} />
      ) : (
        <>
          <div className={`${look.sheet} ${styles.total}`}>
            <SenderTotalSkeleton />
          </div>
          <FundListSkeleton />
        </>
      )}
    </Page>
  );
}

function SmartViewButton(shared: SharedFundList) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className={styles.floating}>
        <Button className={styles.smart} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <ChartPie size={20} aria-hidden />
          {t("Smart View")}
        </Button>
      </div>
      {isOpen && <SmartView {...shared} onClose={() => setIsOpen(false)} />}
    </>
  );
}

export const NoSenderPage = () => (
  <Page title={t("Shared Funds")} back="/funds/shared-funds">
    <div role="alert">
      <EmptyState
        icon={Users}
        title={t("Nothing to show")}
        text={t("Choose a person to see the funds that they share with you.")}
      >
        <SendersLink />
      </EmptyState>
    </div>
  </Page>
);

const SendersLink = () => (
  <Link to="/funds/shared-funds" className={buttonClass()}>
    {t("Show who shares with me")}
  </Link>
);

const EndedSharing = ({ name }: { name: string }) => (
  <div role="status">
    <EmptyState
      icon={Users}
      title={t("{name} no longer shares with you", { name })}
      text={t(
        "Sharing has ended, so you can no longer see these funds. You can ask this person to share them again.",
      )}
    >
      <SendersLink />
    </EmptyState>
  </div>
);

const NoFunds = () => (
  <EmptyState
    icon={WalletCards}
    title={t("No funds left")}
    text={t(
      "The owner has deleted the funds that were shared with you here, or no longer shares them.",
    )}
  />
);

function CategoryPicture({ funds, sender: { excludedCategories } }: SharedFundList) {
  const { currentValue } = portfolioTotals(funds, excludedCategories);
  return <CategoryBar shares={categoryShares(funds, currentValue, excludedCategories)} />;
}
