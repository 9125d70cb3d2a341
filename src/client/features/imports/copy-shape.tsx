import { lineShape } from "../../../shared/imports/cas/line-shape.ts";
import type { Place } from "../../../shared/imports/statement.ts";
import { notify } from "../../components/ui/notify.ts";
import { t } from "../../language/text.ts";
import styles from "./check-step.module.css";
import { placeText } from "./import-messages.ts";

/** More lines say no more about a layout. */
const mostCopied = 20;

/** Lets a layout be reported without anybody's data. */
export function CopyShape({ places }: { places: readonly Place[] }) {
  const copy = async () => {
    const lines = places
      .slice(0, mostCopied)
      .map((place) => `${placeText(place)}: ${lineShape(place.text)}`);
    try {
      await navigator.clipboard.writeText(lines.join("\n"));
      notify.success(t("Copied"));
    } catch {
      notify.error(t("The browser did not allow copying."));
    }
  };
  return (
    <button
      type="button"
      className={styles.change}
      title={t("Letters become x and digits 9, so nothing about you is copied.")}
      onClick={() => void copy()}
    >
      {places.length === 1 ? t("Copy the shape of this line") : t("Copy the shape of these lines")}
    </button>
  );
}
