const typedInto =
  "input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable]";

/**
 * The key if the press is a shortcut: not typed into a field, no key of the browser's, no dialog open. On keyboards
 * of other scripts the key's position counts.
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
