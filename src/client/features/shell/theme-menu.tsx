import { Menu } from "@base-ui/react/menu";
import { Check, Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { chooseTheme, chosenTheme, type Theme } from "../../theme.ts";
import shell from "./app-shell.module.css";
import styles from "./theme-menu.module.css";

const themes = [
  { theme: "system", name: "System", Icon: Monitor },
  { theme: "light", name: "Light", Icon: Sun },
  { theme: "dark", name: "Dark", Icon: Moon },
] as const satisfies { theme: Theme; name: string; Icon: typeof Sun }[];

export function ThemeMenu() {
  const [theme, setTheme] = useState(chosenTheme);
  const { Icon } = themes.find((choice) => choice.theme === theme) ?? themes[0];
  const choose = (chosen: Theme) => {
    chooseTheme(chosen);
    setTheme(chosen);
  };
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={shell.tool} aria-label="Theme">
        <Icon size={18} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={styles.positioner} sideOffset={6} align="end">
          <Menu.Popup className={styles.popup}>
            <Menu.RadioGroup value={theme} onValueChange={choose}>
              {themes.map(({ theme: value, name, Icon: ThemeIcon }) => (
                <Menu.RadioItem key={value} value={value} closeOnClick className={styles.item}>
                  <ThemeIcon size={18} aria-hidden />
                  {name}
                  <Menu.RadioItemIndicator className={styles.check}>
                    <Check size={16} aria-hidden />
                  </Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
