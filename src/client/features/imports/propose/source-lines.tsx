import { useState } from "react";
import type { SourceLocation } from "../../../../shared/imports/statement.ts";
import { counted } from "../../../language/counted.ts";
import { locationText } from "./import-messages.ts";
import look from "../../../styles/look.module.css";
import styles from "./check-step.module.css";

type SourceLinesProps = { title: string; locations: readonly SourceLocation[] };

/** More lines would make the page slow. */
const maxShown = 200;

export function SourceLines({ title, locations }: SourceLinesProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (locations.length === 0) return null;
  return (
    <details
      className={styles.locations}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {[title, counted(locations.length, { one: "{count} line", other: "{count} lines" })].join(
          ": ",
        )}
      </summary>
      <ul>
        {(isOpen ? locations.slice(0, maxShown) : []).map((location, index) => (
          <li key={index}>
            <span className={look.soft}>{locationText(location)}</span> <q>{location.text}</q>
          </li>
        ))}
      </ul>
    </details>
  );
}
