const alphabet = ["abcdefghijklmnopqrstuvwxyz", "01234567890"];
/** Rows of QWERTY, QWERTZ and AZERTY keyboards, and the columns that slant down from each digit. */
const rows = ["qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "zxcvbnm", "yxcvbnm"];
const shiftedDigits = ["!@#$%^&*()"];
const columns = ["1qaz", "2wsx", "3edc", "4rfv", "5tgb", "6yhn", "7ujm"];

const shortestRun = 3;

const runs: ReadonlySet<string> = new Set(
  [...alphabet, ...rows, ...shiftedDigits, ...columns].flatMap((line) => [
    ...partsOf(line),
    ...partsOf([...line].toReversed().join("")),
  ]),
);

const maxRun = Math.max(...[...runs].map(({ length }) => length));

function partsOf(line: string): string[] {
  const parts: string[] = [];
  for (let start = 0; start < line.length; start += 1) {
    for (let end = start + shortestRun; end <= line.length; end += 1) {
      parts.push(line.slice(start, end));
    }
  }
  return parts;
}

/**
 * Whether a text is nothing but runs along the alphabet or a keyboard, forwards or backwards, of three or more each:
 * `abcdef`, `qweasd`, `321cba`, `1qaz2wsx`.
 * @param text in lower case
 */
export function isKeyboardRun(text: string): boolean {
  /** Places up to which the text is made of runs. */
  const reached = new Set([0]);
  for (let start = 0; start < text.length; start += 1) {
    if (!reached.has(start)) continue;
    const last = Math.min(start + maxRun, text.length);
    for (let end = start + shortestRun; end <= last; end += 1) {
      if (runs.has(text.slice(start, end))) reached.add(end);
    }
  }
  return text !== "" && reached.has(text.length);
}
