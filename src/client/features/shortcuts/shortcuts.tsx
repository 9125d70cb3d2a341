import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { press, type Begun, type Shortcut } from "./key-sequence.ts";
import { focusSearch } from "./focus-search.ts";
import { shortcutKey } from "./shortcut-key.ts";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { useShortcutsSetting } from "./shortcuts-setting.ts";

/** Hears the keys of a signed-in user, wherever they are. */
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
    let begun: Begun = null;
    const hear = (event: KeyboardEvent) => {
      const key = shortcutKey(event);
      if (key === null) return;
      const pressed = press(begun, key, event.timeStamp);
      begun = pressed.begun;
      if (pressed.does === null) return;
      // Else the key would be the first thing that is typed into the search.
      event.preventDefault();
      act(pressed.does);
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [isOn]);

  return isListed && <ShortcutsDialog onClose={() => setIsListed(false)} />;
}
