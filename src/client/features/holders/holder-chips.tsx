import { me, type Holder, type HolderFilter } from "../../../shared/holders/holder.ts";
import { centreFocused, centreInRow } from "../../components/ui/centre-in-row.ts";
import { t } from "../../language/text.ts";
import { writeChosenHolder } from "./chosen-holder.ts";
import look from "../../styles/look.module.css";
import chips from "../../components/ui/chips.module.css";
import styles from "./holder-chips.module.css";

type HolderChipsProps = {
  holders: readonly Pick<Holder, "id" | "name">[];
  holder: HolderFilter;
  onHolder: (holder: HolderFilter) => void;
  isInRow?: boolean;
};

/** Nothing if the account has only its owner's funds. */
export function HolderChips({ holders, holder, onHolder, isInRow = false }: HolderChipsProps) {
  if (holders.length === 0) return null;
  const chip = (value: HolderFilter, name: string) => (
    <button
      key={value ?? ""}
      type="button"
      className={`${chips.chip} ${styles.chip}`}
      aria-pressed={value === holder}
      onClick={() => {
        writeChosenHolder(value ?? null);
        onHolder(value);
      }}
    >
      <span className={look.clipped}>{name}</span>
    </button>
  );
  return (
    <div
      ref={isInRow ? undefined : showPressed}
      onFocus={isInRow ? undefined : centreFocused}
      role="group"
      aria-label={t("Person")}
      className={isInRow ? styles.inRow : `${chips.chips} ${chips.toEdges} ${styles.chips}`}
    >
      {chip(undefined, t("Everyone"))}
      {chip(me, t("Me"))}
      {holders.map(({ id, name }) => chip(id, name))}
    </div>
  );
}

const showPressed = (row: HTMLElement | null): void => centreInRow(row, "[aria-pressed=true]");
