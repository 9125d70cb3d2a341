import type { AddPushInput } from "../../../shared/push/schema.ts";
import { installsByMenu } from "../../browser/install-prompt.ts";

/** Why this browser can get no notifications; null where it can be asked for. */
export type PushObstacle = "insecure" | "install-first" | "unsupported" | "denied";

export function pushObstacle(): PushObstacle | null {
  if (!isSecureContext) return "insecure";
  const isSupported =
    "serviceWorker" in navigator &&
    "PushManager" in globalThis &&
    typeof Notification === "function";
  // An iPhone has them in the installed app alone.
  if (!isSupported) return installsByMenu() ? "install-first" : "unsupported";
  return Notification.permission === "denied" ? "denied" : null;
}

/**
 * Asks the user, and subscribes at the browser's push service by the server's key. Only after a press.
 * @returns null where the user did not allow it
 */
export async function subscribeBrowser(key: string): Promise<Omit<AddPushInput, "kinds"> | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/service-worker.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known !== null && keyOf(known) !== key) await known.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint = "", keys = {} } = (await pushManager.subscribe(options)).toJSON();
  return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
