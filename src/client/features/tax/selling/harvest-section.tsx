import { formatRupees, formatUnits } from "../../../../shared/number-format.ts";
import type { Harvest } from "../../../../shared/tax/selling/selling-types.ts";
import { InlineFailure } from "../../../components/inline-failure.tsx";
import { Section } from "../../../components/section.tsx";
import { Disclosure } from "../../../components/ui/disclosure.tsx";
import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { counted } from "../../../language/counted.ts";
import { dateText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import { LeftOutNotice } from "../left-out-notice.tsx";
import { useHarvest } from "../queries.ts";
import { SchemeClasses } from "../scheme-classes.tsx";
import { carriedLossNote } from "../tax-notes.ts";
import { sectionName } from "../tax-words.ts";
import look from "../../../styles/look.module.css";

export function HarvestSection({ holder }: { holder: string | undefined }) {
  const { data, error, isFetching, refetch } = useHarvest(holder);
  return (
    <Section
      title={t("Within the exemption")}
      text={t("Buying back starts the holding period anew.")}
    >
      {data !== undefined ? (
        <Found harvest={data} />
      ) : error !== null ? (
        <InlineFailure
          text={t("The gains and losses could not be worked out.")}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton width="100%" height="4.5rem" />
      )}
    </Section>
  );
}

/** Of funds whose class or old value is asked for, to be answered here. */
export function OpenClasses({ holder }: { holder: string | undefined }) {
  const { data } = useHarvest(holder);
  return data !== undefined && <SchemeClasses classes={data.classes} leftOut={data.leftOut} />;
}

function Found({ harvest }: { harvest: Harvest }) {
  const {
    exemptionLeft,
    lossesFirst,
    gains,
    losses,
    unreachableLosses,
    soonLongTerm,
    financialYear,
  } = harvest;
  const nameOf = namesIn(harvest);
  const isWhole = harvest.leftOut.every(({ reason }) => reason === "may-be-locked");
  const lossNote = carriedLossNote(harvest);
  // Other reasons are named above, of the same funds.
  const notNamed = harvest.leftOut.filter(
    ({ reason }) => reason === "no-fmv" || reason === "may-be-locked",
  );
  const amounts = { year: financialYear, left: formatRupees(exemptionLeft) };
  return (
    <>
      <p>
        {isWhole
          ? t("{left} of the exemption of {year} is left.", amounts)
          : t("At most {left} of the exemption of {year} is left: sales are left out.", amounts)}
      </p>
      <LeftOutNotice leftOut={notNamed} />
      {lossNote !== null && <p>{lossNote}</p>}
      {lossesFirst > 0 && (
        <p>
          {t("Gains use up losses of {amount} before the exemption, so that selling saves less.", {
            amount: formatRupees(lossesFirst),
          })}
        </p>
      )}
      {gains.length > 0 && (
        <ul className={look.note} aria-label={t("Gains that fit")}>
          {gains.map(({ units, longTermGain, exitLoad, ...fund }) => (
            <li key={fund.fundId}>
              {t("{fund}: {units} units hold a long-term gain of {gain}", {
                fund: nameOf(fund),
                units: formatUnits(units),
                gain: formatRupees(longTermGain),
              })}
              {exitLoad > 0 && ` · ${t("exit load {load}", { load: formatRupees(exitLoad) })}`}
            </li>
          ))}
        </ul>
      )}
      {losses.length > 0 && (
        <ul className={look.note} aria-label={t("Losses that could be taken")}>
          {losses.map(({ against, exitLoad, ...loss }) => (
            <li key={loss.fundId}>
              {lossText(loss, nameOf(loss))}
              {gains.some(({ fundId }) => fundId === loss.fundId) &&
                ` · ${t("instead of its gain above: both begin with the same units")}`}
              {against.length > 0 &&
                ` · ${t("to be set against: {sections}", {
                  sections: against.map((each) => sectionName(each, financialYear)).join(", "),
                })}`}
              {exitLoad > 0 && ` · ${t("exit load {load}", { load: formatRupees(exitLoad) })}`}
            </li>
          ))}
        </ul>
      )}
      {unreachableLosses.length > 0 && (
        <Disclosure
          label={counted(unreachableLosses.length, {
            one: "{count} loss is out of reach",
            other: "{count} losses are out of reach",
          })}
        >
          <ul className={look.note}>
            {unreachableLosses.map((loss) => (
              <li key={loss.fundId}>{unreachableLossText(loss, nameOf(loss))}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      {soonLongTerm.length > 0 && (
        <ul className={look.note} aria-label={t("Long-term soon")}>
          {soonLongTerm.map(({ units, on, ...fund }) => (
            <li key={`${fund.fundId} ${on}`}>
              {t("{fund}: {units} units are long-term from {date}", {
                fund: nameOf(fund),
                units: formatUnits(units),
                date: dateText(on),
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type Named = Pick<Harvest["gains"][number], "fundId" | "schemeName" | "folioNumber" | "certain">;

/** Adds the folio where rows of several folios of a scheme are listed, and * where a row is not certain. */
function namesIn({ gains, losses, unreachableLosses, soonLongTerm }: Harvest) {
  const rows: readonly Named[] = [...gains, ...losses, ...unreachableLosses, ...soonLongTerm];
  return ({ fundId, schemeName, folioNumber, certain }: Named): string => {
    const isAlone = rows.every((row) => row.schemeName !== schemeName || row.fundId === fundId);
    return `${isAlone ? schemeName : `${schemeName} (${folioNumber})`}${certain ? "" : "*"}`;
  };
}

const unreachableLossText = (loss: Harvest["unreachableLosses"][number], fund: string): string =>
  t(
    "{fund}: {units} units, the first bought on {date}, have a loss of {loss}, but {before} older units with a larger gain of {gain} are sold first",
    {
      fund,
      units: formatUnits(loss.units),
      date: dateText(loss.acquiredFrom),
      loss: formatRupees(loss.loss),
      before: formatUnits(loss.unitsBefore),
      gain: formatRupees(loss.gainBefore),
    },
  );

/** Units leave in the order in which they were bought, so that a loss can come with a gain before it. */
function lossText(
  row: Pick<Harvest["losses"][number], "units" | "shortGain" | "longGain">,
  fund: string,
): string {
  const short = formatRupees(Math.abs(row.shortGain));
  const long = formatRupees(Math.abs(row.longGain));
  const values = { fund, units: formatUnits(row.units) };
  if (row.shortGain >= 0) {
    return t("{fund}: {units} units hold a long-term loss of {loss}", { ...values, loss: long });
  }
  if (row.longGain === 0) {
    return t("{fund}: {units} units hold a short-term loss of {loss}", { ...values, loss: short });
  }
  return row.longGain > 0
    ? t(
        "{fund}: {units} units hold a short-term loss of {loss}, and before it a long-term gain of {gain}",
        { ...values, loss: short, gain: long },
      )
    : t(
        "{fund}: {units} units hold a short-term loss of {loss} and a long-term loss of {longLoss}",
        { ...values, loss: short, longLoss: long },
      );
}
