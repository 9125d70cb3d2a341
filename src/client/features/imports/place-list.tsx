import type { Place } from "../../../shared/imports/statement.ts";
import { counted } from "../../language/counted.ts";
import { placeText } from "./refusal-text.ts";
import styles from "./check-step.module.css";

type PlaceListProps = { title: string; places: readonly Place[] };

/** Lines of the file, to be opened. */
export const PlaceList = ({ title, places }: PlaceListProps) =>
  places.length > 0 && (
    <details className={styles.places}>
      <summary>
        {[title, counted(places.length, { one: "{count} line", other: "{count} lines" })].join(
          ": ",
        )}
      </summary>
      <ul>
        {places.map((place, index) => (
          <li key={index}>
            <span className={styles.place}>{placeText(place)}</span> <q>{place.text}</q>
          </li>
        ))}
      </ul>
    </details>
  );
