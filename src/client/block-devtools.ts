import { notify } from "./components/ui/feedback/notify.ts";
import { t } from "./language/text.ts";

const textFields = "input, textarea, select, [contenteditable]";

function opensDevTools({ key, ctrlKey, shiftKey }: KeyboardEvent): boolean {
  const letter = key.toLowerCase();
  if (letter === "f12") return true;
  return ctrlKey && (shiftKey ? ["i", "j", "c"].includes(letter) : letter === "u");
}

/** Text fields keep their menu, and touch its long press, which selects text. */
function isNeededMenu(event: MouseEvent): boolean {
  const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
  return isTouch || (event.target instanceof Element && event.target.closest(textFields) !== null);
}

export function blockDevTools(): void {
  const refuse = (event: Event) => {
    event.preventDefault();
    notify.warning(t("DevTools are disabled"), "devtools");
  };
  addEventListener("contextmenu", (event) => {
    if (!isNeededMenu(event)) refuse(event);
  });
  addEventListener("keydown", (event) => {
    // Autofill dispatches keydown events that are no KeyboardEvent.
    if (event instanceof KeyboardEvent && opensDevTools(event)) refuse(event);
  });
}
