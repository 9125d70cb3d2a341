import { Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { chooseTheme, chosenTheme, type Theme } from "../../theme.ts";
import shell from "./app-shell.module.css";
import styles from "./theme-menu.module.css";

const themes = [
  { theme: "system", name: "System", Icon: Monitor },
  { theme: "light", name: "Light", Icon: Sun },
  { theme: "dark", name: "Dark", Icon: Moon },
] as const satisfies { theme: Theme; name: string; Icon: typeof Sun }[];

/** A native select that lies unseen over the chosen theme's icon: every platform brings its own list for it. */
export function ThemeMenu() {
  const [theme, setTheme] = useState(chosenTheme);
  const { Icon } = themes.find((choice) => choice.theme === theme) ?? themes[0];
  const choose = (value: string) => {
    const chosen = themes.find((choice) => choice.theme === value)?.theme ?? "system";
    chooseTheme(chosen);
    setTheme(chosen);
  };
  return (
    <div className={`${shell.tool} ${styles.menu}`}>
      <Icon size={18} aria-hidden />
      <select
        className={styles.select}
        aria-label="Theme"
        value={theme}
        onChange={({ target }) => choose(target.value)}
      >
        {themes.map(({ theme: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
