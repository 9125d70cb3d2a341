import { Info } from "lucide-react";
import type { ReactNode } from "react";
import look from "../../../styles/look.module.css";
import styles from "./notice.module.css";

export const Notice = ({ children }: { children: ReactNode }) => (
  <p className={`${look.notice} ${styles.notice}`}>
    <Info className={styles.icon} size={18} aria-hidden />
    <span className={look.breaks}>{children}</span>
  </p>
);
