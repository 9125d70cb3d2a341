// Asks who the user is, and for what the page shows, while the client's code is still on its way. early-answer.ts hands
// the answers on. They are read whole at once: where nobody takes them, unread ones would hold their connection.
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
