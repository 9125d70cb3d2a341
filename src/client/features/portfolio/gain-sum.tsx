import { gainParts } from "../../../shared/portfolio/gain-parts.ts";
import type { Performance } from "../../../shared/portfolio/schema.ts";
import { formatGain } from "../../../shared/number-format.ts";
import { Gain } from "../../components/ui/gain.tsx";
import { t, type PlainText } from "../../language/text.ts";
import styles from "./gain-sum.module.css";

const terms = [
  ["pnl", "PnL of what you hold"],
  ["realised", "Realised gain"],
  ["dividends", "IDCW, before TDS"],
  ["stt", "STT on sales"],
  ["other", "Transfers and corrections"],
] as const satisfies readonly (readonly [string, PlainText])[];

/** Shows the total gain as a sum; terms of 0 are left out. */
export function GainSum({ performance }: { performance: Performance }) {
  const parts = gainParts(performance);
  if (parts === null) return null;
  return (
    <ul className={styles.sum}>
      {terms.map(
        ([part, name]) =>
          (part === "pnl" || parts[part] !== 0) && (
            <li key={part}>
              <span>{t(name)}</span> <Gain value={parts[part]} format={formatGain} />
            </li>
          ),
      )}
    </ul>
  );
}
