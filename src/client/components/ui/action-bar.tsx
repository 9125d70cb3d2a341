import type { ReactNode } from "react";
import styles from "./action-bar.module.css";

type ActionBarProps = { position: "fixed" | "sticky"; children: ReactNode };

/**
 * Keeps a page's main action in reach, above a phone's tabs. `fixed` is for an action near the top of the page: it is
 * fixed on phones only. `sticky` is for an action at the end of its section, and sticks on every screen.
 */
export const ActionBar = ({ position, children }: ActionBarProps) => (
  <div className={styles[position]}>{children}</div>
);
