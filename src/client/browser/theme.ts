import { writeStored } from "./storage.ts";

export type Theme = "system" | "light" | "dark";

/** public/theme.js reads it before the first paint. */
const storageKey = "fundbook.theme";

export function currentTheme(): Theme {
  const theme = document.documentElement.dataset["theme"];
  return theme === "light" || theme === "dark" ? theme : "system";
}

export function setTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  writeStored(storageKey, theme === "system" ? null : theme);
}
