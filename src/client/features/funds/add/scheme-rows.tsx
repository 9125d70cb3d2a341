import { Autocomplete } from "@base-ui/react/autocomplete";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useImperativeHandle, useMemo, useRef, type RefObject } from "react";
import { formatDate } from "../../../../shared/dates.ts";
import { schemeTitle } from "../../../../shared/nav/scheme-title.ts";
import { highlightParts, searchWords } from "../../../../shared/nav/search.ts";
import { formatNav } from "../../../../shared/number-format.ts";
import suggestions from "../../../components/ui/suggestions.module.css";
import type { ListedScheme } from "../../nav/scheme-list.ts";
import styles from "./scheme-rows.module.css";

export type ScrollToScheme = (index: number) => void;

type SchemeRowsProps = {
  schemes: readonly ListedScheme[];
  query: string;
  scrollRef: RefObject<ScrollToScheme | null>;
  onPick: (scheme: ListedScheme) => void;
};

/** The found schemes; only those in view are drawn. */
export function SchemeRows({ schemes, query, scrollRef, onPick }: SchemeRowsProps) {
  const viewRef = useRef<HTMLDivElement>(null);
  const words = useMemo(() => searchWords(query), [query]);
  const virtualizer = useVirtualizer({
    count: schemes.length,
    getScrollElement: () => viewRef.current,
    getItemKey: (index) => schemes[index]?.key ?? index,
    estimateSize: () => 60,
    overscan: 6,
  });
  useImperativeHandle(scrollRef, () => (index) => virtualizer.scrollToIndex(index));

  return (
    <div ref={viewRef} className={styles.view} role="presentation">
      <div
        className={styles.all}
        style={{ height: virtualizer.getTotalSize() }}
        role="presentation"
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const scheme = schemes[index];
          return (
            scheme && (
              <Autocomplete.Item
                key={key}
                ref={virtualizer.measureElement}
                index={index}
                data-index={index}
                value={scheme}
                className={`${suggestions.item} ${styles.row}`}
                style={{ transform: `translateY(${start}px)` }}
                aria-setsize={schemes.length}
                aria-posinset={index + 1}
                onClick={() => onPick(scheme)}
              >
                <SchemeRow scheme={scheme} words={words} />
              </Autocomplete.Item>
            )
          );
        })}
      </div>
    </div>
  );
}

function SchemeRow({ scheme, words }: { scheme: ListedScheme; words: readonly string[] }) {
  const { name, code, nav, navDate, isCurrent } = scheme;
  return (
    <>
      <span className={styles.title}>
        {highlightParts(schemeTitle(name), words).map(({ text, matched }, index) =>
          matched ? <mark key={index}>{text}</mark> : text,
        )}
      </span>
      <span className={styles.facts}>
        {nav === null || navDate === null ? (
          "No NAV"
        ) : (
          <>
            <span className={styles.nav}>{formatNav(Number(nav))}</span>
            <span>{formatDate(navDate)}</span>
            {!isCurrent && <span className={styles.old}>Old NAV</span>}
          </>
        )}
        {code !== null && <span className={styles.code}>AMFI {code}</span>}
      </span>
    </>
  );
}
