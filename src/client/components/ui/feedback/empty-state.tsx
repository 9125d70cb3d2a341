import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import layout from "../../../styles/layout.module.css";
import styles from "./empty-state.module.css";

type EmptyStateProps = {
  icon: LucideIcon;
  title: string;
  text?: string | undefined;
  children?: ReactNode;
};

export const EmptyState = ({ icon: Icon, title, text, children }: EmptyStateProps) => (
  <div className={`${layout.column3} ${styles.state}`}>
    <Icon className={styles.icon} size={32} strokeWidth={1.5} aria-hidden />
    <h2 className={styles.title}>{title}</h2>
    {text !== undefined && <p className={styles.text}>{text}</p>}
    {children}
  </div>
);
