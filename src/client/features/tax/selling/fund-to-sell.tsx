import { lazy, Suspense, useState } from "react";
import { formatRupees, formatUnits } from "../../../../shared/number-format.ts";
import type { SaleKind, Sellable } from "../../../../shared/tax/selling/selling-types.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Disclosure } from "../../../components/ui/disclosure.tsx";
import { nextUnitsText } from "../../../language/next-units-text.ts";
import { t, type PlainText } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import gains from "../gains-section.module.css";
import { ExitLoadForm } from "./exit-load-form.tsx";
import { LotYears } from "./lot-years.tsx";
import styles from "./selling.module.css";

const WhatIfDialog = lazy(async () => ({
  default: (await import("./what-if-dialog.tsx")).WhatIfDialog,
}));

const kinds: readonly [SaleKind, PlainText][] = [
  ["free", "Long-term, without load"],
  ["load", "Long-term, with load"],
  ["behind", "Long-term, without load, only after those with load"],
  ["short", "Short-term"],
  ["locked", "Locked"],
];

type FundToSellProps = { fund: Sellable; hasLotsOpen: boolean };

export function FundToSell({ fund, hasLotsOpen: startsOpen }: FundToSellProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [hasLotsOpen, setHasLotsOpen] = useState(startsOpen);
  return (
    <div className={`${layout.stack3} ${styles.facts}`}>
      <dl className={`${look.terms} ${gains.figures}`}>
        {fund.exitLoad !== null && (
          <Kind name={t("Can be sold now without load")} amount={fund.withoutLoad} />
        )}
        {kinds
          .filter(([kind]) => fund[kind].units > 0)
          .map(([kind, name]) => (
            <Kind
              key={kind}
              // Without a load entered, nothing is known of one.
              name={kind === "free" && fund.exitLoad === null ? t("Long-term") : t(name)}
              amount={fund[kind]}
            />
          ))}
      </dl>
      {fund.next.length > 0 && (
        <ul className={look.note}>
          {fund.next.slice(0, 2).map((next) => (
            <li key={`${next.on} ${next.becomes}`}>{nextUnitsText(next)}</li>
          ))}
        </ul>
      )}
      <Button variant="quiet" className={styles.ask} onClick={() => setIsAsking(true)}>
        {t("What if I sell?")}
      </Button>
      <Disclosure label={t("Lots held")} isOpen={hasLotsOpen} onToggle={setHasLotsOpen}>
        {hasLotsOpen && <LotYears fundId={fund.fundId} />}
      </Disclosure>
      <Disclosure label={fund.exitLoad === null ? t("Exit load: not entered") : t("Exit load")}>
        <ExitLoadForm fundId={fund.fundId} load={fund.exitLoad} />
      </Disclosure>
      <Suspense>
        {isAsking && <WhatIfDialog fund={fund} onClose={() => setIsAsking(false)} />}
      </Suspense>
    </div>
  );
}

const Kind = ({ name, amount }: { name: string; amount: Sellable["withoutLoad"] }) => (
  <div>
    <dt>{name}</dt>
    <dd>{formatRupees(amount.value)}</dd>
    <dd className={`${look.note} ${styles.units}`}>
      {t("{units} units", { units: formatUnits(amount.units) })}
    </dd>
  </div>
);
