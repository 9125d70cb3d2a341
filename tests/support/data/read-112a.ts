/**
 * Reads an upload of Schedule 112A as the department's "Instructions for filling Schedule 112A/115AD(1)(b)(iii)(P)" have
 * it, and refuses what they forbid. It shares no code with what writes the file.
 */
export type Read112A = {
  header: string;
  rows: { columns: Record<string, string>; balance: number; consideration: number }[];
};

const forbidden = /[,/\-_()&@\\'";:]/;
const wholeRupees = /^(?:0|[1-9]\d*)$/;
const upTo4Decimals = /^(?:0|[1-9]\d*)(?:\.\d{1,4})?$/;

export function read112A(file: Uint8Array, hasTransferred: boolean): Read112A {
  if (file[0] === 0xef) throw new Error("a byte order mark");
  const text = new TextDecoder("latin1").decode(file);
  if (/(?<!\r)\n|\r(?!\n)/.test(text) || !text.endsWith("\r\n")) throw new Error("not all CRLF");
  const [header = "", ...lines] = text.slice(0, -2).split("\r\n");
  const numbers = [
    "1a",
    "1b",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "10",
    "11",
    "12",
    "13",
    "14",
  ];
  const shown = numbers.filter((number) => hasTransferred || number !== "1b");
  return {
    header,
    rows: lines.map((line, index) => {
      const cells = line.split(",");
      if (cells.slice(shown.length).some((cell) => cell !== ""))
        throw new Error("too many columns");
      const columns = Object.fromEntries(
        shown.map((number, at) => [number, cells[at] ?? "absent"]),
      );
      const problem = problemOf(columns);
      if (problem !== null) throw new Error(`row ${index + 1}: ${problem}: ${line}`);
      return { columns, balance: Number(columns["14"]), consideration: Number(columns["6"]) };
    }),
  };
}

function problemOf(columns: Record<string, string>): string | null {
  const text = (column: string) => columns[column] ?? "";
  const number = (column: string) => Number(text(column));
  const isLate = text("1a") === "AE";
  if (!isLate && text("1a") !== "BE") return "1a is neither BE nor AE";
  if ("1b" in columns && !["BE", "AE"].includes(text("1b"))) return "1b is neither BE nor AE";
  for (const [column, value] of Object.entries(columns)) {
    const unsigned = column === "14" ? value.replace(/^-(?=[1-9])/, "") : value;
    if (forbidden.test(unsigned)) return `${column} has a sign that is not allowed`;
  }
  if (!/^[A-Za-z0-9 ]{1,125}$/.test(text("3"))) return "3 is no name";
  for (const column of ["6", "7", "8", "12", "13"]) {
    if (!wholeRupees.test(text(column))) return `${column} is not in whole rupees`;
  }
  if (isLate) {
    if (text("2") !== "INNOTREQUIRD" || text("3") !== "CONSOLIDATED") return "not consolidated";
    if (["4", "5", "9", "10", "11"].some((column) => text(column) !== "")) return "not blank";
    if (number("7") !== number("8")) return "7 is not 8";
  } else {
    if (!/^IN[A-Z0-9]{10}$/.test(text("2")) || text("2") === "INNOTREQUIRD") return "2 is no ISIN";
    for (const column of ["4", "5", "10"]) {
      if (!upTo4Decimals.test(text(column))) return `${column} has other than 4 decimals at most`;
    }
    if (number("6") !== product(text("4"), text("5"))) return "6 is not 4 times 5";
    if (number("11") !== product(text("4"), text("10"))) return "11 is not 4 times 10";
    if (number("9") !== Math.min(number("6"), number("11")))
      return "9 is not the lower of 6 and 11";
    if (number("7") !== Math.max(number("8"), number("9"))) return "7 is not the higher of 8 and 9";
  }
  if (number("13") !== number("7") + number("12")) return "13 is not 7 and 12";
  return number("14") === number("6") - number("13") ? null : "14 is not 6 less 13";
}

/** In whole rupees, halves up, of two numbers with 4 decimals at most. */
function product(one: string, other: string): number {
  const tenThousandths = (value: string) => {
    const [whole = "0", decimals = ""] = value.split(".");
    return BigInt(whole + decimals.padEnd(4, "0"));
  };
  const scaled = tenThousandths(one) * tenThousandths(other);
  return Number((scaled + 50_000_000n) / 100_000_000n);
}
