/// <reference lib="webworker" />
import { pushText } from "./push-text.ts";

declare const self: ServiceWorkerGlobalScope;

/** Browsers want a notification for each message. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const { title, ...text } = pushText(data?.text());
  await self.registration.showNotification(title, { ...text, icon: "/icons/icon-192.png" });
}

/** Shows Home, in a window that is there already if there is one. */
export async function openFromPush(notification: Notification): Promise<void> {
  notification.close();
  const windows = await self.clients.matchAll({ type: "window" });
  const [shown] = windows;
  if (shown === undefined) {
    await self.clients.openWindow("/");
    return;
  }
  await shown.focus();
  // A window that this worker does not control cannot be led elsewhere.
  await shown.navigate("/").catch(() => self.clients.openWindow("/"));
}
