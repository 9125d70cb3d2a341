import type { ProposedFund } from "../../../../shared/imports/commit/proposed-fund.ts";
import type { ProposedScheme } from "../../../../shared/imports/propose/propose-statement.ts";
import { formatRupees, formatUnits } from "../../../../shared/number-format.ts";
import { counted } from "../../../language/counted.ts";
import { t } from "../../../language/text.ts";
import styles from "./check-step.module.css";

type ProposalHintsProps = {
  proposed: ProposedFund;
  likelyDuplicate: ProposedScheme["likelyDuplicate"];
};

export function ProposalHints({ proposed: { proposal }, likelyDuplicate }: ProposalHintsProps) {
  const { fundId, totals, totalsBefore, unitsBefore, unitsAfter, dropped, rows } = proposal;
  const isPart = rows.some(({ row, outcome }) => row.type === "opening" && outcome.kind === "new");
  return (
    <>
      {likelyDuplicate !== null && (
        <p className={styles.warning}>
          {counted(
            likelyDuplicate.rows,
            {
              one: "{count} entry with the same day and units is recorded in folio {folio}. If that is the same holding, leave this out.",
              other:
                "{count} entries with the same days and units are recorded in folio {folio}. If that is the same holding, leave this out.",
            },
            { folio: likelyDuplicate.folio },
          )}
        </p>
      )}
      {isPart && proposal.coverage === "later" && (
        <p className={styles.hint}>
          {t(
            "The file begins after the first purchase. Only what is held at its end is recorded; a statement from the first purchase replaces it.",
          )}
        </p>
      )}
      {dropped.length > 0 && (
        <p className={styles.hint}>
          {counted(dropped.length, {
            one: "{count} estimated instalment is not in the statement and is removed.",
            other: "{count} estimated instalments are not in the statement and are removed.",
          })}
        </p>
      )}
      {totals !== null && totalsBefore !== null && (
        <p className={styles.hint}>
          {t(
            "Recorded by an earlier import: {before} units for {paid}. This file replaces it: {after} units for {cost}.",
            {
              before: formatUnits(totalsBefore.units),
              paid: formatRupees(totalsBefore.investedAmount),
              after: formatUnits(totals.units),
              cost: formatRupees(totals.investedAmount),
            },
          )}
        </p>
      )}
      {fundId !== null &&
        totals !== null &&
        totalsBefore === null &&
        totals.units !== unitsBefore && (
          <p className={styles.hint}>
            {t("You have recorded {before} units, the file says {after}. Yours are not changed.", {
              before: formatUnits(unitsBefore),
              after: formatUnits(totals.units),
            })}
          </p>
        )}
      {fundId !== null && unitsAfter !== null && unitsAfter !== unitsBefore && (
        <p className={styles.hint}>
          {t("Units recorded: {before}, then {after}", {
            before: formatUnits(unitsBefore),
            after: formatUnits(unitsAfter),
          })}
        </p>
      )}
    </>
  );
}
