import { useState, type ReactNode } from "react";
import { t } from "../language/text.ts";
import layout from "../styles/layout.module.css";
import { Button } from "./ui/button.tsx";
import styles from "./first-rows.module.css";

type FirstRowsProps<Row> = {
  rows: readonly Row[];
  count: number;
  children: (shown: readonly Row[]) => ReactNode;
};

export function FirstRows<Row>({ rows, count, children }: FirstRowsProps<Row>) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? rows : rows.slice(0, count);
  return (
    <div className={layout.stack3}>
      {children(shown)}
      {shown.length < rows.length && (
        <Button variant="quiet" className={styles.all} onClick={() => setShowsAll(true)}>
          {t("Show all {count}", { count: rows.length })}
        </Button>
      )}
    </div>
  );
}
