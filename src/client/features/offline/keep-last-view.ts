import { readStored, writeStored } from "../../browser/storage.ts";
import { localMoment } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import { lastViewKey, offlineOwnerKey, viewContext, type LastView } from "./view-context.ts";
import styles from "./offline-banner.module.css";

/** Characters. A page with more would paint late. */
const longest = 300_000;

/** Keeps Home as it looks now, for its next visit to begin with. */
export function keepLastView(userId: string, figuresAt: number): void {
  const root = document.getElementById("root");
  const isHome = location.pathname === "/" && scrollY === 0;
  const isLive = root?.querySelector("h1") != null && root.querySelector("[data-waiting]") === null;
  if (!isHome || !isLive || userId !== readStored(offlineOwnerKey)) return;
  const markup = markupOf(root, figuresAt);
  if (markup.length > longest) return;
  const build = document.documentElement.dataset["build"] ?? "";
  const savedAt = Date.now();
  const view: LastView = { userId, build, context: viewContext(), savedAt, markup };
  writeStored(lastViewKey, JSON.stringify(view));
}

function markupOf(root: HTMLElement, figuresAt: number): string {
  const copy = root.cloneNode(true) as HTMLElement;
  // Ids must be unique, and the client's own elements have them.
  for (const element of copy.querySelectorAll("[id]")) element.removeAttribute("id");
  const note = document.createElement("p");
  note.className = look.notice ?? "";
  note.textContent = t("Figures as of {moment}. Newer ones are being loaded.", {
    moment: localMoment(new Date(figuresAt).toISOString()),
  });
  copy.querySelector(`.${styles.banner}`)?.replaceChildren(note);
  return copy.innerHTML;
}
