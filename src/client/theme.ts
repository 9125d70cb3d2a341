import { store } from "./browser-storage.ts";

export type Theme = "system" | "light" | "dark";

/** public/theme.js reads it before the first paint. */
const storageKey = "fundbook.theme";

export function chosenTheme(): Theme {
  const theme = document.documentElement.dataset["theme"];
  return theme === "light" || theme === "dark" ? theme : "system";
}

export function chooseTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  store(storageKey, theme === "system" ? null : theme);
}
