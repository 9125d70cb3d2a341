// What comes before the client's code, which a slow network takes a while to bring.

// Asks who the user is, and for what the page shows, just as the client will. early-answers.ts hands the answers on. They
// are read whole at once: where nobody takes them, unread ones would hold their connection.
globalThis.early = new Map();
const stored = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is switched off.
    return null;
  }
};
// Nothing is asked with a session that the user has ended, and the server does not know it yet: pending-sign-out.ts.
const isSigningOut = stored("fundbook.pendingSignOut") !== null;
const ask = (calls, input = {}) => {
  if (isSigningOut) return;
  const address = `/api/trpc/${calls}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`;
  const answer = fetch(address).then(async (sent) => new Response(await sent.arrayBuffer(), sent));
  globalThis.early.set(
    address,
    answer.catch(() => undefined),
  );
};
// A path that holds an id is known by its route's.
const path = location.pathname.replace(/^(\/funds\/edit-funds\/)[^/]+$/, "$1$fundId");
ask("auth.me");
const holdings = "funds.list,nav.status";
const shown = {
  "/": holdings,
  "/funds/view-funds": holdings,
  "/funds/edit-funds": holdings,
  "/funds/edit-funds/$fundId": "categories.list,funds.list,nav.status",
  "/funds/add-fund": "categories.list,nav.status",
  "/funds/shared-funds": "sharing.senders",
  "/account": "account.security",
};
if (Object.hasOwn(shown, path)) ask(shown[path]);

// Whose funds are looked at is said by the navigation, else it is who was looked at last: selected-sender.ts keeps it.
const chosenSender = () => {
  try {
    return (
      history.state?.senderId ?? decodeURIComponent(atob(stored("fundbook.user.senderId") ?? ""))
    );
  } catch {
    // It holds something else.
    return "";
  }
};
const senderId = path === "/funds/shared-funds/details" && chosenSender();
if (senderId) ask("sharing.senderFunds,nav.status", { 0: { senderId } });

// The built page names the client's files: those of every page, and those of this one.
const { client = "[]", pages = "{}" } = document.currentScript.dataset;
const add = (tag, attributes) =>
  document.head.append(
    Object.assign(document.createElement(tag), { crossOrigin: "", ...attributes }),
  );
for (const href of JSON.parse(pages)[path] ?? []) {
  add("link", { rel: "modulepreload", fetchPriority: "low", href });
}
// They run once the page was painted, each as a task of its own: all at once would keep a slow phone from painting.
// Nothing is painted, and no frame comes, where nobody looks. The last of the page may still be on its way.
const run = () => {
  for (const src of JSON.parse(client)) add("script", { type: "module", src });
};
const runOnPage = () => {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", run);
  else run();
};
if (document.visibilityState === "visible") requestAnimationFrame(() => setTimeout(runOnPage));
else runOnPage();
