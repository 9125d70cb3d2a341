import { formatRupees, formatShortRupees, formatUnits } from "../../../../shared/number-format.ts";
import type { Harvest } from "../../../../shared/tax/selling/selling-types.ts";
import { taxFreeAmount } from "../../../../shared/tax/selling/tax-free-amount.ts";
import { InlineFailure } from "../../../components/inline-failure.tsx";
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
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import { ExemptionBar } from "../exemption-bar.tsx";
import page from "../tax-page.module.css";
import { namesIn } from "./harvest-names.ts";
import { gainsInAll, largestFirst, SellButtons } from "./sell-buttons.tsx";

type HarvestSectionProps = { holder: string | undefined };

export function HarvestSection({ holder }: HarvestSectionProps) {
  const query = useHarvest(holder);
  const { data, error } = query;
  return (
    <div className={`${look.sheet} ${layout.stack4} ${page.answer}`}>
      {data !== undefined ? (
        <Found harvest={data} holder={holder} />
      ) : error !== null ? (
        <InlineFailure text={t("The gains and losses could not be worked out.")} query={query} />
      ) : (
        <Skeleton width="100%" height="10rem" />
      )}
    </div>
  );
}

export function HeldClasses({ holder }: { holder: string | undefined }) {
  const { data } = useHarvest(holder);
  return data !== undefined && <SchemeClasses classes={data.classes} leftOut={data.leftOut} />;
}

const firstGains = 1;

function Found({ harvest, holder }: HarvestSectionProps & { harvest: Harvest }) {
  const { exemptionLimit, exemptionLeft, lossesFirst, leftOut } = harvest;
  const gains = largestFirst(harvest);
  const amount = taxFreeAmount(harvest);
  const isWhole = leftOut.every(({ reason }) => reason === "may-be-locked");
  const lossNote = carriedLossNote(harvest);
  // Other reasons are named above, for the same funds.
  const notNamed = leftOut.filter(
    ({ reason }) => reason === "no-fmv" || reason === "may-be-locked",
  );
  return (
    <>
      {amount > 0 && (
        <div className={layout.stack1}>
          <p className={page.lead}>{taxFreeText(formatShortRupees(amount), isWhole)}</p>
          <p className={look.note}>
            {t("Shares and funds outside Fundbook use the same exemption.")}
          </p>
        </div>
      )}
      <SellButtons harvest={harvest} gains={gains.slice(0, firstGains)} holder={holder} />
      {gains.length > firstGains && (
        <Disclosure
          label={counted(gains.length - firstGains, {
            one: "{count} more fund",
            other: "{count} more funds",
          })}
        >
          <SellButtons harvest={harvest} gains={gains.slice(firstGains)} holder={holder} />
        </Disclosure>
      )}
      <ExemptionBar
        limit={exemptionLimit}
        left={exemptionLeft}
        wouldUse={gainsInAll(harvest)}
        isComplete={isWhole}
        isCurrent
      />
      <LeftOutNotice leftOut={notNamed} classes={harvest.classes} />
      {lossNote !== null && <p>{lossNote}</p>}
      {lossesFirst > 0 && (
        <p>
          {t("Gains use up losses of {amount} before the exemption, so that selling saves less.", {
            amount: formatRupees(lossesFirst),
          })}
        </p>
      )}
      <HarvestLists harvest={harvest} />
    </>
  );
}

/** Less where the year has sales that are left out. */
const taxFreeText = (amount: string, isWhole: boolean): string =>
  isWhole
    ? t("{amount} can be taken out without tax, if you sell nothing elsewhere this year", {
        amount,
      })
    : t("Up to {amount} can be taken out without tax, if you sell nothing elsewhere this year", {
        amount,
      });

/** Losses, and what is long-term soon, each under how many there are. */
function HarvestLists({ harvest }: { harvest: Harvest }) {
  const { gains, losses, unreachableLosses, soonLongTerm, financialYear } = harvest;
  const nameOf = namesIn(harvest);
  return (
    <div>
      {losses.length > 0 && (
        <Disclosure
          label={counted(losses.length, {
            one: "{count} loss could be booked",
            other: "{count} losses could be booked",
          })}
        >
          <ul className={look.note} aria-label={t("Losses that could be booked")}>
            {losses.map(({ against, exitLoad, ...loss }) => (
              <li key={loss.fundId}>
                {lossText(loss, nameOf(loss))}
                {gains.some(({ fundId }) => fundId === loss.fundId) &&
                  `, ${t("instead of its gain above: both begin with the same units")}`}
                {against.length > 0 &&
                  `, ${t("to be set against: {sections}", {
                    sections: against.map((each) => sectionName(each, financialYear)).join(", "),
                  })}`}
                {exitLoad > 0 && `, ${t("exit load {load}", { load: formatRupees(exitLoad) })}`}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {unreachableLosses.length > 0 && (
        <Disclosure
          label={counted(unreachableLosses.length, {
            one: "{count} loss can't be used yet",
            other: "{count} losses can't be used yet",
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
        <Disclosure label={t("Long-term within two months")}>
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
        </Disclosure>
      )}
    </div>
  );
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
