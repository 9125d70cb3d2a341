import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { focusSearch } from "./focus-search.ts";
import { pressKey, type PendingKey, type Shortcut } from "./key-sequence.ts";
import { shortcutKey } from "./shortcut-key.ts";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { useShortcutsSetting } from "./shortcuts-setting.ts";

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

  return isListed && <ShortcutsDialog onClose={() => setIsListed(false)} />;
}
