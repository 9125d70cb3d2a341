import { isRupeeSign, markBeside } from "../../../../../shared/imports/read/tables/rupees.ts";
import { numberText } from "./cell-text.ts";

/** What stands beside a number that is not simply in rupees: "USD"; "Dr" and "Cr", perhaps instead of a minus. */
export type Marks = { positive: string; negative: string; hidesMinus: boolean };

const longestFormat = 255;

/** A second section is that of negative numbers, unless conditions choose between them. */
export function marksIn(format: string): Marks {
  const code = format.slice(0, longestFormat);
  const [first = "", second] = /\[[<>=]/.test(code)
    ? [code]
    : code.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  return {
    positive: markIn(first),
    negative: markIn(second ?? first),
    hidesMinus: second !== undefined && !/[-−(]/u.test(second.replaceAll(/\[[^\]]*\]/g, "")),
  };
}

/** The parts of a format that are shown as they are: `[$€-1]`, `"USD"`, `\$`, and a bare sign; not a blank's width. */
const literal = /\[\$([^\]-]*)[^\]]*\]|"([^"]*)"|\\(.)|([$€£¥])|[_*].|\[[^\]]*\]/gu;

function markIn(code: string): string {
  let words = "";
  for (const [, currency = "", quoted = "", escaped = "", sign = ""] of code.matchAll(literal)) {
    if (!isRupeeSign(currency)) return currency.trim();
    words += quoted + escaped + sign;
  }
  return markBeside(words);
}

/** A number with what its format shows beside it. */
export function markedNumber(value: string, marks: Marks | undefined): string {
  if (marks === undefined) return numberText(value, "");
  if (!value.startsWith("-")) return numberText(value, marks.positive);
  const { negative, hidesMinus } = marks;
  return numberText(negative !== "" && hidesMinus ? value.slice(1) : value, negative);
}
