import { t } from "../../language/text.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";
import styles from "./gain.module.css";

type GainProps = { value: number | null; format: (value: number) => string };

/** A PnL or returns figure: gain and loss translate apart by sign, word and colour; a dash where there is none. */
export function Gain({ value, format }: GainProps) {
  if (value === null) return <NotAvailable />;
  const direction = value > 0 ? "gain" : value < 0 ? "loss" : undefined;
  return (
    <span className={direction && styles[direction]}>
      {format(value)}
      {direction && <VisuallyHidden> {t(direction)}</VisuallyHidden>}
    </span>
  );
}

/** A figure that needs a NAV, of a fund that has none. */
export const NotAvailable = () => (
  <span className={styles.none}>
    <span aria-hidden>–</span>
    <VisuallyHidden>{t("not available")}</VisuallyHidden>
  </span>
);
