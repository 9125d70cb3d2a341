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
