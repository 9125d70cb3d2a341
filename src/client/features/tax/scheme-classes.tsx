import { lazy, Suspense } from "react";
import type { FundClass, TaxReport } from "../../../shared/tax/report/report-types.ts";
import { schemeClasses } from "../../../shared/tax/rules/tax-rules.ts";
import { Section } from "../../components/section.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { Field } from "../../components/ui/field.tsx";
import { classNames, classText } from "../../language/lot-words.ts";
import { t } from "../../language/text.ts";
import { FoldedSection } from "./folded-section.tsx";
import { useSetClass } from "./mutations.ts";
import page from "./tax-page.module.css";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./scheme-classes.module.css";
import { classReasons, valueDay } from "./tax-words.ts";

const FmvForm = lazy(async () => ({ default: (await import("./fmv-form.tsx")).FmvForm }));

type SchemeClassesProps = Pick<TaxReport, "classes" | "leftOut"> &
  Partial<Pick<TaxReport, "funds">>;

/**
 * How each scheme is taxed and why, to be corrected; and its value of 2018 where that is missing. What must be answered
 * stands open, the others wait to be opened.
 */
export function SchemeClasses({ classes, leftOut, funds }: SchemeClassesProps) {
  const byScheme = [
    ...new Map(classes.map((each) => [each.amfiCode ?? each.fundId, each])).values(),
  ];
  if (byScheme.length === 0) return null;
  const lacksFmv = ({ amfiCode }: FundClass): boolean =>
    leftOut.some((fund) => fund.amfiCode === amfiCode && fund.reason === "no-fmv");
  const needsFmv = (scheme: FundClass): boolean => scheme.typedFmv !== null || lacksFmv(scheme);
  const usesFmv = new Set(funds?.flatMap((fund) => (fund.usesFmv ? fund.fundId : [])));
  const isAsked = (scheme: FundClass): boolean => scheme.class === null || lacksFmv(scheme);
  const rowsOf = (schemes: readonly FundClass[]) => (
    <ul className={layout.stack4}>
      {schemes.map((scheme) => (
        <li key={scheme.fundId} className={`${layout.stack2} ${styles.scheme}`}>
          <h3 className={styles.name}>{scheme.schemeName}</h3>
          {scheme.amfiCode === null ? (
            <p className={look.soft}>{t("Choose its scheme in AMFI's list first.")}</p>
          ) : (
            <>
              <ClassChoice amfiCode={scheme.amfiCode} scheme={scheme} />
              {(needsFmv(scheme) || usesFmv.has(scheme.fundId)) && (
                <>
                  {scheme.isListed && scheme.typedFmv === null && (
                    <p className={look.soft}>
                      {t(
                        "For listed units the law takes the highest price on the exchange on {date}, which the NAV is only close to: enter that price.",
                        { date: valueDay() },
                      )}
                    </p>
                  )}
                  <Suspense fallback={<Skeleton width="100%" height="4.5rem" />}>
                    <FmvForm amfiCode={scheme.amfiCode} typed={scheme.typedFmv} />
                  </Suspense>
                </>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  );
  const [asked, others] = [byScheme.filter(isAsked), byScheme.filter((scheme) => !isAsked(scheme))];
  return (
    <>
      {asked.length > 0 && <Section title={t("How are these taxed?")}>{rowsOf(asked)}</Section>}
      {others.length > 0 && (
        <FoldedSection
          title={t("How each scheme is taxed")}
          text={t(
            "By AMFI's category. Correct what is not right: your answer is kept for the scheme.",
          )}
        >
          {rowsOf(others)}
        </FoldedSection>
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
        <Field label={t("Taxed as")} error={undefined} hint={reason}>
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
