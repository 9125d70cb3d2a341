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

type Shown = { title: string; body: string; lang: string; tag: string };

/** What a message says, in its language; one that cannot be read says that there is something. */
export function pushText(message: string | undefined): Shown {
  const { kind, id, language } = read(message);
  const code = language === "hi" ? "hi" : "en";
  const words = code === "hi" ? hindi : english;
  // The same message that comes twice is shown once.
  const told = { lang: code, tag: `${kind} ${id}` };
  if (kind !== "sips" || !/^\d{4}-\d\d-\d\d$/.test(id) || Number.isNaN(Date.parse(id)))
    return { ...words.events, ...told };
  const format = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  const day = new Intl.DateTimeFormat(`${code}-IN`, format).format(new Date(id));
  return { title: words.sips.title, body: words.sips.body(day), ...told };
}

type Payload = { kind: string; id: string; language: unknown };

function read(message: string | undefined): Payload {
  const nothing = { kind: "events", id: "", language: null };
  try {
    const sent: unknown = JSON.parse(message ?? "");
    if (typeof sent !== "object" || sent === null) return nothing;
    const { kind, id, language }: Partial<Record<keyof Payload, unknown>> = sent;
    return { kind: String(kind), id: String(id), language };
  } catch {
    return nothing;
  }
}
