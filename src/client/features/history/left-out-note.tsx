import { Link } from "@tanstack/react-router";
import type { PortfolioHistory } from "../../../shared/history/schema.ts";
import { counted } from "../../language/counted.ts";
import { t } from "../../language/text.ts";
import styles from "./value-curve.module.css";

type LeftOutNoteProps = Pick<PortfolioHistory, "leftOut"> & {
  /** Whether the curve is of one fund. */
  isAlone: boolean;
};

/** Which funds the curve does not cover, and why. */
export function LeftOutNote({ leftOut, isAlone }: LeftOutNoteProps) {
  const countOf = (reason: (typeof leftOut)[number]["reason"]) =>
    leftOut.filter((fund) => fund.reason === reason).length;
  const [totals, withoutScheme, waiting] = [
    countOf("totals"),
    countOf("no-scheme"),
    countOf("no-history"),
  ];
  if (isAlone) {
    return leftOut.length === 0 ? null : (
      <p className={styles.note}>
        {waiting > 0
          ? t("The NAVs of earlier days are being fetched. The curve appears when they are here.")
          : t("There is no curve for a fund whose scheme is not in AMFI's list.")}
      </p>
    );
  }
  const only = leftOut.length === 1 ? leftOut[0] : undefined;
  return (
    <>
      {waiting > 0 && (
        <p className={styles.note}>
          {counted(waiting, {
            one: "{count} fund is left out until its earlier NAVs have been fetched.",
            other: "{count} funds are left out until their earlier NAVs have been fetched.",
          })}
        </p>
      )}
      {withoutScheme > 0 && (
        <p className={styles.note}>
          {counted(withoutScheme, {
            one: "{count} fund is left out because its scheme is not in AMFI's list.",
            other: "{count} funds are left out because their schemes are not in AMFI's list.",
          })}
        </p>
      )}
      {totals > 0 && (
        <p className={styles.note}>
          {counted(totals, {
            one: "{count} fund without dates is left out:",
            other: "{count} funds without dates are left out:",
          })}{" "}
          {only === undefined ? (
            <Link to="/funds/view-funds">{t("add dates")}</Link>
          ) : (
            <Link to="/funds/$fundId" params={{ fundId: only.fundId }}>
              {t("add dates")}
            </Link>
          )}
        </p>
      )}
    </>
  );
}
