const alphabet = ["abcdefghijklmnopqrstuvwxyz", "01234567890"];
const rows = ["qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "zxcvbnm", "yxcvbnm"];
const shiftedDigits = ["!@#$%^&*()"];
const columns = ["1qaz", "2wsx", "3edc", "4rfv", "5tgb", "6yhn", "7ujm"];

const minRun = 3;

const runs: ReadonlySet<string> = new Set(
  [...alphabet, ...rows, ...shiftedDigits, ...columns].flatMap((line) => [
    ...runsOf(line),
    ...runsOf([...line].toReversed().join("")),
  ]),
);

const maxRun = Math.max(...[...runs].map(({ length }) => length));

function runsOf(line: string): string[] {
  const parts: string[] = [];
  for (let start = 0; start < line.length; start += 1) {
    for (let end = start + minRun; end <= line.length; end += 1) {
      parts.push(line.slice(start, end));
    }
  }
  return parts;
}

/**
 * Whether a text consists of runs of three or more along the alphabet or a keyboard, in either
 * direction: `abcdef`, `qweasd`, `321cba`, `1qaz2wsx`.
 * @param text in lower case
 */
export function isKeyboardRun(text: string): boolean {
  const runEnds = new Set([0]);
  for (let start = 0; start < text.length; start += 1) {
    if (!runEnds.has(start)) continue;
    const last = Math.min(start + maxRun, text.length);
    for (let end = start + minRun; end <= last; end += 1) {
      if (runs.has(text.slice(start, end))) runEnds.add(end);
    }
  }
  return text !== "" && runEnds.has(text.length);
}
