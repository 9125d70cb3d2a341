const shape = /^IN[A-Z0-9]{9}\d$/;

/** Whether this is an Indian security's number, by its check digit (ISO 6166). */
export function isIsin(text: string): boolean {
  if (!shape.test(text)) return false;
  const digits = [...text].map((letter) => Number.parseInt(letter, 36)).join("");
  let sum = 0;
  for (const [index, digit] of [...digits].toReversed().entries()) {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** The number of a cell, in whatever letters it is typed; null where there is none. */
export function readIsin(cell: string | null | undefined): string | null {
  const text = (cell ?? "").trim().toUpperCase();
  return isIsin(text) ? text : null;
}

/** A cell that has the number of a share or a bond. Only funds' numbers begin with INF. */
export const isOtherSecurity = (cell: string): boolean => !/^\s*(?:INF|$)/i.test(cell);
