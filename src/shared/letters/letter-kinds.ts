export const letterKinds = ["monthly", "march"] as const;
export type LetterKind = (typeof letterKinds)[number];

/** Whose a letter is where it is about all people together. */
export const ofEveryone = "everyone";
