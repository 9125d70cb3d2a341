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
import look from "../../styles/look.module.css";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import type { NamedScheme } from "./named-schemes.ts";
import { SeriesSample } from "../../components/chart/series-sample.tsx";

export const FiguresSection = ({ schemes }: { schemes: readonly NamedScheme[] }) => (
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
        { name: "SIP of ₹10,000 a month", render: ({ sip }) => <SipCell sip={sip} /> },
        { name: "Worst fall", render: ({ fall }) => <FallCell fall={fall} /> },
        {
          name: "Volatility",
          render: ({ volatility }) => <VolatilityCell volatility={volatility} />,
        },
      ]}
      rows={schemes}
    />
    <p className={look.note}>
      {t("Volatility is the standard deviation of the last 36 months' returns, for a year.")}
    </p>
  </Section>
);

export const percent = (fraction: number | null): number | null =>
  fraction === null ? null : fraction * 100;

function SipCell({ sip }: Pick<NamedScheme, "sip">) {
  if (sip === null) return <NotAvailable />;
  return (
    <>
      {sip.rate === null ? (
        <NotAvailable />
      ) : (
        <Gain value={sip.rate * 100} format={formatReturns} />
      )}
      <FigureDetail>
        {t("{paid} became {value}", {
          paid: formatShortRupees(sip.paid),
          value: formatRupees(roundTo(sip.value, 2)),
        })}
      </FigureDetail>
    </>
  );
}

function FallCell({ fall }: { fall: WorstFall | null }) {
  if (fall === null) return t("None|of falls");
  const days = { from: dateText(isoDay(fall.from)), to: dateText(isoDay(fall.to)) };
  return (
    <>
      <Gain value={fall.change * 100} format={formatReturns} />
      <FigureDetail>{t("{from} to {to}", days)}</FigureDetail>
      <FigureDetail>
        {fall.recoveredOn === null
          ? t("not recovered yet")
          : t("recovered on {day}", { day: dateText(isoDay(fall.recoveredOn)) })}
      </FigureDetail>
    </>
  );
}

const VolatilityCell = ({ volatility }: Pick<NamedScheme, "volatility">) =>
  volatility === null ? <NotAvailable /> : `${formatNumber(volatility * 100, { min: 2, max: 2 })}%`;
