// Ends a sign-in that ran in a popup: tells the page that waits for it (google-popup.ts) and closes. Where the window
// may not be closed, its page says what to do.
const outcome = new URLSearchParams(location.search);
const [error, next] = [outcome.get("error"), outcome.get("next")];
// oxlint-disable-next-line require-post-message-target-origin -- a channel has one origin
new BroadcastChannel("fundbook.google").postMessage({ error, next });
close();
