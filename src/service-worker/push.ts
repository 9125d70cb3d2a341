/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

type Words = {
  sips: { title: string; body: (day: string) => string };
  events: { title: string; body: string };
};

const english: Words = {
  sips: { title: "A SIP falls due", body: (day) => `On ${day}. Keep the amount in your bank.` },
  events: { title: "Something needs you", body: "Open Fundbook to see what." },
};
const hindi: Words = {
  sips: { title: "SIP की किस्त देय है", body: (day) => `${day} को। राशि बैंक में रखें।` },
  events: { title: "कुछ आपका ध्यान चाहता है", body: "Fundbook खोलकर देखें क्या।" },
};

/** Browsers want a notification for each message, also for one that cannot be read. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const { kind, id, language } = read(data);
  const code = language === "hi" ? "hi" : "en";
  const words = code === "hi" ? hindi : english;
  const isOfSip = kind === "sips" && !Number.isNaN(Date.parse(id));
  const day = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  const body = isOfSip
    ? words.sips.body(new Intl.DateTimeFormat(`${code}-IN`, day).format(new Date(id)))
    : words.events.body;
  await self.registration.showNotification(isOfSip ? words.sips.title : words.events.title, {
    body,
    lang: code,
    icon: "/icons/icon-192.png",
    // The same message that comes twice is shown once.
    tag: `${kind} ${id}`,
  });
}

type Payload = { kind: unknown; id: string; language: unknown };

function read(data: PushMessageData | null): Payload {
  const nothing: Payload = { kind: "events", id: "", language: null };
  try {
    const sent: unknown = data?.json();
    if (typeof sent !== "object" || sent === null) return nothing;
    return { ...nothing, ...sent, id: "id" in sent ? String(sent.id) : "" };
  } catch {
    return nothing;
  }
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
