import { useLayoutEffect, useRef, type ComponentProps } from "react";
import { groupAmountInput } from "../../../shared/number-format.ts";

type AmountInputProps = Omit<ComponentProps<"input">, "value" | "onChange"> & {
  value: string;
  onAmount: (text: string) => void;
};

/** An amount that is grouped the Indian way while it is typed; the caret stays with its digit. */
export function AmountInput({ value, onAmount, ...props }: AmountInputProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const caretRef = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caretRef.current === null) return;
    inputRef.current?.setSelectionRange(caretRef.current, caretRef.current);
    caretRef.current = null;
  });

  return (
    <input
      {...props}
      ref={inputRef}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={({ target }) => {
        const typed = target.value;
        const grouped = groupAmountInput(typed);
        const before = typed.slice(0, target.selectionStart ?? typed.length);
        caretRef.current = placeAfter(grouped, countKept(before));
        onAmount(grouped);
      }}
    />
  );
}

const isDropped = (character: string) => /[₹,\s]/.test(character);

/** How many characters of a text are not mere grouping. */
const countKept = (text: string): number =>
  [...text].filter((character) => !isDropped(character)).length;

/** Where in a grouped text that many characters have passed. */
function placeAfter(grouped: string, kept: number): number {
  let place = 0;
  for (let passed = 0; passed < kept && place < grouped.length; place++) {
    if (!isDropped(grouped.charAt(place))) passed += 1;
  }
  return place;
}
