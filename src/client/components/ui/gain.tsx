import { t } from "../../language/text.ts";
import styles from "./gain.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

type GainProps = { value: number | null; format: (value: number) => string };

/** The sign repeats what the colour says. */
export function Gain({ value, format }: GainProps) {
  if (value === null) return <NotAvailable />;
  const direction = value > 0 ? "gain" : value < 0 ? "loss" : undefined;
  return <span className={direction && styles[direction]}>{format(value)}</span>;
}

export const NotAvailable = () => (
  <span className={styles.none}>
    <span aria-hidden>–</span>
    <VisuallyHidden>{t("not available")}</VisuallyHidden>
  </span>
);
