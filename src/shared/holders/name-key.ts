/**
 * Letters of other alphabets that look like a Latin one, small or capital, as in the list of confusables of Unicode's UTS 39.
 * A name that mixes them in cannot be told from the Latin one.
 */
const lookalikes = {
  a: "аαɑ",
  b: "вьβ",
  c: "сϲ",
  d: "ԁ",
  e: "еεҽ",
  g: "ɡց",
  h: "нһηհ",
  i: "іιıɩ",
  j: "јϳ",
  k: "кκ",
  l: "ӏⅼ",
  m: "мμ",
  n: "ո",
  o: "оοօ",
  p: "рρ",
  q: "ԛ",
  s: "ѕ",
  t: "тτ",
  u: "սʋ",
  v: "νѵ",
  w: "ԝѡ",
  x: "хχ",
  y: "уυү",
  z: "ζ",
  "'": "’‘ʼ′`´",
  "-": "‐‑‒–—−",
};

const latinOf = new Map(
  Object.entries(lookalikes).flatMap(([latin, others]) => [...others].map((one) => [one, latin])),
);
const lookalike = new RegExp(`[${[...latinOf.keys()].join("")}]`, "g");
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

/** Names that differ only in case, spaces or what nobody sees are one holder's. */
export const holderNameKey = (name: string): string =>
  name
    .normalize("NFKC")
    .replace(ignorable, "")
    .toLowerCase()
    .replace(lookalike, (letter) => latinOf.get(letter) ?? letter)
    .replace(/\s+/g, " ")
    .trim();

/** Names of the account's owner and of everyone on the chips of people, in each language. */
const reservedNames: ReadonlySet<string> = new Set(["me", "everyone", "मैं", "सभी", "सब लोग"]);

/** Whether a person of this name could not be told from the account's owner or from everyone. */
export const isReservedName = (name: string): boolean => reservedNames.has(holderNameKey(name));
