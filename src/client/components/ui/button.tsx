import type { ComponentProps } from "react";
import styles from "./button.module.css";

type Variant = "primary" | "quiet" | "danger";

type ButtonProps = ComponentProps<"button"> & {
  variant?: Variant;
  busy?: boolean;
};

export const Button = ({
  variant = "primary",
  busy = false,
  type = "button",
  className,
  onClick,
  "aria-disabled": isDisabled,
  ...props
}: ButtonProps) => (
  <button
    {...props}
    type={type}
    className={[styles.button, styles[variant], className].filter(Boolean).join(" ")}
    aria-disabled={busy ? true : isDisabled}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  />
);

export const buttonClass = (variant: Variant = "primary") => `${styles.button} ${styles[variant]}`;
