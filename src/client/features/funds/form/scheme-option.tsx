import { schemeTitle } from "../../../../shared/nav/scheme-title.ts";
import { highlightParts } from "../../../../shared/nav/search.ts";
import { formatNav } from "../../../../shared/number-format.ts";
import { dateText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import type { ListedScheme } from "../../nav/scheme-list.ts";
import styles from "./scheme-option.module.css";

type SchemeOptionProps = { scheme: ListedScheme; words: readonly string[] };

/** A scheme as it is suggested: its title with what matched, its NAV, date and code. */
export function SchemeOption({ scheme, words }: SchemeOptionProps) {
  const { name, code, nav, navDate, isCurrent } = scheme;
  return (
    <>
      <span className={styles.title}>
        {highlightParts(schemeTitle(name), words).map(({ text, matched }, index) =>
          matched ? <mark key={index}>{text}</mark> : text,
        )}
      </span>{" "}
      <span className={styles.facts}>
        {nav === null || navDate === null ? (
          <span>{t("No NAV")}</span>
        ) : (
          <>
            <span className={styles.nav}>{formatNav(Number(nav))}</span>{" "}
            <span>{dateText(navDate)}</span> {!isCurrent && <strong>{t("Old NAV")}</strong>}
          </>
        )}{" "}
        {code !== null && <span className={styles.code}>{t("AMFI {code}", { code })}</span>}
      </span>
    </>
  );
}
