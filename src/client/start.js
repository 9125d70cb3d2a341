// What comes before the client's code, which a slow network takes a while to bring.

// Asks who the user is, and for what the page shows, just as the client will. early-answer.ts hands the answers on. They
// are read whole at once: where nobody takes them, unread ones would hold their connection.
globalThis.early = new Map();
const ask = (calls) => {
  const address = `/api/trpc/${calls}?batch=1&input=%7B%7D`;
  const answer = fetch(address).then(async (sent) => new Response(await sent.arrayBuffer(), sent));
  globalThis.early.set(
    address,
    answer.catch(() => undefined),
  );
};
ask("auth.me");
const holdings = "funds.list,nav.status";
const shown = {
  "/": holdings,
  "/funds/view-funds": holdings,
  "/funds/edit-funds": holdings,
  "/funds/add-fund": "categories.list,nav.status",
  "/funds/shared-funds": "sharing.senders",
  "/account": "account.security",
};
if (Object.hasOwn(shown, location.pathname)) ask(shown[location.pathname]);

// The built page names the client's files: those of every page, and those of this one.
const { client = "[]", pages = "{}" } = document.currentScript.dataset;
const add = (tag, attributes) =>
  document.head.append(
    Object.assign(document.createElement(tag), { crossOrigin: "", ...attributes }),
  );
for (const href of JSON.parse(pages)[location.pathname] ?? []) {
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
