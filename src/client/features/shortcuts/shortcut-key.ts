/** What letters are typed into, or choose by. */
const typedInto =
  "input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable]";

/**
 * The key of a press that is meant for the page as a whole; null for all that is typed somewhere, is a key of the
 * browser's, or belongs to a dialog. Keyboards for other scripts count by the place of the key.
 */
export function shortcutKey(event: KeyboardEvent): string | null {
  const { key, code, shiftKey, target } = event;
  if (event.defaultPrevented || event.isComposing || event.repeat) return null;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (target instanceof Element && target.closest(typedInto) !== null) return null;
  if (document.querySelector("dialog[open]") !== null) return null;
  if (key.length !== 1) return null;
  if (/^[!-~]$/.test(key)) return key.toLowerCase();
  if (code === "Slash") return shiftKey ? "?" : "/";
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : null;
}
