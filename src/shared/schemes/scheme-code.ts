/** SIF- and up to six digits are a specialised investment fund's; AMFI's other codes are digits alone. */
export const maxCodeLength = 10;
export const codePattern = /^(?:\d{1,10}|SIF-\d{1,6})$/;

export const isSifCode = (code: string): boolean => /^SIF-\d{1,6}$/.test(code);

/** The code that a text prints; null for any other text. */
export function readSchemeCode(text: string): string | null {
  if (text.length > 2 * maxCodeLength) return null;
  const code = text.trim().toUpperCase();
  return codePattern.test(code) ? code : null;
}
