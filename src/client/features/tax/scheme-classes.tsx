import { lazy, Suspense } from "react";
import type { FundClass, NotCounted, TaxReport } from "../../../shared/tax/report/report-types.ts";
import { schemeClasses } from "../../../shared/tax/rules/tax-rules.ts";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { Field } from "../../components/ui/field.tsx";
import { classNames, classText } from "../../language/lot-words.ts";
import { t } from "../../language/text.ts";
import { FoldedSection } from "../../components/folded-section.tsx";
import { useSetClass } from "./mutations.ts";
import page from "./tax-page.module.css";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./scheme-classes.module.css";
import { classReasons, grandfatheringDay } from "./tax-words.ts";

const FmvForm = lazy(async () => ({ default: (await import("./fmv-form.tsx")).FmvForm }));

type SchemeClassesProps = Pick<TaxReport, "classes" | "leftOut"> &
  Partial<Pick<TaxReport, "funds">>;

/**
 * How each scheme is taxed and why, with a way to correct it. The left-out notice has those that are still to be
 * answered.
 */
export function SchemeClasses({ classes, leftOut, funds }: SchemeClassesProps) {
  const asked = new Set(leftOut.filter(isAsked).map(schemeKey));
  const schemes = [
    ...new Map(
      classes.flatMap((each) => (asked.has(schemeKey(each)) ? [] : [[schemeKey(each), each]])),
    ).values(),
  ];
  const usesFmv = new Set(funds?.flatMap((fund) => (fund.usesFmv ? fund.fundId : [])));
  if (schemes.length === 0) return null;
  return (
    <FoldedSection
      title={t("How each scheme is taxed")}
      text={t("By AMFI's category. Correct what is not right: your answer is kept for the scheme.")}
    >
      <ul className={layout.stack4}>
        {schemes.map((scheme) => (
          <li key={scheme.fundId} className={`${layout.stack2} ${styles.scheme}`}>
            <h3 className={styles.name}>{scheme.schemeName}</h3>
            <SchemeAnswer scheme={scheme} asksFmv={usesFmv.has(scheme.fundId)} />
          </li>
        ))}
      </ul>
    </FoldedSection>
  );
}

/** Funds of one scheme are taxed alike. */
const schemeKey = ({ amfiCode, fundId }: Pick<FundClass, "amfiCode" | "fundId">): string =>
  amfiCode ?? fundId;

/** Whether a fund is left out only until its class or its value of 2018 is entered. */
export const isAsked = ({ reason }: Pick<NotCounted, "reason">): boolean =>
  reason === "unknown-class" || reason === "no-fmv";

type SchemeAnswerProps = { scheme: FundClass; asksFmv: boolean };

export function SchemeAnswer({ scheme, asksFmv }: SchemeAnswerProps) {
  const { amfiCode, isListed, typedFmv } = scheme;
  if (amfiCode === null) {
    return <p className={look.soft}>{t("Choose its scheme in AMFI's list first.")}</p>;
  }
  return (
    <>
      <ClassChoice amfiCode={amfiCode} scheme={scheme} />
      {(asksFmv || typedFmv !== null) && (
        <>
          {isListed && typedFmv === null && (
            <p className={look.soft}>
              {t(
                "For listed units the law takes the highest price on the exchange on {date}, which the NAV is only close to: enter that price.",
                { date: grandfatheringDay() },
              )}
            </p>
          )}
          <Suspense fallback={<Skeleton width="100%" height="4.5rem" />}>
            <FmvForm amfiCode={amfiCode} typed={typedFmv} />
          </Suspense>
        </>
      )}
    </>
  );
}

function ClassChoice({ amfiCode, scheme }: { amfiCode: string; scheme: FundClass }) {
  const { mutate, isPending } = useSetClass();
  const reason = scheme.isChosen ? t("Your answer") : t(classReasons[scheme.reason]);
  return (
    <>
      <p className={page.onPaper}>{[classText(scheme), reason].join(" · ")}</p>
      <div className={page.onScreen}>
        <Field label={t("Taxed as")} error={null} hint={reason}>
          {(control) => (
            <select
              {...control}
              disabled={isPending}
              value={scheme.class ?? ""}
              onChange={({ target }) =>
                mutate({
                  amfiCode,
                  class: schemeClasses.find((known) => known === target.value) ?? null,
                })
              }
            >
              {scheme.class === null && <option value="">{t("Not known")}</option>}
              {schemeClasses.map((each) => (
                <option key={each} value={each}>
                  {t(classNames[each])}
                </option>
              ))}
              {scheme.isChosen && <option value="category">{t("By AMFI's category")}</option>}
            </select>
          )}
        </Field>
      </div>
    </>
  );
}
