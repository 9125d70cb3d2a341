import { useState } from "react";
import type { Place } from "../../../shared/imports/statement.ts";
import { counted } from "../../language/counted.ts";
import { placeText } from "./import-messages.ts";
import styles from "./check-step.module.css";

type SourceLinesProps = { title: string; places: readonly Place[] };

/** More would hold up the page. */
const maxShown = 200;

export function SourceLines({ title, places }: SourceLinesProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (places.length === 0) return null;
  return (
    <details
      className={styles.places}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {[title, counted(places.length, { one: "{count} line", other: "{count} lines" })].join(
          ": ",
        )}
      </summary>
      <ul>
        {(isOpen ? places.slice(0, maxShown) : []).map((place, index) => (
          <li key={index}>
            <span className={styles.place}>{placeText(place)}</span> <q>{place.text}</q>
          </li>
        ))}
      </ul>
    </details>
  );
}
