import { Link, useNavigate } from "@tanstack/react-router";
import { WalletCards } from "lucide-react";
import { me } from "../../../../shared/holders/holder.ts";
import type { SellableFunds } from "../../../../shared/tax/selling/selling-types.ts";
import { LoadFailure } from "../../../components/load-failure.tsx";
import { Section } from "../../../components/section.tsx";
import { buttonClass } from "../../../components/ui/button.tsx";
import { EmptyState } from "../../../components/ui/feedback/empty-state.tsx";
import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { Page } from "../../../components/ui/page.tsx";
import { t } from "../../../language/text.ts";
import { titleWithHolder } from "../../holders/use-chosen-holder.ts";
import { useHolders } from "../../holders/queries.ts";
import { useNavStatus } from "../../schemes/queries.ts";
import { SampleNavsNotice } from "../../schemes/sample-navs-notice.tsx";
import { ClubbedNotice } from "../clubbed-notice.tsx";
import { LeftOutNotice } from "../left-out-notice.tsx";
import { PersonChoice } from "../person-choice.tsx";
import { useHarvest, useSellable } from "../queries.ts";
import { certaintyNote, lawNote, notInItNote } from "../tax-notes.ts";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import page from "../tax-page.module.css";
import { HarvestSection, OpenClasses } from "./harvest-section.tsx";
import { SellableCard } from "./sellable-card.tsx";

type SellPageProps = {
  holder: string | undefined;
  /** The fund that is shown first. */
  fund: string | undefined;
};

/** What can be sold, what a sale would bring, and what fits the year's exemption. */
export function SellPage({ holder, fund }: SellPageProps) {
  const { data: holders = [] } = useHolders();
  const { data, error, isFetching, refetch } = useSellable(holder);
  const { data: navs } = useNavStatus();
  const navigate = useNavigate();
  const holderName =
    holder === undefined || holder === me
      ? null
      : (holders.find(({ id }) => id === holder)?.name ?? null);
  return (
    <Page title={titleWithHolder(t("Before selling"), holderName)} back="/tax">
      <div className={`${layout.wrap} ${page.choices}`}>
        <PersonChoice
          holder={holder}
          holders={holders}
          onPerson={(person) =>
            void navigate({ to: "/tax/sell", search: person === me ? {} : { holder: person } })
          }
        />
      </div>
      <ClubbedNotice holder={holder} holders={holders} />
      <SampleNavsNotice source={navs?.source} />
      {data !== undefined ? (
        <Selling data={data} holder={holder} fund={fund} />
      ) : error !== null ? (
        <LoadFailure
          title={t("What you can sell could not be worked out")}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label={t("Loading what you can sell")} className={layout.stack4}>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} width="100%" height="6rem" />
          ))}
        </div>
      )}
    </Page>
  );
}

type SellingProps = SellPageProps & { data: SellableFunds };

function Selling({ data: { funds, leftOut, rulesAsOf }, holder, fund: chosen }: SellingProps) {
  const { data: found } = useHarvest(holder);
  const marks = certaintyNote([
    ...funds,
    ...(found === undefined
      ? []
      : [found.gains, found.losses, found.unreachableLosses, found.soonLongTerm].flat()),
  ]);
  return (
    <div className={page.report}>
      <LeftOutNotice leftOut={leftOut} />
      {funds.length === 0 ? (
        <EmptyState
          icon={WalletCards}
          title={t("Nothing to sell")}
          text={t(
            "Funds with transactions and a NAV appear here once it is known how they are taxed.",
          )}
        >
          <Link to="/funds" className={buttonClass()}>
            {t("Manage Funds")}
          </Link>
        </EmptyState>
      ) : (
        <>
          <HarvestSection holder={holder} />
          <Section
            title={t("What can be sold")}
            text={t("At the newest NAV. Units leave in the order in which they were bought.")}
          >
            {funds.map((fund) => (
              <SellableCard key={fund.fundId} fund={fund} isChosen={fund.fundId === chosen} />
            ))}
          </Section>
        </>
      )}
      <OpenClasses holder={holder} />
      <ul
        className={`${look.note} ${layout.stack1} ${page.notes}`}
        aria-label={t("About these figures")}
      >
        <li>{lawNote({ rulesAsOf })}</li>
        {marks !== null && <li>{marks}</li>}
        <li>{t("Exit loads are those that you enter; without one, none is reckoned.")}</li>
        <li>{notInItNote()}</li>
      </ul>
    </div>
  );
}
