import { maxCompared } from "../../../shared/compare/compared.ts";
import { formatNav, formatReturns } from "../../../shared/number-format.ts";
import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import { navChange } from "../../../shared/compare/watch-list/nav-change.ts";
import type { WatchedScheme } from "../../../shared/compare/watch-list/schema.ts";
import { FirstRows } from "../../components/first-rows.tsx";
import { InlineFailure } from "../../components/inline-failure.tsx";
import { Section } from "../../components/section.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Gain } from "../../components/ui/gain.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./compare.module.css";
import { SectionOnWide } from "./section-on-wide.tsx";
import { useWatched } from "./watch.ts";
import { WatchButton } from "./watch-button.tsx";

const firstWatched = 10;

type WatchSectionProps = { codes: readonly string[]; onAdd: (code: string) => void };

/** Folded on a phone while schemes are compared. */
export const WatchSection = (props: WatchSectionProps) =>
  props.codes.length === 0 ? (
    <Section id="watch-list" title={t("Watch list")}>
      <Watched {...props} />
    </Section>
  ) : (
    <SectionOnWide title={t("Watch list")}>
      <Watched {...props} />
    </SectionOnWide>
  );

function Watched({ codes, onAdd }: WatchSectionProps) {
  const query = useWatched();
  const { data: watched, isLoadingError } = query;
  return watched === undefined ? (
    isLoadingError ? (
      <InlineFailure text={t("Your watch list could not be loaded.")} query={query} />
    ) : (
      <Skeleton width="100%" height="3.5rem" />
    )
  ) : watched.length === 0 ? (
    <p className={look.note}>{t("Watch a scheme to see its NAV and its day's change here.")}</p>
  ) : (
    <FirstRows rows={watched} count={firstWatched}>
      {(shown) => (
        <ul className={look.card} aria-label={t("Watch list")}>
          {shown.map((scheme) => (
            <WatchedLine
              key={scheme.code}
              scheme={scheme}
              onCompare={
                codes.length < maxCompared && !codes.includes(scheme.code)
                  ? () => onAdd(scheme.code)
                  : null
              }
            />
          ))}
        </ul>
      )}
    </FirstRows>
  );
}

type WatchedLineProps = { scheme: WatchedScheme; onCompare: (() => void) | null };

function WatchedLine({ scheme, onCompare }: WatchedLineProps) {
  const { code, name, nav, navDate } = scheme;
  const title = name === null ? t("AMFI {code}", { code }) : schemeTitle(name);
  return (
    <li className={layout.entry}>
      <div className={layout.entryWords}>
        <p>{title}</p>
        <p className={look.note}>
          {nav === null || navDate === null
            ? t("AMFI's list has no NAV of this scheme.")
            : t("NAV {nav} of {day}", { nav: formatNav(Number(nav)), day: dateText(navDate) })}
        </p>
      </div>
      <p className={styles.change}>
        <Gain value={navChange(scheme)} format={formatReturns} />
      </p>
      <div className={styles.actions}>
        {onCompare !== null && (
          <Button
            variant="quiet"
            aria-label={t("Compare {scheme}", { scheme: title })}
            onClick={onCompare}
          >
            {t("Compare")}
          </Button>
        )}
        <WatchButton code={code} title={title} />
      </div>
    </li>
  );
}
