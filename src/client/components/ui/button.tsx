import type { ComponentProps } from "react";
import styles from "./button.module.css";

/** `danger` is for destructive actions. */
type Look = "primary" | "quiet" | "danger";

type ButtonProps = ComponentProps<"button"> & {
  look?: Look;
  /** A busy button stays focusable, keeps its place and ignores clicks. */
  busy?: boolean;
};

export const Button = ({
  look = "primary",
  busy = false,
  type = "button",
  className,
  onClick,
  ...props
}: ButtonProps) => (
  <button
    {...props}
    type={type}
    className={[styles.button, styles[look], className].filter(Boolean).join(" ")}
    aria-disabled={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  />
);

export const buttonLook = (look: Look = "primary") => `${styles.button} ${styles[look]}`;
