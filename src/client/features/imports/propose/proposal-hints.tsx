import type { ProposedFund } from "../../../../shared/imports/commit/proposed-fund.ts";
import type { Choice, ProposedScheme } from "../../../../shared/imports/propose/proposed-scheme.ts";
import { formatRupees, formatUnits } from "../../../../shared/number-format.ts";
import { counted } from "../../../language/counted.ts";
import { t } from "../../../language/text.ts";
import { TextButton } from "../../../components/text-button.tsx";
import look from "../../../styles/look.module.css";
import styles from "./check-step.module.css";

type ProposalHintsProps = {
  proposed: ProposedFund;
  choice: Choice;
  likelyDuplicate: ProposedScheme["likelyDuplicate"];
  onChoose: (choice: Partial<Choice>) => void;
};

export function ProposalHints({
  proposed: { proposal },
  choice,
  likelyDuplicate,
  onChoose,
}: ProposalHintsProps) {
  const { fundId, unitsBefore, unitsAfter, dropped, rows } = proposal;
  const isPart = rows.some(({ row, outcome }) => row.type === "opening" && outcome.kind === "new");
  return (
    <>
      {likelyDuplicate !== null && (
        <LikelyDuplicate duplicate={likelyDuplicate} onChoose={onChoose} />
      )}
      {isPart && proposal.coverage === "later" && (
        <p className={look.note}>
          {t(
            "The file begins after the first purchase. Only what is held at its end is recorded; a statement from the first purchase replaces it.",
          )}
        </p>
      )}
      {dropped.length > 0 && (
        <p className={look.note}>
          {counted(dropped.length, {
            one: "{count} estimated instalment is not in the statement and is removed.",
            other: "{count} estimated instalments are not in the statement and are removed.",
          })}
        </p>
      )}
      <TotalsHint proposal={proposal} choice={choice} onChoose={onChoose} />
      {fundId !== null && unitsAfter !== null && unitsAfter !== unitsBefore && (
        <p className={look.note}>
          {t("Units recorded: {before}, then {after}", {
            before: formatUnits(unitsBefore),
            after: formatUnits(unitsAfter),
          })}
        </p>
      )}
    </>
  );
}

type OnChoose = Pick<ProposalHintsProps, "onChoose">;

type LikelyDuplicateProps = OnChoose & {
  duplicate: NonNullable<ProposedScheme["likelyDuplicate"]>;
};

const LikelyDuplicate = ({ duplicate: { folio, rows }, onChoose }: LikelyDuplicateProps) => (
  <p className={styles.warning}>
    {rows === 0
      ? t(
          "This scheme is also recorded in folio {folio}. If that is the same holding, leave this out.",
          { folio },
        )
      : counted(
          rows,
          {
            one: "{count} entry with the same units on about the same day is recorded in folio {folio}. If that is the same holding, leave this out.",
            other:
              "{count} entries with the same units on about the same days are recorded in folio {folio}. If that is the same holding, leave this out.",
          },
          { folio },
        )}{" "}
    <TextButton onClick={() => onChoose({ isSkipped: true })}>{t("Leave this out")}</TextButton>
  </p>
);

/** Totals that are recorded already, and those of the file. */
function TotalsHint({
  proposal: { totals, totalsBefore, unitsBefore, isOtherUnits },
  choice: { replacesTotals },
  onChoose,
}: OnChoose & Pick<ProposedFund, "proposal"> & Pick<ProposalHintsProps, "choice">) {
  return (
    <>
      {totals !== null && totalsBefore !== null && (
        <p className={look.note}>
          {t(
            replacesTotals
              ? "You have recorded {before} units for {paid}. This file replaces them: {after} units for {cost}."
              : "Recorded by an earlier import: {before} units for {paid}. This file replaces it: {after} units for {cost}.",
            {
              before: formatUnits(totalsBefore.units),
              paid: formatRupees(totalsBefore.investedAmount),
              after: formatUnits(totals.units),
              cost: formatRupees(totals.investedAmount),
            },
          )}{" "}
          {replacesTotals && (
            <TextButton onClick={() => onChoose({ replacesTotals: false })}>
              {t("Keep mine")}
            </TextButton>
          )}
        </p>
      )}
      {totals !== null && isOtherUnits && (
        <p className={styles.warning}>
          {t("You have recorded {before} units, the file says {after}. Yours are not changed.", {
            before: formatUnits(unitsBefore),
            after: formatUnits(totals.units),
          })}{" "}
          <TextButton onClick={() => onChoose({ replacesTotals: true })}>
            {t("Use the file's units and cost")}
          </TextButton>
        </p>
      )}
    </>
  );
}
