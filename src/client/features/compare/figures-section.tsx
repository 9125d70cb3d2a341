import { isoDay } from "../../../shared/history/days.ts";
import type { WorstFall } from "../../../shared/compare/worst-fall.ts";
import {
  formatNumber,
  formatReturns,
  formatRupees,
  formatShortRupees,
} from "../../../shared/number-format.ts";
import { roundTo } from "../../../shared/rounding.ts";
import { FigureDetail, FigureTable } from "../../components/figure-table.tsx";
import { Section } from "../../components/section.tsx";
import { Gain, NotAvailable } from "../../components/ui/gain.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { useMediaQuery } from "../../components/ui/use-media-query.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import type { NamedScheme } from "./named-schemes.ts";
import { SeriesSample } from "../../components/chart/series-sample.tsx";

/** On a phone the dates and amounts behind the figures are folded away. */
export function FiguresSection({ schemes }: { schemes: readonly NamedScheme[] }) {
  const isWide = useMediaQuery("(width >= 56.25rem), print");
  return (
    <Section title={t("Figures")}>
      <FigureTable
        label={t("Figures")}
        columns={[
          {
            name: "Scheme",
            render: ({ name, tone }) => (
              <>
                <SeriesSample tone={tone} /> {name}
              </>
            ),
          },
          {
            name: "A year",
            render: ({ yearly }) => <Gain value={percent(yearly)} format={formatReturns} />,
          },
          {
            name: "In all",
            render: ({ change }) => <Gain value={percent(change)} format={formatReturns} />,
          },
          {
            name: "SIP of ₹10,000 a month",
            render: ({ sip }) => <SipCell sip={sip} isWhole={isWide} />,
          },
          { name: "Worst fall", render: ({ fall }) => <FallCell fall={fall} isWhole={isWide} /> },
          {
            name: "Volatility",
            render: ({ volatility }) => <VolatilityCell volatility={volatility} />,
          },
        ]}
        rows={schemes}
      />
      {!isWide && <BehindFigures schemes={schemes} />}
      <p className={look.note}>
        {t("Volatility is the standard deviation of the last 36 months' returns, for a year.")}
      </p>
    </Section>
  );
}

const BehindFigures = ({ schemes }: { schemes: readonly NamedScheme[] }) => (
  <Disclosure label={t("Dates and amounts")}>
    <dl className={`${look.terms} ${layout.stack3}`}>
      {schemes.map(({ code, name, sip, fall }) => (
        <div key={code}>
          <dt>{name}</dt>
          {sip !== null && (
            <dd>{t("SIP of ₹10,000 a month: {outcome}", { outcome: sipText(sip) })}</dd>
          )}
          {fall !== null && (
            <dd>
              {t("Worst fall: {days}, {recovery}", {
                days: fallText(fall),
                recovery: recoveryText(fall),
              })}
            </dd>
          )}
        </div>
      ))}
    </dl>
  </Disclosure>
);

export const percent = (fraction: number | null): number | null =>
  fraction === null ? null : fraction * 100;

function SipCell({ sip, isWhole }: Pick<NamedScheme, "sip"> & { isWhole: boolean }) {
  if (sip === null) return <NotAvailable />;
  return (
    <>
      {sip.rate === null ? (
        <NotAvailable />
      ) : (
        <Gain value={sip.rate * 100} format={formatReturns} />
      )}
      {isWhole && <FigureDetail>{sipText(sip)}</FigureDetail>}
    </>
  );
}

const sipText = ({ paid, value }: NonNullable<NamedScheme["sip"]>): string =>
  t("{paid} became {value}", {
    paid: formatShortRupees(paid),
    value: formatRupees(roundTo(value, 2)),
  });

function FallCell({ fall, isWhole }: { fall: WorstFall | null; isWhole: boolean }) {
  if (fall === null) return t("None|of falls");
  return (
    <>
      <Gain value={fall.change * 100} format={formatReturns} />
      {isWhole && (
        <>
          <FigureDetail>{fallText(fall)}</FigureDetail>
          <FigureDetail>{recoveryText(fall)}</FigureDetail>
        </>
      )}
    </>
  );
}

const fallText = ({ from, to }: WorstFall): string =>
  t("{from} to {to}", { from: dateText(isoDay(from)), to: dateText(isoDay(to)) });

const recoveryText = ({ recoveredOn }: WorstFall): string =>
  recoveredOn === null
    ? t("not recovered yet")
    : t("recovered on {day}", { day: dateText(isoDay(recoveredOn)) });

const VolatilityCell = ({ volatility }: Pick<NamedScheme, "volatility">) =>
  volatility === null ? <NotAvailable /> : `${formatNumber(volatility * 100, { min: 2, max: 2 })}%`;
