import { Monitor, Moon, Sun } from "lucide-react";
import { useId, useState } from "react";
import { currentTheme, setTheme as storeTheme, type Theme } from "../../browser/theme.ts";
import { type PlainText, t } from "../../language/text.ts";
import shell from "./app-shell.module.css";
import styles from "./theme-menu.module.css";

const themes = [
  { theme: "system", name: "System", Icon: Monitor },
  { theme: "light", name: "Light", Icon: Sun },
  { theme: "dark", name: "Dark", Icon: Moon },
] as const satisfies { theme: Theme; name: PlainText; Icon: typeof Sun }[];

/** Radio buttons in a native popover: each theme shows as it is chosen; Esc, Enter or a press outside closes it. */
export function ThemeMenu() {
  const id = useId();
  const [theme, setTheme] = useState(currentTheme);
  const { Icon } = themes.find((choice) => choice.theme === theme) ?? themes[0];
  const choose = (chosen: Theme) => {
    storeTheme(chosen);
    setTheme(chosen);
  };
  return (
    <>
      <button type="button" className={shell.tool} aria-label={t("Theme")} popoverTarget={id}>
        <Icon size={18} aria-hidden />
      </button>
      <div
        id={id}
        popover="auto"
        role="radiogroup"
        aria-label={t("Theme")}
        className={styles.popup}
        onKeyDown={(event) => {
          if (event.key !== "Tab" && event.key !== "Enter") return;
          // Closing returns the focus to the button, from where Tab goes on.
          event.currentTarget.hidePopover();
          if (event.shiftKey || event.key === "Enter") event.preventDefault();
        }}
      >
        {themes.map(({ theme: value, name, Icon: ThemeIcon }) => (
          <label key={value} className={styles.item}>
            <ThemeIcon size={18} aria-hidden />
            {t(name)}
            <input
              type="radio"
              name={id}
              className={styles.radio}
              checked={value === theme}
              onChange={() => choose(value)}
            />
          </label>
        ))}
      </div>
    </>
  );
}
