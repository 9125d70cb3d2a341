import { Info } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./notice.module.css";

export const Notice = ({ children }: { children: ReactNode }) => (
  <p className={styles.notice}>
    <Info className={styles.icon} size={18} aria-hidden />
    <span>{children}</span>
  </p>
);
