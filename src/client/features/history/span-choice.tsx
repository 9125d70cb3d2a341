import { useId } from "react";
import type { Span } from "../../../shared/history/spans.ts";
import { t, type PlainText } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./span-choice.module.css";

const names: Record<Span, PlainText> = {
  "1m": "1 month",
  "6m": "6 months",
  "1y": "1 year",
  "3y": "3 years",
  "5y": "5 years",
  all: "All|of the time",
};

const shortNames: Record<Span, PlainText> = {
  "1m": "1M",
  "6m": "6M",
  "1y": "1Y",
  "3y": "3Y",
  "5y": "5Y",
  all: "All|short",
};

type SpanChoiceProps = { span: Span; spans: readonly Span[]; onSpan: (span: Span) => void };

export function SpanChoice({ span, spans, onSpan }: SpanChoiceProps) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={t("Time span")}
      className={`${layout.wrap} ${styles.choice}`}
    >
      {spans.map((each) => (
        <label key={each} className={`${look.label} ${look.choice} ${styles.item}`}>
          <input
            type="radio"
            name={name}
            aria-label={t(names[each])}
            checked={each === span}
            onChange={() => onSpan(each)}
          />
          <span className={styles.full} aria-hidden>
            {t(names[each])}
          </span>
          <span className={styles.short} aria-hidden>
            {t(shortNames[each])}
          </span>
        </label>
      ))}
    </div>
  );
}
