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

/** Puts toasts under the headings at the top of the screen, and under what has the focus, so that they cover neither. */
export function placeToasts(): void {
  const bottom = Math.max(
    ...[...document.querySelectorAll(headings)]
      .map((heading) => heading.getBoundingClientRect())
      .filter(({ top, height }) => height > 0 && top < innerHeight / 4)
      .map((heading) => heading.bottom),
    0,
  );
  setTop(bottom);
  const focused = document.activeElement?.getBoundingClientRect();
  if (focused !== undefined && focused.height < innerHeight / 4 && isCovered(focused))
    setTop(focused.bottom);
}

function setTop(bottom: number): void {
  if (bottom > 0) toasterElement.style.setProperty("--toast-top", `${bottom + gap}px`);
  else toasterElement.style.removeProperty("--toast-top");
}

const isCovered = ({ left, right, top, bottom }: DOMRect): boolean =>
  !toasterElement.contains(document.activeElement) &&
  [...toasterElement.querySelectorAll("[data-sonner-toast]")]
    .map((toast) => toast.getBoundingClientRect())
    .some(
      (toast) =>
        left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top,
    );
