import type { ComponentProps } from "react";
import styles from "./text-button.module.css";

export const TextButton = (props: Omit<ComponentProps<"button">, "type" | "className">) => (
  <button type="button" className={styles.button} {...props} />
);
