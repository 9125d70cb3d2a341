import { useNavigate } from "@tanstack/react-router";
import { ChartNoAxesCombined } from "lucide-react";
import { memo, useDeferredValue } from "react";
import { LoadFailure } from "../../components/load-failure.tsx";
import { EmptyState } from "../../components/ui/feedback/empty-state.tsx";
import { Notice } from "../../components/ui/feedback/notice.tsx";
import { Page } from "../../components/ui/page.tsx";
import { t } from "../../language/text.ts";
import { ChartSkeleton } from "../history/chart-skeleton.tsx";
import { SampleNavs } from "../schemes/sample-navs.tsx";
import look from "../../styles/look.module.css";
import { compareSearch, type CompareSearch } from "./compare-search.ts";
import { comparedCodes, hasTooManyCodes, unreadableCodes } from "./compared-codes.ts";
import { ComparedList } from "./compared-list.tsx";
import type { ComparedScheme } from "./compared-schemes.ts";
import { FiguresSection } from "./figures-section.tsx";
import { FindScheme } from "./find-scheme.tsx";
import { GrowthSection } from "./growth-section.tsx";
import type { NamedComparison } from "./named-schemes.ts";
import { RollingSection } from "./rolling-section.tsx";
import { useComparison } from "./use-comparison.ts";
import { WatchSection } from "./watch-section.tsx";
import { YearsSection } from "./years-section.tsx";

/** Up to five schemes of the list, held or not, over the days that they have in common, and the watch list. */
export function ComparePage({ search }: { search: CompareSearch }) {
  const codes = comparedCodes(search);
  const query = useComparison(codes);
  const { schemes, comparison, error, retryHistories } = query;
  const navigate = useNavigate();
  const show = (next: readonly string[]) =>
    void navigate({ to: "/compare", search: compareSearch(next), resetScroll: false });
  const add = (code: string) => show([...new Set([...codes, code])]);
  return (
    <Page title={t("Compare schemes")} back="/planning" aside={<SampleNavs />}>
      {unreadableCodes(search).map((text) => (
        <Notice key={text}>{t("“{text}” is not the AMFI code of a scheme.", { text })}</Notice>
      ))}
      {hasTooManyCodes(search) && (
        <Notice>
          {t("At most five schemes can be compared. The others in the address are left out.")}
        </Notice>
      )}
      <FindScheme codes={codes} onAdd={add} />
      {error !== null ? (
        <LoadFailure title={t("The schemes could not be loaded")} query={query} />
      ) : codes.length === 0 ? (
        <EmptyState
          icon={ChartNoAxesCombined}
          title={t("Nothing to compare yet")}
          text={t("Choose up to five schemes, your own funds or any other.")}
        />
      ) : (
        <>
          <ComparedList
            schemes={schemes}
            onRemove={(code) => show(codes.filter((other) => other !== code))}
            onRetry={retryHistories}
          />
          <Compared schemes={schemes} comparison={comparison} />
        </>
      )}
      <WatchSection codes={codes} onAdd={add} />
    </Page>
  );
}

type ComparedProps = {
  schemes: readonly ComparedScheme[];
  /** null without days in common; undefined while it is computed, or without schemes to compare. */
  comparison: NamedComparison | null | undefined;
};

function Compared({ schemes, comparison: newest }: ComparedProps) {
  // Drawing thousands of days must not block input.
  const comparison = useDeferredValue(newest);
  const isReady = schemes.some(({ state }) => state.kind === "ready");
  const isLoading = schemes.some(({ state }) => state.kind === "loading");
  if (!isReady) return isLoading && <ChartSkeleton />;
  if (comparison === undefined) return <ChartSkeleton />;
  if (comparison === null) {
    return (
      <p className={look.soft}>
        {t("These schemes have no two days in common. Remove one of them to compare the others.")}
      </p>
    );
  }
  return <Sections comparison={comparison} />;
}

/** Drawn again only when something else is compared. */
const Sections = memo(function Sections({ comparison }: { comparison: NamedComparison }) {
  const { schemes } = comparison;
  return (
    <>
      <GrowthSection comparison={comparison} />
      <FiguresSection schemes={schemes} />
      <RollingSection schemes={schemes} />
      <YearsSection schemes={schemes} />
    </>
  );
});
