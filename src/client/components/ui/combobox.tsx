import {
  lazy,
  Suspense,
  useId,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from "react";
import type { ComboboxListProps } from "./combobox-list.tsx";
import styles from "./combobox.module.css";
import { useCombobox } from "./use-combobox.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** Comes with the first use of a field. Where it cannot come, what is typed has to do. */
const ComboboxList = lazy<ComponentType<ComboboxListProps>>(() =>
  import("./combobox-list.tsx").then(
    ({ ComboboxList: List }) => ({ default: List }),
    () => ({ default: () => null }),
  ),
);

type ComboboxProps<Item> = Omit<ComponentProps<"input">, "value" | "list" | "children"> & {
  value: string;
  onText: (text: string) => void;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  onPick: (item: Item) => void;
  /** How a suggestion looks. */
  children: (item: Item) => ReactNode;
  /** What is said above the suggestions, and read out whenever it changes. */
  status?: string;
};

/** A text field with suggestions: anything may be typed, and any suggestion picked. */
export function Combobox<Item>({
  value,
  onText,
  items,
  keyOf,
  onPick,
  children,
  status,
  ...props
}: ComboboxProps<Item>) {
  const listId = useId();
  const { isOpen, active, open, close, pick, onKeyDown } = useCombobox(items.length, (index) => {
    const item = items[index];
    if (item !== undefined) onPick(item);
  });
  const withItem = <Made,>(index: number, make: (item: Item) => Made): Made | undefined => {
    const item = items[index];
    return item === undefined ? undefined : make(item);
  };
  const isShown = isOpen && (items.length > 0 || status !== undefined);
  return (
    <div className={styles.group}>
      <input
        {...props}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active !== null ? `${listId}-${active}` : undefined}
        value={value}
        onChange={({ target }) => {
          onText(target.value);
          open();
        }}
        onKeyDown={onKeyDown}
        onClick={open}
        // A refused form moves here, and the suggestions would cover what it says.
        onFocus={() => props["aria-invalid"] || open()}
        onBlur={close}
      />
      <VisuallyHidden>
        <span role="status">{isShown && status}</span>
      </VisuallyHidden>
      {isShown && (
        // Pressing the mouse here must not take the focus out of the field, which would close the list.
        <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
          {status !== undefined && (
            <p className={styles.status} aria-hidden>
              {status}
            </p>
          )}
          <Suspense>
            <ComboboxList
              id={listId}
              items={items}
              keyOf={(index) => withItem(index, keyOf) ?? index}
              active={active}
              onPick={pick}
            >
              {(index) => withItem(index, children)}
            </ComboboxList>
          </Suspense>
        </div>
      )}
    </div>
  );
}
