import styles from "./toaster-position.module.css";

/** In the top layer and inside an open modal dialog: everything outside of it is inert. */
export const toasterElement = document.createElement("div");
toasterElement.popover = "manual";
toasterElement.className = styles.place ?? "";

export function moveToaster(host: HTMLElement): void {
  host.append(toasterElement);
  toasterElement.showPopover();
}

/** Between a heading and a toast, in pixels. */
const gap = 8;

/** The bar, the page's heading and that of an open dialog. */
const headings = "header:not(main header, dialog header), header:has(h1), dialog[open] header";

/** Puts the next toasts under the headings at the top of the screen, so that they cover none. */
export function placeToasts(): void {
  const bottom = Math.max(
    ...[...document.querySelectorAll(headings)]
      .map((heading) => heading.getBoundingClientRect())
      .filter(({ top, height }) => height > 0 && top < innerHeight / 4)
      .map((heading) => heading.bottom),
    0,
  );
  if (bottom > 0) toasterElement.style.setProperty("--toast-top", `${bottom + gap}px`);
  else toasterElement.style.removeProperty("--toast-top");
}
