import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { t } from "../../../language/text.ts";
import styles from "./combobox-list.module.css";

export type ComboboxListProps = {
  id: string;
  items: readonly unknown[];
  keyOf: (index: number) => string | number;
  active: number | null;
  onPick: (index: number) => void;
  children: (index: number) => ReactNode;
};

/** Virtualized: thousands of suggestions are possible. */
export function ComboboxList({ id, items, keyOf, active, onPick, children }: ComboboxListProps) {
  const listRef = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used here
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => listRef.current,
    getItemKey: keyOf,
    estimateSize: () => 60,
    overscan: 6,
  });

  useEffect(() => virtualizer.scrollToOffset(0), [virtualizer, items]);
  useLayoutEffect(() => {
    if (active !== null) virtualizer.scrollToIndex(active);
  }, [virtualizer, active]);

  return (
    <div
      ref={listRef}
      id={id}
      role="listbox"
      aria-label={t("Suggestions")}
      className={styles.list}
      // Else Tab stops at the scrollable list, which closes when the field loses the focus.
      tabIndex={-1}
    >
      <div
        className={styles.all}
        style={{ height: virtualizer.getTotalSize() }}
        role="presentation"
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => (
          <div
            key={key}
            ref={virtualizer.measureElement}
            id={`${id}-${index}`}
            data-index={index}
            role="option"
            className={styles.option}
            style={{ transform: `translateY(${start}px)` }}
            aria-selected={index === active}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            onClick={() => onPick(index)}
          >
            {children(index)}
          </div>
        ))}
      </div>
    </div>
  );
}
