/** Words of an equity-linked savings scheme, in AMFI's heading or its own name; in lower case. */
export const elssWords = ["elss", "tax saver"] as const;

export const elssPattern = new RegExp(`\\b(?:${elssWords.join("|")})`, "i");
