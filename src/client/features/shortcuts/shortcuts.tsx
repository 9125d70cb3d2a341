import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { pressKey, type PendingKey, type Shortcut } from "./key-sequence.ts";
import { OpenShortcuts } from "./open-shortcuts.tsx";
import { useShortcutsSetting } from "./use-shortcuts-setting.ts";

export function Shortcuts() {
  const [isOn] = useShortcutsSetting();
  const [isListed, setIsListed] = useState(false);
  const navigate = useNavigate();

  const act = useEffectEvent((shortcut: Shortcut) => {
    switch (shortcut) {
      case "search":
        if (!focusSearch()) {
          void navigate({ to: "/funds/view-funds", state: { isSearching: true } });
        }
        return;
      case "goHome":
        return void navigate({ to: "/" });
      case "goToFunds":
        return void navigate({ to: "/funds" });
      case "goToAccount":
        return void navigate({ to: "/account" });
      case "listShortcuts":
        return setIsListed(true);
    }
  });

  useEffect(() => {
    if (!isOn) return;
    let pending: PendingKey = null;
    const onKeyDown = (event: KeyboardEvent) => {
      const key = shortcutKey(event);
      if (key === null) return;
      const pressed = pressKey(pending, key, event.timeStamp);
      pending = pressed.pending;
      if (pressed.action === null) return;
      // Else the key itself would be typed into the search field.
      event.preventDefault();
      act(pressed.action);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [isOn]);

  return isListed && <OpenShortcuts onClose={() => setIsListed(false)} />;
}

const searches = "main :is(input[type=search], input[role=combobox], [data-opens-search])";

function focusSearch(): boolean {
  const search = document.querySelector<HTMLElement>(searches);
  if (search instanceof HTMLInputElement) search.focus();
  else search?.click();
  return search !== null;
}

const typedInto =
  "input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable]";

/**
 * The key if the press is a shortcut: not typed into a field, no key of the browser's, no dialog open. On keyboards
 * of other scripts the key's position counts.
 */
function shortcutKey(event: KeyboardEvent): string | null {
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
