import type { FocusEvent } from "react";

/** Scrolls only the row, unlike scrollIntoView, which would scroll the page too. The row needs a CSS position. */
export function centreInRow(row: HTMLElement | null, selector: string): void {
  const child = row?.querySelector<HTMLElement>(selector);
  if (!row || !child) return;
  row.scrollLeft = child.offsetLeft - (row.clientWidth - child.offsetWidth) / 2;
}

/** For a row's `onFocus`: Chrome leaves what the keyboard comes to where it is, as long as a part of it is seen. */
export const centreFocused = ({ currentTarget }: FocusEvent<HTMLElement>): void =>
  centreInRow(currentTarget, ":focus-visible");
