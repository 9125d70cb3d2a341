import styles from "./toast-place.module.css";

/**
 * Where the toasts are: in the browser's top layer, over whatever is open, and inside the dialog that is, because
 * nothing outside of a modal dialog can be pressed or is read out.
 */
export const toastPlace = document.createElement("div");
toastPlace.popover = "manual";
toastPlace.className = styles.place ?? "";

/** To the front of `host`: the page, or the dialog that has just been opened. */
export function bringToasts(host: HTMLElement): void {
  host.append(toastPlace);
  toastPlace.showPopover();
}
