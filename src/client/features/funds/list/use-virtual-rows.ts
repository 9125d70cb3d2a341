import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";

const shortList = 50;

/**
 * The rows of a long list that are near the viewport, and the space before and after them. Short lists are rendered
 * whole.
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
    // Given, so that a list that has just become long keeps its rows and the focus in them.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    count: keys.length,
    estimateSize: () => estimate,
    getItemKey: (index) => keys[index] ?? index,
    // Fractional heights: rounded ones change with the scroll position and shift it.
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
