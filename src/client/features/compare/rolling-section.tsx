import { useState } from "react";
import { rollingYears } from "../../../shared/compare/comparison.ts";
import { shareAbove, type RollingReturns } from "../../../shared/history/rolling-returns.ts";
import { formatNumber, formatReturns } from "../../../shared/number-format.ts";
import { useStored } from "../../browser/use-stored.ts";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { FigureTable } from "../../components/figure-table.tsx";
import { Gain } from "../../components/ui/gain.tsx";
import { RadioChoices } from "../../components/ui/radio-choices.tsx";
import { t, type PlainText } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./compare.module.css";
import type { NamedScheme } from "./named-schemes.ts";
import { SectionOnWide } from "./section-on-wide.tsx";
import { RollingBars, type RollingScheme } from "./rolling-bars.tsx";

const periodNames: Record<(typeof rollingYears)[number], PlainText> = {
  1: "1 year",
  3: "3 years",
  5: "5 years",
};

export function RollingSection({ schemes }: { schemes: readonly NamedScheme[] }) {
  const [chosen, choose] = useState<string>("3");
  const [rate, setRate] = useRate();
  const offered = rollingYears.filter((_, index) =>
    schemes.some(({ rolling }) => rolling[index] !== null),
  );
  const years = offered.find((each) => String(each) === chosen) ?? offered.at(-1);
  if (years === undefined) {
    return (
      <SectionOnWide title={t("Rolling returns")}>
        <p className={look.note}>{t("The schemes need more than a year in common.")}</p>
      </SectionOnWide>
    );
  }
  const rows = schemes.flatMap(({ name, tone, rolling }): RollingScheme[] => {
    const returns = rolling[rollingYears.indexOf(years)];
    return returns == null ? [] : [{ name, tone, returns }];
  });
  return (
    <SectionOnWide title={t("Rolling returns")}>
      <div className={`${layout.wrap3} ${styles.choices}`}>
        <RadioChoices
          label={t("Period")}
          name="rolling-years"
          choices={offered.map((each) => ({ value: String(each), name: t(periodNames[each]) }))}
          chosen={String(years)}
          onChoose={choose}
        />
        <label className={`${look.note} ${layout.row3}`}>
          {t("Share of periods above")}
          <select
            className={look.select}
            value={rate}
            onChange={({ target }) => setRate(Number(target.value))}
          >
            {rates.map((each) => (
              <option key={each} value={each}>
                {formatNumber(each)}%
              </option>
            ))}
          </select>
        </label>
      </div>
      <RollingBars schemes={rows} rate={rate} />
      <p className={look.note}>
        {t(
          "Yearly returns over every period of this length. The box holds the middle half of them.",
        )}
      </p>
      <RollingTable rows={rows} rate={rate} />
    </SectionOnWide>
  );
}

/** Percent a year. */
const rates = Array.from({ length: 20 }, (_, index) => index + 1);

function useRate(): [rate: number, set: (rate: number) => void] {
  const [stored, store] = useStored("fundbook.compare-rate");
  return [rates.find((rate) => String(rate) === stored) ?? 8, (rate) => store(String(rate))];
}

type RollingTableProps = { rows: readonly RollingScheme[]; rate: number };

function RollingTable({ rows, rate }: RollingTableProps) {
  const figure = (name: PlainText, of: (returns: RollingReturns) => number) => ({
    name,
    render: ({ returns }: RollingScheme) => (
      <Gain value={of(returns) * 100} format={formatReturns} />
    ),
  });
  const share = (name: PlainText, least: number) => ({
    name,
    render: ({ returns }: RollingScheme) =>
      `${formatNumber(shareAbove(returns, least) * 100, { max: 1 })}%`,
  });
  return (
    <Disclosure label={t("As a table")}>
      <FigureTable
        label={t("Rolling returns")}
        columns={[
          { name: "Scheme", render: ({ name }) => name },
          figure("Latest", ({ latest }) => latest),
          figure("Lowest", ({ lowest }) => lowest),
          figure("Lower quartile", ({ lowerQuartile }) => lowerQuartile),
          figure("Median", ({ median }) => median),
          figure("Upper quartile", ({ upperQuartile }) => upperQuartile),
          figure("Highest", ({ highest }) => highest),
          share("Above 0%", 0),
          share("Above the chosen rate", rate / 100),
        ]}
        rows={rows}
      />
    </Disclosure>
  );
}
