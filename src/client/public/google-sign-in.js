// Ends a sign-in in a popup: reports to the waiting page (openid/popup.ts) and closes.
const outcome = new URLSearchParams(location.search);
const [error, next] = [outcome.get("error"), outcome.get("next")];
if ("BroadcastChannel" in self) {
  // oxlint-disable-next-line require-post-message-target-origin -- a channel has one origin
  new BroadcastChannel("fundbook.sign-in").postMessage({ error, next });
}
close();
