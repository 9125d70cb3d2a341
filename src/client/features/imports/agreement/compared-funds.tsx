import { Link } from "@tanstack/react-router";
import type { FundComparison } from "../../../../shared/imports/compare-funds.ts";
import type { ComparedFund } from "../../../../shared/imports/schema.ts";
import { formatUnits } from "../../../../shared/number-format.ts";
import { roundTo } from "../../../../shared/rounding.ts";
import { schemeTitle } from "../../../../shared/schemes/scheme-title.ts";
import { Section } from "../../../components/section.tsx";
import { Beside } from "../../../components/ui/beside.tsx";
import { counted } from "../../../language/counted.ts";
import { dateText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import { useHolders } from "../../holders/queries.ts";
import look from "../../../styles/look.module.css";
import styles from "./agreement-page.module.css";

type ComparedFundsProps = { title: string; compared: readonly FundComparison[] };

export function ComparedFunds({ title, compared }: ComparedFundsProps) {
  const { data: holders = [] } = useHolders();
  if (compared.length === 0) return null;
  const names = new Map<string | null, string>([
    [null, t("Me")],
    ...holders.map(({ id, name }): [string, string] => [id, name]),
  ]);
  const count = counted(compared.length, { one: "{count} fund", other: "{count} funds" });
  return (
    <Section title={title} text={count}>
      <ul className={styles.funds} aria-label={title}>
        {compared.map(({ fund, balance }) => (
          <li key={fund.id} className={styles.fund}>
            <div className={styles.words}>
              <Link
                to="/funds/$fundId"
                params={{ fundId: fund.id }}
                className={`${look.reach} ${styles.name}`}
              >
                {schemeTitle(fund.schemeName)}
              </Link>
              <span className={`${look.note} ${look.breaks}`}>
                <Beside
                  parts={[
                    ...(holders.length === 0 ? [] : [names.get(fund.holderId) ?? ""]),
                    t("Folio {folio}", { folio: fund.folioNumber }),
                    ...(balance === null ? [] : [statementText(balance)]),
                  ]}
                />
              </span>
              {balance !== null && balance.leftOut > 0 && (
                <span className={`${look.note} ${look.breaks}`}>
                  {counted(balance.leftOut, {
                    one: "Its import left out {count} line with an amount.",
                    other: "Its import left out {count} lines with an amount.",
                  })}
                </span>
              )}
            </div>
            {balance !== null && <Units balance={balance} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const statementText = ({ date, isDated }: ComparedFund): string =>
  isDated
    ? t("Statement of {date}", { date: dateText(date) })
    : t("File imported on {date}", { date: dateText(date) });

function Units({ balance: { units, recorded, state } }: { balance: ComparedFund }) {
  if (state !== "differs") {
    return <p className={styles.units}>{t("{units} units", { units: formatUnits(units) })}</p>;
  }
  const difference = formatUnits(roundTo(Math.abs(recorded - units), 6));
  return (
    <p className={styles.units}>
      <strong>
        {recorded < units
          ? t("{difference} units too few", { difference })
          : t("{difference} units too many", { difference })}
      </strong>
      <span className={`${look.note} ${look.breaks}`}>
        {t("{recorded} here, {printed} in the statement", {
          recorded: formatUnits(recorded),
          printed: formatUnits(units),
        })}
      </span>
    </p>
  );
}
