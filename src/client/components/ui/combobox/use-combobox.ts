import { useState, type KeyboardEvent } from "react";

const page = 8;

export function useCombobox(count: number, onPick: (index: number) => void, onOpen = () => {}) {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);

  const open = () => {
    onOpen();
    setIsOpen(true);
    setActive(null);
  };
  const close = () => {
    setIsOpen(false);
    setActive(null);
  };
  const pick = (index: number) => {
    onPick(index);
    close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (nativeEvent.isComposing || altKey || ctrlKey || metaKey || shiftKey) return;
    if (!isOpen) {
      if (key !== "ArrowDown" && key !== "ArrowUp") return;
      open();
    } else if (key === "Enter" && active !== null) {
      pick(active);
    } else if (key === "Escape") {
      close();
    } else {
      const next = destination(key, active, count);
      if (next === undefined) return;
      setActive(next);
    }
    event.preventDefault();
  };

  return { isOpen, active, open, close, pick, onKeyDown };
}

/** @returns the option to activate; null for the text field, undefined if the key does not move */
function destination(key: string, active: number | null, count: number): number | null | undefined {
  const last = count - 1;
  if (last < 0) return undefined;
  switch (key) {
    case "ArrowDown":
      return active === null ? 0 : active === last ? null : active + 1;
    case "ArrowUp":
      return active === null ? last : active === 0 ? null : active - 1;
    case "PageDown":
      return Math.min(last, (active ?? -1) + page);
    case "PageUp":
      return Math.max(0, (active ?? 0) - page);
    case "Home":
      return active === null ? undefined : 0;
    case "End":
      return active === null ? undefined : last;
    default:
      return undefined;
  }
}
