import { TriangleAlert } from "lucide-react";
import type { Proof, ProofFigure, ProofReason } from "../../../../shared/imports/propose/proof.ts";
import { formatRupees, formatUnits } from "../../../../shared/number-format.ts";
import { roundTo } from "../../../../shared/rounding.ts";
import { t, type PlainText } from "../../../language/text.ts";
import look from "../../../styles/look.module.css";
import styles from "./check-step.module.css";
import { SourceLines } from "./source-lines.tsx";

const figures: Record<ProofFigure, PlainText> = {
  units: "Units",
  cost: "Cost",
  value: "Value",
};

const reasons: Record<ProofReason, PlainText> = {
  segregated: "Part of the cost went to a segregated portfolio.",
  "moved-in": "Units came from another scheme or folio, where they had another cost.",
  reinvested: "The statement may count reinvested IDCW at no cost.",
  "stamp-duty": "The statement may leave stamp duty out.",
};

/** Printed against worked out: one calm line where all agrees, a warning for a difference that nothing explains. */
export function SchemeProof({ proofs }: { proofs: readonly Proof[] }) {
  if (proofs.length === 0) return null;
  const agreeing = proofs.filter(({ agrees }) => agrees).map(({ figure }) => t(figures[figure]));
  return (
    <>
      {agreeing.length > 0 && (
        <p className={look.note}>
          {t("Agrees with the statement: {figures}", { figures: agreeing.join(", ") })}
        </p>
      )}
      {proofs
        .filter(({ agrees }) => !agrees)
        .map((proof) => (
          <div key={proof.figure}>
            <Difference proof={proof} />
            <SourceLines
              title={t("Lines concerned")}
              locations={proof.rows.flatMap(({ locations }) => locations.slice(0, 1))}
            />
          </div>
        ))}
    </>
  );
}

function Difference({ proof }: { proof: Proof }) {
  const text = t(
    "{figure}: the statement says {printed}, its lines come to {found}. The difference is {difference}.",
    textsOf(proof),
  );
  return proof.reason === null ? (
    <p className={styles.warning}>
      <TriangleAlert className={styles.warningIcon} size={18} aria-hidden /> {text}
    </p>
  ) : (
    <p className={look.note}>
      {text} {t(reasons[proof.reason])}
    </p>
  );
}

function textsOf({ figure, printed, found }: Proof) {
  const format = figure === "units" ? formatUnits : formatRupees;
  return {
    figure: t(figures[figure]),
    printed: format(printed),
    found: format(found),
    difference: format(roundTo(Math.abs(printed - found), figure === "units" ? 3 : 2)),
  };
}
