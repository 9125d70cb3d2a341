import type { ReactNode } from "react";
import styles from "./action-bar.module.css";

type ActionBarProps = { position: "fixed" | "sticky"; children: ReactNode };

/**
 * A page's main action, always in reach: above the tabs of a phone. `fixed` is for one that stands further up, and keeps
 * that place on wider screens; `sticky` for one at the end of what it is about, on every screen.
 */
export const ActionBar = ({ position, children }: ActionBarProps) => (
  <div className={styles[position]}>{children}</div>
);
