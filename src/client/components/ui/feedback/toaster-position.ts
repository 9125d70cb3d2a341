import styles from "./toaster-position.module.css";

/** In the top layer and inside an open modal dialog: everything outside of it is inert. */
export const toasterElement = document.createElement("div");
toasterElement.popover = "manual";
toasterElement.className = styles.place ?? "";

export function moveToaster(host: HTMLElement): void {
  host.append(toasterElement);
  toasterElement.showPopover();
}
