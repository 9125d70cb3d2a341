import { Link } from "@tanstack/react-router";
import type { FundClass, NotCounted } from "../../../shared/tax/report/report-types.ts";
import { FirstRows } from "../../components/first-rows.tsx";
import { counted } from "../../language/counted.ts";
import { t } from "../../language/text.ts";
import { usePrinting } from "../../components/use-printing.ts";
import { isAsked, SchemeAnswer } from "./scheme-classes.tsx";
import { leftOutReasonText } from "./tax-words.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./left-out-notice.module.css";

const firstFunds = 1;

type LeftOutNoticeProps = { leftOut: readonly NotCounted[]; classes: readonly FundClass[] };

/**
 * Names first what the figures leave out, so that no sum looks complete when it is not. Questions about a scheme are
 * asked here.
 */
export function LeftOutNotice({ leftOut, classes }: LeftOutNoticeProps) {
  const isPrinting = usePrinting();
  if (leftOut.length === 0) return null;
  const funds = [...Map.groupBy(leftOut, ({ fundId }) => fundId).values()];
  return (
    <section
      className={`${look.notice} ${layout.stack3} ${styles.notice}`}
      aria-label={t("Left out")}
    >
      <h2 className={look.lead}>
        {counted(funds.length, {
          one: "Not complete: {count} fund is left out",
          other: "Not complete: {count} funds are left out",
        })}
      </h2>
      <FirstRows rows={funds} count={isPrinting ? funds.length : firstFunds}>
        {(shown) => (
          <ul className={`${layout.stack3} ${styles.funds}`}>
            {shown.map((rows) =>
              rows.slice(0, 1).map(({ fundId, schemeName, ...why }) => (
                <li key={fundId}>
                  <Link to="/funds/$fundId" params={{ fundId }} className={look.reach}>
                    {schemeName}
                  </Link>{" "}
                  <span className={look.note}>
                    {t("Left out:")}{" "}
                    {rows
                      .map(({ what }) => (what === "sales" ? t("sales") : t("income")))
                      .join(", ")}
                  </span>{" "}
                  <span className={`${look.note} ${styles.reason}`}>{leftOutReasonText(why)}</span>
                  {classes
                    .filter((scheme) => scheme.fundId === fundId && isAsked(why))
                    .map((scheme) => (
                      <SchemeAnswer
                        key={fundId}
                        scheme={scheme}
                        asksFmv={why.reason === "no-fmv"}
                      />
                    ))}
                </li>
              )),
            )}
          </ul>
        )}
      </FirstRows>
    </section>
  );
}
