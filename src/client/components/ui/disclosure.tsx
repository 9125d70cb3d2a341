import type { ReactNode } from "react";
import styles from "./disclosure.module.css";

type DisclosureProps = {
  label: string;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

export const Disclosure = ({ label, isOpen, onToggle, children }: DisclosureProps) => (
  <details
    className={styles.disclosure}
    open={isOpen}
    onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
  >
    <summary>{label}</summary>
    {children}
  </details>
);
