import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";

/** As many rows a browser draws at once as soon as it has measured where they are. */
const shortList = 50;

/**
 * Which rows of a long list are near the window, and how much room the others take before and after them. A short one
 * is drawn whole.
 * @param estimate a row's probable height in pixels, until it is measured
 */
export function useVirtualRows<List extends HTMLElement>(
  keys: readonly string[],
  estimate: number,
) {
  const listRef = useRef<List>(null);
  const [top, setTop] = useState(0);
  const isLong = keys.length > shortList;
  useLayoutEffect(() => {
    const list = listRef.current;
    if (list && isLong) setTop(Math.round(list.getBoundingClientRect().top + window.scrollY));
  }, [isLong]);
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not used here
  const virtualizer = useWindowVirtualizer({
    enabled: isLong,
    // Known at once, so that a list that has just become long keeps the rows, and the focus in them.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    count: keys.length,
    estimateSize: () => estimate,
    getItemKey: (index) => keys[index] ?? index,
    // Exactly: whole pixels of a row change with its place, and each change would take the scrolling back by one.
    measureElement: (row) => row.getBoundingClientRect().height,
    overscan: 8,
    scrollMargin: top,
  });
  if (!isLong) return { listRef, rows: keys.map(drawn), before: 0, after: 0 };
  const rows = virtualizer.getVirtualItems();
  return {
    listRef,
    rows,
    before: (rows.at(0)?.start ?? top) - top,
    after: virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? top) - top),
    measure: virtualizer.measureElement,
  };
}

const drawn = (key: string, index: number) => ({ key, index });
