import type { ComponentProps } from "react";
import styles from "./text-button.module.css";

/** A button that looks like a link. */
export const TextButton = (props: Omit<ComponentProps<"button">, "type" | "className">) => (
  <button type="button" className={styles.button} {...props} />
);
