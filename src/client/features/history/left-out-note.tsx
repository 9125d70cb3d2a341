import { Link } from "@tanstack/react-router";
import type { UnvaluedReason, PortfolioHistory } from "../../../shared/history/schema.ts";
import { counted } from "../../language/counted.ts";
import { t, type PlainText } from "../../language/text.ts";
import look from "../../styles/look.module.css";

type LeftOutNoteProps = Pick<PortfolioHistory, "leftOut"> & {
  isAlone: boolean;
};

const aloneTexts: Record<UnvaluedReason, PlainText> = {
  totals: "There is no chart: this fund has totals only. Add its transactions first.",
  "no-scheme": "There is no chart for a fund whose scheme is not in AMFI's list.",
  "partial-history": "There is no chart for a fund whose history is not complete.",
  "no-history":
    "The NAVs of earlier days are not available yet. The chart appears once they have been fetched.",
  "no-navs": "There is no chart for a fund without NAVs.",
};

const others = [
  [
    "no-scheme",
    {
      one: "{count} fund is left out because its scheme is not in AMFI's list.",
      other: "{count} funds are left out because their schemes are not in AMFI's list.",
    },
  ],
  [
    "partial-history",
    {
      one: "{count} fund is left out because its history is not complete.",
      other: "{count} funds are left out because their histories are not complete.",
    },
  ],
  [
    "no-navs",
    {
      one: "{count} fund is left out because there are no NAVs of its first years.",
      other: "{count} funds are left out because there are no NAVs of their first years.",
    },
  ],
] as const;

export function LeftOutNote({ leftOut, isAlone }: LeftOutNoteProps) {
  const countOf = (reason: (typeof leftOut)[number]["reason"]) =>
    leftOut.filter((fund) => fund.reason === reason).length;
  const [totals, waiting] = [countOf("totals"), countOf("no-history")];
  if (isAlone) {
    const [own] = leftOut;
    return own === undefined ? null : <p className={look.note}>{t(aloneTexts[own.reason])}</p>;
  }
  const only = leftOut.length === 1 ? leftOut[0] : undefined;
  return (
    <>
      {waiting > 0 && (
        <p className={look.note}>
          {counted(waiting, {
            one: "{count} fund is left out until its earlier NAVs have been fetched.",
            other: "{count} funds are left out until their earlier NAVs have been fetched.",
          })}
        </p>
      )}
      {others.map(([reason, texts]) => {
        const count = countOf(reason);
        return (
          count > 0 && (
            <p key={reason} className={look.note}>
              {counted(count, texts)}
            </p>
          )
        );
      })}
      {totals > 0 && (
        <p className={look.note}>
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
