/**
 * Invisible characters and direction marks could make two names look alike. Hindi needs U+200C and
 * U+200D, emoji U+FE0E and U+FE0F. U+2800 is an empty Braille letter.
 */
export const invisibleCharacter =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;
const invisible = new RegExp(invisibleCharacter, "gu");
/** All but tab, line feed and carriage return, which separate cells and lines. */
const controls = /[^\P{Cc}\t\n\r]|[\u2028\u2029]/gu;
const plain = /^[\t\n\r\x20-\x7e]*$/;

/** Removes control characters, direction marks and invisible characters from foreign text, as from typed text. */
export const visibleText = (text: string): string =>
  plain.test(text) ? text : text.toWellFormed().replaceAll(invisible, "").replaceAll(controls, "");

/** As `visibleText`, on one line. */
export const visibleLine = (text: string): string => visibleText(text).replace(/\s+/g, " ").trim();
