import styles from "./toaster-position.module.css";

/**
 * Where the toasts are: in the browser's top layer, over whatever is open, and inside the dialog that is, because
 * nothing outside of a modal dialog can be pressed or is read out.
 */
export const toasterElement = document.createElement("div");
toasterElement.popover = "manual";
toasterElement.className = styles.place ?? "";

/** To the front of `host`: the page, or the dialog that has just been opened. */
export function moveToaster(host: HTMLElement): void {
  host.append(toasterElement);
  toasterElement.showPopover();
}
