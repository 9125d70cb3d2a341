/** Chromium's, which no type library has. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

let offered: InstallPrompt | null = null;

/** From the start: the browser offers it once, before anybody asks. */
export function watchInstallPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offered = event as InstallPrompt;
  });
}

/** null where the app is installed, or the browser installs none. */
export const installPrompt = (): InstallPrompt | null => offered;

/** Safari on a phone installs by its own menu alone. */
export const installsByMenu = (): boolean =>
  "standalone" in navigator && navigator.standalone === false;

/** Whether the page is in a window of the installed app, where other sites have no pages. */
export const isInstalled = (): boolean => !matchMedia("(display-mode: browser)").matches;
