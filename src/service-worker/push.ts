/// <reference lib="webworker" />
import { pushText } from "./push-text.ts";

declare const self: ServiceWorkerGlobalScope;

/** Browsers require a notification for each message. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const { title, ...text } = pushText(data?.text());
  await self.registration.showNotification(title, { ...text, icon: "/icons/icon-192.png" });
}

/** Shows Home, in its own window: another page may have something typed in it. */
export async function openFromPush(notification: Notification): Promise<void> {
  notification.close();
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const home = windows.find(({ url }) => new URL(url).pathname === "/");
  await (home === undefined ? self.clients.openWindow("/") : home.focus());
}
