// What comes before the client's code, which a slow network takes a while to bring.

// Asks who the user is, and for what the page shows. early-answer.ts hands the answers on. They are read whole at once:
// where nobody takes them, unread ones would hold their connection.
const calls = ["auth.me"];
if (["/", "/funds/view-funds", "/funds/edit-funds"].includes(location.pathname)) {
  calls.push("funds.list", "nav.status");
}
globalThis.early = {
  calls,
  answers: fetch(`/api/trpc/${calls}?batch=1&input=%7B%7D`)
    .then((answer) => answer.json())
    .catch(() => undefined),
};

// The built page names the client's files: those of every page, and those of this one.
const { client = "[]", pages = "{}" } = document.currentScript.dataset;
const add = (tag, attributes) =>
  document.head.append(
    Object.assign(document.createElement(tag), { crossOrigin: "", ...attributes }),
  );
for (const href of JSON.parse(pages)[location.pathname] ?? []) {
  add("link", { rel: "modulepreload", fetchPriority: "low", href });
}
// They run once the page was painted, one after the other: all at once would keep a slow phone from painting. Nothing
// is painted, and no frame comes, where nobody looks.
const run = () => {
  for (const src of JSON.parse(client)) add("script", { type: "module", src });
};
if (document.visibilityState === "visible") requestAnimationFrame(() => setTimeout(run));
else run();
