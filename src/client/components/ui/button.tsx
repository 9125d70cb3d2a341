import type { ComponentProps } from "react";
import styles from "./button.module.css";

type ButtonProps = ComponentProps<"button"> & {
  look?: "primary" | "quiet";
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
export const buttonLook = (look: "primary" | "quiet" = "primary") =>
  `${styles.button} ${styles[look]}`;
