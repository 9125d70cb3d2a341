import { useState } from "react";
import type { Fund } from "../../../shared/funds/schema.ts";
import type { Holder, HolderFilter } from "../../../shared/holders/holder.ts";
import { formatRupees, formatUnits } from "../../../shared/number-format.ts";
import type { Rebalance, RebalanceMove, TargetsView } from "../../../shared/targets/schema.ts";
import { isOutsideBand } from "../../../shared/targets/parts.ts";
import { trpc } from "../../api/trpc.ts";
import { FigureDetail, FigureTable } from "../../components/figure-table.tsx";
import { InlineFailure } from "../../components/inline-failure.tsx";
import { Section } from "../../components/section.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { categoryName } from "../../language/category-names.ts";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import { fundNames } from "../funds/fund-names.ts";
import { holderInput } from "../holders/holder-input.ts";
import styles from "./targets.module.css";

type BackToTargetProps = {
  view: TargetsView;
  holder: HolderFilter;
  funds: readonly Fund[];
  holders: readonly Holder[];
};

export function BackToTarget({ view, holder, funds, holders }: BackToTargetProps) {
  const [isAsked, setIsAsked] = useState(false);
  const isOff = view.parts.some((part) => isOutsideBand(part, view));
  return (
    <Section
      title={t("Back to target")}
      text={
        isOff
          ? t("What selling and buying would bring each part to its percentage, with load and tax.")
          : t("Every part is within its band: nothing needs to be sold.")
      }
    >
      {!isOff ? null : isAsked ? (
        <Asked holder={holder} funds={funds} holders={holders} />
      ) : (
        <div className={styles.actions}>
          <Button variant="quiet" onClick={() => setIsAsked(true)}>
            {t("Work it out")}
          </Button>
        </div>
      )}
    </Section>
  );
}

type AskedProps = Omit<BackToTargetProps, "view">;

function Asked({ holder, funds, holders }: AskedProps) {
  const query = trpc.targets.rebalance.useQuery(holderInput(holder));
  const { data, isLoadingError } = query;
  if (data !== undefined) return <Moves data={data} funds={funds} holders={holders} />;
  return isLoadingError ? (
    <InlineFailure text={t("The way back could not be worked out.")} query={query} />
  ) : (
    <Skeleton width="100%" height="8rem" />
  );
}

function Moves({ data, funds, holders }: { data: Rebalance } & Omit<AskedProps, "holder">) {
  const nameOf = (holderId: string | null) =>
    holders.find(({ id }) => id === holderId)?.name ?? t("Me");
  const fundNameOf = fundNames(funds);
  if (data.moves.length === 0) return <p>{t("Nothing needs to be sold or bought.")}</p>;
  return (
    <div className={layout.stack3}>
      <FigureTable
        label={t("Back to target")}
        columns={[
          {
            name: "Fund",
            render: (move: RebalanceMove) => (
              <>
                {fundNameOf(move.fundId) ??
                  t("Any {part} fund that is open", { part: categoryName(move.name) })}
                <FigureDetail>
                  {[
                    categoryName(move.name),
                    ...(holders.length > 0 ? [nameOf(move.holderId)] : []),
                  ].join(" · ")}
                </FigureDetail>
              </>
            ),
          },
          {
            name: "Action",
            render: ({ side }) => (side === "sell" ? t("Sell") : t("Buy")),
          },
          {
            name: "Units",
            render: ({ units }) => (units === null ? "–" : formatUnits(units)),
          },
          { name: "Amount", render: ({ amount }) => formatRupees(amount) },
        ]}
        rows={data.moves}
      />
      {data.totals.map(({ holderId, load, tax }) => (
        <p key={holderId ?? ""}>
          {holders.length > 0 && `${nameOf(holderId)}: `}
          {[
            load === null
              ? t("the exit load is not known, as it was not entered for all of these funds")
              : t("exit load {load}", { load: formatRupees(load) }),
            tax === null
              ? t("the tax is not known")
              : t("tax {tax} for all of these sales together", { tax: formatRupees(tax) }),
          ].join("; ")}
        </p>
      ))}
      {data.notSold > 0 && (
        <p>
          {t("{amount} above the target cannot be sold, for example because units are locked.", {
            amount: formatRupees(data.notSold),
          })}
        </p>
      )}
      <p className={look.note}>
        {t(
          "Sold in this order: losses, long-term units without an exit load, other long-term units, all others; in each fund the oldest units first. This does not minimise tax. Each person buys for what they sold. Amounts are before load and tax.",
        )}{" "}
        {t("Nothing here is advice.")}
      </p>
    </div>
  );
}
