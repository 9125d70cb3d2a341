import { Link, useNavigate } from "@tanstack/react-router";
import { WalletCards } from "lucide-react";
import { lazy, Suspense } from "react";
import { formatRupees } from "../../../../shared/number-format.ts";
import { me } from "../../../../shared/holders/holder.ts";
import type { Sellable, SellableFunds } from "../../../../shared/tax/selling/selling-types.ts";
import { LoadFailure } from "../../../components/load-failure.tsx";
import { FirstRows } from "../../../components/first-rows.tsx";
import { FundFold, FundFolds } from "../../../components/fund-fold.tsx";
import { Section } from "../../../components/section.tsx";
import { buttonClass } from "../../../components/ui/button.tsx";
import { EmptyState } from "../../../components/ui/feedback/empty-state.tsx";
import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { Page } from "../../../components/ui/page.tsx";
import { t } from "../../../language/text.ts";
import { titleWithHolder } from "../../holders/use-chosen-holder.ts";
import { useHolders } from "../../holders/queries.ts";
import { SampleNavs } from "../../schemes/sample-navs.tsx";
import { ClubbedNotice } from "../clubbed-notice.tsx";
import { LeftOutNotice } from "../left-out-notice.tsx";
import { NotesSection } from "../notes-section.tsx";
import { PersonChoice } from "../person-choice.tsx";
import { useHarvest, useSellable } from "../queries.ts";
import { certaintyNote, lawNote, notInItNote } from "../tax-notes.ts";
import layout from "../../../styles/layout.module.css";
import page from "../tax-page.module.css";
import { HarvestSection, HeldClasses } from "./harvest-section.tsx";

const FundToSell = lazy(async () => ({ default: (await import("./fund-to-sell.tsx")).FundToSell }));
const WhatIfDialog = lazy(async () => ({
  default: (await import("./what-if-dialog.tsx")).WhatIfDialog,
}));

type SellPageProps = {
  holder: string | undefined;
  fund: string | undefined;
  /** How many of its units to work a sale out for. */
  units: string | undefined;
};

export function SellPage({ holder, fund, units }: SellPageProps) {
  const { data: holders = [] } = useHolders();
  const query = useSellable(holder);
  const { data, error } = query;
  const navigate = useNavigate();
  const holderName =
    holder === undefined || holder === me
      ? null
      : (holders.find(({ id }) => id === holder)?.name ?? null);
  return (
    <Page
      title={titleWithHolder(t("Before selling"), holderName)}
      back="/tax"
      aside={<SampleNavs />}
    >
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
      {data !== undefined ? (
        <Selling data={data} holder={holder} fund={fund} units={units} />
      ) : error !== null ? (
        <LoadFailure title={t("What you can sell could not be worked out")} query={query} />
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

function Selling({
  data: { funds, leftOut, rulesAsOf },
  holder,
  fund: chosen,
  units,
}: SellingProps) {
  const { data: found } = useHarvest(holder);
  const marks = certaintyNote([
    ...funds,
    ...(found === undefined
      ? []
      : [found.gains, found.losses, found.unreachableLosses, found.soonLongTerm].flat()),
  ]);
  return (
    <div className={page.report}>
      {funds.length > 0 && <HarvestSection holder={holder} />}
      <LeftOutNotice leftOut={leftOut} classes={found?.classes ?? []} />
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
          <FundsToSell funds={funds} chosen={units === undefined ? chosen : undefined} />
          <PlannedSale
            fund={funds.find(({ fundId }) => fundId === chosen)}
            units={units}
            holder={holder}
          />
        </>
      )}
      <HeldClasses holder={holder} />
      <NotesSection
        notes={[
          lawNote({ rulesAsOf }),
          marks ?? [],
          t("At the newest NAV. Units leave in the order in which they were bought."),
          t("Buying back starts a new holding period."),
          t("Exit loads are the ones you enter. Without one, no load is deducted."),
          notInItNote(),
        ].flat()}
      />
    </div>
  );
}

const firstFunds = 4;

type FundsToSellProps = { funds: readonly Sellable[]; chosen: string | undefined };

/** The most valuable first; the one that the page was opened for before all. */
function FundsToSell({ funds, chosen }: FundsToSellProps) {
  const isChosen = ({ fundId }: Sellable): boolean => fundId === chosen;
  const sorted = funds.toSorted(
    (one, other) => Number(isChosen(other)) - Number(isChosen(one)) || other.value - one.value,
  );
  return (
    <Section title={t("What can be sold")}>
      <FirstRows rows={sorted} count={firstFunds}>
        {(shown) => (
          <FundFolds>
            {shown.map((fund) => (
              <FundFold
                key={fund.fundId}
                name={fund.certain ? fund.schemeName : `${fund.schemeName}*`}
                figure={formatRupees(fund.value)}
                detail={t("Folio {folio}", { folio: fund.folioNumber })}
                isChosen={isChosen(fund)}
                height="12rem"
              >
                <FundToSell fund={fund} hasLotsOpen={isChosen(fund)} />
              </FundFold>
            ))}
          </FundFolds>
        )}
      </FirstRows>
    </Section>
  );
}

type PlannedSaleProps = {
  fund: Sellable | undefined;
  units: string | undefined;
  holder: string | undefined;
};

/** The sale that the address asks about. Closing it leaves the page as it was. */
function PlannedSale({ fund, units, holder }: PlannedSaleProps) {
  const navigate = useNavigate();
  if (fund === undefined || units === undefined) return null;
  const close = () =>
    void navigate({
      to: "/tax/sell",
      search: holder === undefined ? {} : { holder },
      replace: true,
      resetScroll: false,
    });
  return (
    <Suspense>
      <WhatIfDialog key={`${fund.fundId} ${units}`} fund={fund} units={units} onClose={close} />
    </Suspense>
  );
}
