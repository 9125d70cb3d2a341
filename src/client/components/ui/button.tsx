import type { ComponentProps } from "react";
import styles from "./button.module.css";

/** `danger` destroys something. */
type Look = "primary" | "quiet" | "danger";

type ButtonProps = ComponentProps<"button"> & {
  look?: Look;
  /** While its work goes on the button stays focusable and keeps its place, but does nothing. */
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

/** For a link that looks like a button. */
export const buttonLook = (look: Look = "primary") => `${styles.button} ${styles[look]}`;
