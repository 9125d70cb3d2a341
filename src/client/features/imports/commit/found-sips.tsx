import { lazy, Suspense, useMemo, useState } from "react";
import { indianDay, type IsoDate } from "../../../../shared/dates.ts";
import type { Fund } from "../../../../shared/funds/schema.ts";
import type { RecordedTransaction } from "../../../../shared/imports/schema.ts";
import { schemeTitle } from "../../../../shared/schemes/scheme-title.ts";
import type { FoundSip } from "../../../../shared/sips/find-sips.ts";
import { unfollowedSips } from "../../../../shared/sips/unfollowed-sips.ts";
import { Beside } from "../../../components/ui/beside.tsx";
import { counted } from "../../../language/counted.ts";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import { holderNameOf } from "../../funds/list/fund-holder.ts";
import { useHolders } from "../../holders/queries.ts";
import { namesUnder } from "../../holders/use-chosen-holder.ts";
import { useDismissedSips } from "../../sips/dismissed-sips.ts";
import { FoundSipLine } from "../../sips/found-sip-line.tsx";
import { useSips } from "../../sips/queries.ts";

const FollowSipDialog = lazy(async () => ({
  default: (await import("../../sips/follow-sip-dialog.tsx")).FollowSipDialog,
}));

type FoundSipsProps = {
  userId: string;
  funds: readonly Fund[];
  transactions: readonly RecordedTransaction[];
  /** The last day of the statements, as far as they say it. */
  statementEnd: IsoDate | null;
};

const shown = 5;

/** The SIPs that what is recorded looks like, after an import. */
export function FoundSips({ userId, funds, transactions, statementEnd }: FoundSipsProps) {
  const { data: sips } = useSips();
  const { data: holders = [] } = useHolders();
  const names = namesUnder(undefined, holders);
  const [today] = useState(() => indianDay(new Date()));
  const { isDismissed, dismiss } = useDismissedSips();
  const [followed, setFollowed] = useState<{ fund: Fund; found: FoundSip } | null>(null);
  const all = useMemo(() => {
    const byFund = Map.groupBy(transactions, ({ fundId }) => fundId);
    const knownUntil = statementEnd ?? today;
    return funds.flatMap((fund) => {
      const own = sips?.filter(({ fundId }) => fundId === fund.id) ?? [];
      return unfollowedSips(byFund.get(fund.id) ?? [], own, knownUntil).map((found) => ({
        fund,
        found,
      }));
    });
  }, [funds, transactions, sips, statementEnd, today]);
  const left = all.filter(({ fund, found }) => !isDismissed(fund.id, found));
  const running = left.filter(({ found }) => found.endedOn === null);
  const ended = left.length - running.length;
  if (sips === undefined || left.length === 0) return null;
  return (
    <section className={layout.stack2} aria-labelledby="found-sips">
      <h2 id="found-sips">{t("SIPs found")}</h2>
      {running.length > 0 && (
        <p className={look.note}>
          {t("Follow a SIP, and its next instalments are recorded automatically.")}
        </p>
      )}
      <ul>
        {running.slice(0, shown).map(({ fund, found }) => (
          <FoundSipLine
            key={`${fund.id} ${found.since} ${found.day} ${found.amount}`}
            found={found}
            onFollow={() => setFollowed({ fund, found })}
            onDismiss={() => dismiss(fund.id, [found])}
          >
            <span className={look.breaks}>
              <Beside
                parts={[holderNameOf(fund, names), schemeTitle(fund.schemeName)].filter(
                  (part) => part !== undefined,
                )}
              />
            </span>
          </FoundSipLine>
        ))}
      </ul>
      {running.length > shown && (
        <p className={look.soft}>
          {counted(running.length - shown, {
            one: "{count} more is on its fund's page.",
            other: "{count} more are on their funds' pages.",
          })}
        </p>
      )}
      {ended > 0 && (
        <p className={look.soft}>
          {counted(ended, {
            one: "{count} SIP has ended: it is on its fund's page.",
            other: "{count} SIPs have ended: they are on their funds' pages.",
          })}
        </p>
      )}
      {followed !== null && (
        <Suspense>
          <FollowSipDialog userId={userId} {...followed} onClose={() => setFollowed(null)} />
        </Suspense>
      )}
    </section>
  );
}
