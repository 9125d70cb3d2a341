import {
  lazy,
  Suspense,
  useId,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from "react";
import type { ComboboxListProps } from "./combobox-list.tsx";
import look from "../../../styles/look.module.css";
import styles from "./combobox.module.css";
import { useCombobox } from "./use-combobox.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";

/** Loaded on first use; until then the field is a plain text field. */
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
  onOpen?: () => void;
  children: (item: Item) => ReactNode;
  status?: string;
};

/** An editable combobox: free text is allowed. */
export function Combobox<Item>({
  value,
  onText,
  items,
  keyOf,
  onPick,
  onOpen,
  children,
  status,
  ...props
}: ComboboxProps<Item>) {
  const listId = useId();
  const pickAt = (index: number) => {
    const item = items[index];
    if (item !== undefined) onPick(item);
  };
  const { isOpen, active, open, close, pick, onKeyDown } = useCombobox(
    items.length,
    pickAt,
    onOpen,
  );
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
        // After a refused form the list would cover the error.
        onFocus={() => props["aria-invalid"] || open()}
        onBlur={close}
      />
      <VisuallyHidden>
        <span role="status">{isShown && status}</span>
      </VisuallyHidden>
      {isShown && (
        // Keeps the focus in the field; losing it closes the list.
        <div
          className={`${look.card} ${styles.popup}`}
          onMouseDown={(event) => event.preventDefault()}
        >
          {status !== undefined && (
            <p className={`${look.note} ${styles.status}`} aria-hidden>
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
