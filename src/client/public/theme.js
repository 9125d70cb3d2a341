// Runs before the first paint, so that no other theme flashes. browser/theme.ts writes the setting.
try {
  const theme = localStorage.getItem("fundbook.theme");
  if (/^(light|dark)$/.test(theme)) document.documentElement.dataset.theme = theme;
} catch {
  // Storage is off: the system's theme applies.
}
