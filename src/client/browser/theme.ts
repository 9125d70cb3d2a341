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

/** The chosen theme, the system's, or forced colours. */
export function onThemeChange(listener: () => void): () => void {
  const chosen = new MutationObserver(listener);
  chosen.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const queries = ["(prefers-color-scheme: dark)", "(forced-colors: active)"].map((query) =>
    matchMedia(query),
  );
  for (const query of queries) query.addEventListener("change", listener);
  return () => {
    chosen.disconnect();
    for (const query of queries) query.removeEventListener("change", listener);
  };
}
