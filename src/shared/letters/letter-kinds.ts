export const letterKinds = ["monthly", "soon", "events", "march"] as const;
export type LetterKind = (typeof letterKinds)[number];

/** Letters that go out only with news, of which each thing is told once. */
export type NewsKind = "soon" | "events";

export const isNewsKind = (kind: LetterKind): kind is NewsKind =>
  kind === "soon" || kind === "events";

/** Whose a letter is where it is about all people together. */
export const ofEveryone = "everyone";
