import { useState, type ReactNode } from "react";
import type { Fund } from "../../../shared/funds/schema.ts";
import { formatNumber, formatShortRupees } from "../../../shared/number-format.ts";
import { missing } from "../../../shared/missing.ts";
import type { Sip } from "../../../shared/sips/schema.ts";
import { monthlyTotal, sipsInMonth, upcomingInstalments } from "../../../shared/sips/upcoming.ts";
import { indianDay } from "../../../shared/dates.ts";
import { Beside } from "../../components/ui/beside.tsx";
import { InlineFailure } from "../../components/inline-failure.tsx";
import { shortDateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { useSips } from "../sips/queries.ts";
import type { HolderNames } from "../funds/list/fund-holder.ts";
import { HeldScheme } from "./held-scheme.tsx";
import { HomePart } from "./home-part.tsx";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./largest-holdings.module.css";
import own from "./upcoming-sips.module.css";

/** Lines in all: where there are more SIPs, the last line opens the others. */
const most = 3;

type Funds = { funds: readonly Fund[]; holderNames: HolderNames | undefined };

export function UpcomingSips(held: Funds) {
  const query = useSips();
  const { data, error } = query;
  if (data !== undefined) return <Instalments sips={data} {...held} />;
  return (
    error !== null && (
      <Part>
        <InlineFailure text={t("The SIPs could not be loaded.")} query={query} />
      </Part>
    )
  );
}

function Instalments({ sips, funds, holderNames }: { sips: readonly Sip[] } & Funds) {
  const [today] = useState(() => indianDay(new Date()));
  const byId = new Map(funds.map((fund) => [fund.id, fund]));
  // SIPs of a fund that was just deleted go with the next response.
  const held = sips.filter(({ fundId }) => byId.has(fundId));
  const due = upcomingInstalments(held, today);
  if (due.length === 0) return null;
  const { recorded, total } = sipsInMonth(held, today);
  const note = total > 0 && (
    <span className={`${look.note} ${look.figures}`}>
      <Beside
        parts={[
          t("{count} of {total} in this month", {
            count: formatNumber(recorded),
            total: formatNumber(total),
          }),
          t("{amount} in all", { amount: formatShortRupees(monthlyTotal(held, today)) }),
        ]}
      />
    </span>
  );
  const shown = due.length > most ? most - 1 : most;
  const line = ({ sipId, fundId, dueDate, amount }: (typeof due)[number]) => (
    <li key={sipId + dueDate} className={`${layout.spread} ${styles.holding}`}>
      <HeldScheme fund={byId.get(fundId) ?? missing()} holderNames={holderNames} />
      <span className={`${layout.column} ${styles.figures}`}>
        <span className={look.strong}>{formatShortRupees(amount)}</span>
        <span className={`${look.note} ${look.figures}`}>
          {t("Next: {day}", { day: shortDateText(dueDate) })}
        </span>
      </span>
    </li>
  );
  return (
    <Part aside={note}>
      <ol className={styles.list}>{due.slice(0, shown).map(line)}</ol>
      {due.length > shown && (
        <details>
          <summary className={`${look.soft} ${look.figures} ${own.more}`}>
            {t("and {count} more", { count: formatNumber(due.length - shown) })}
          </summary>
          <ol className={styles.list}>{due.slice(shown).map(line)}</ol>
        </details>
      )}
    </Part>
  );
}

const Part = (content: { aside?: ReactNode; children: ReactNode }) => (
  <HomePart id="upcoming-sips" title={t("Next SIPs")} {...content} />
);
