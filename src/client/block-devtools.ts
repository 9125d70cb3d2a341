import { notify } from "./components/ui/notify.ts";
import { t } from "./language/text.ts";

const textFields = "input, textarea, select, [contenteditable]";

/** F12, Ctrl+U, and Ctrl+Shift with I, J or C. */
function opensDevTools({ key, ctrlKey, shiftKey }: KeyboardEvent): boolean {
  const letter = key.toLowerCase();
  if (letter === "f12") return true;
  return ctrlKey && (shiftKey ? ["i", "j", "c"].includes(letter) : letter === "u");
}

/** Text fields keep their own menu, and touch keeps its long press, which is how text is selected there. */
function isNeededMenu(event: MouseEvent): boolean {
  const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
  return isTouch || (event.target instanceof Element && event.target.closest(textFields) !== null);
}

/** Blocks the context menu and the developer tools' shortcuts, and says so. */
export function blockDevTools(): void {
  const refuse = (event: Event) => {
    event.preventDefault();
    notify.warning(t("DevTools are disabled"), "devtools");
  };
  addEventListener("contextmenu", (event) => {
    if (!isNeededMenu(event)) refuse(event);
  });
  addEventListener("keydown", (event) => {
    // A browser that fills in a form sends key events without a key.
    if (event instanceof KeyboardEvent && opensDevTools(event)) refuse(event);
  });
}
