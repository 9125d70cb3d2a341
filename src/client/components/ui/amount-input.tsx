import { useLayoutEffect, useRef, type ComponentProps } from "react";
import { groupAmountInput } from "../../../shared/number-format.ts";

type AmountInputProps = Omit<ComponentProps<"input">, "value" | "onChange"> & {
  value: string;
  onAmount: (text: string) => void;
};

/** Groups the amount the Indian way during typing; the caret stays at its digit. */
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
        caretRef.current = indexAfter(grouped, countSignificant(before));
        onAmount(grouped);
      }}
    />
  );
}

const isGrouping = (character: string) => /[₹,\s]/.test(character);

const countSignificant = (text: string): number =>
  [...text].filter((character) => !isGrouping(character)).length;

function indexAfter(grouped: string, kept: number): number {
  let place = 0;
  for (let passed = 0; passed < kept && place < grouped.length; place++) {
    if (!isGrouping(grouped.charAt(place))) passed += 1;
  }
  return place;
}
