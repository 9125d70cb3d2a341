import { formatNav } from "../../../shared/number-format.ts";
import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import { highlightParts } from "../../../shared/schemes/search.ts";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import type { SchemeChoice } from "./scheme-list.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./scheme-option.module.css";

type SchemeOptionProps = { scheme: SchemeChoice; words: readonly string[] };

export function SchemeOption({ scheme, words }: SchemeOptionProps) {
  const { name, formerName, code } = scheme;
  const doubt = uncertaintyText(scheme);
  return (
    <>
      <span className={styles.title}>
        <Highlighted text={schemeTitle(name)} words={words} />
      </span>{" "}
      {formerName !== null && (
        <span className={`${look.note} ${styles.former}`}>
          {t("Formerly")} <Highlighted text={schemeTitle(formerName)} words={words} />
        </span>
      )}{" "}
      <span className={`${look.note} ${layout.wrap} ${styles.facts}`}>
        <LastNav scheme={scheme} /> {doubt !== null && <span>{doubt}</span>}{" "}
        {code !== null && <span className={styles.code}>{t("AMFI {code}", { code })}</span>}
      </span>
    </>
  );
}

function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  return highlightParts(text, words).map((part, index) =>
    part.matched ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

function LastNav({ scheme: { nav, navDate, isCurrent, isWoundUp } }: { scheme: SchemeChoice }) {
  if (nav === null || navDate === null) return <span>{t("No NAV")}</span>;
  const date = dateText(navDate);
  if (isWoundUp) return <strong>{t("No NAV since {date}", { date })}</strong>;
  return (
    <>
      <span className={styles.nav}>{formatNav(Number(nav))}</span> <span>{date}</span>{" "}
      {!isCurrent && <strong>{t("Old NAV")}</strong>}
    </>
  );
}

function uncertaintyText({ plan, option, isInferred }: SchemeChoice): string | null {
  if (plan === "unknown") return t("Plan and option unknown");
  if (option === "unknown" && plan !== "none" && plan !== "unclaimed") return t("Option unknown");
  return isInferred ? t("Plan or option assumed") : null;
}
