import { useId, type ComponentProps, type ReactNode } from "react";
import { SuggestList } from "./suggest-list.tsx";
import styles from "./suggest-input.module.css";
import { useSuggestions } from "./use-suggestions.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

type SuggestInputProps<Item> = Omit<ComponentProps<"input">, "value" | "list" | "children"> & {
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
export function SuggestInput<Item>({
  value,
  onText,
  items,
  keyOf,
  onPick,
  children,
  status,
  ...props
}: SuggestInputProps<Item>) {
  const listId = useId();
  const { isOpen, active, open, close, pick, onKeyDown } = useSuggestions(items.length, (index) => {
    const item = items[index];
    if (item !== undefined) onPick(item);
  });
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
          <SuggestList id={listId} items={items} keyOf={keyOf} active={active} onPick={pick}>
            {children}
          </SuggestList>
        </div>
      )}
    </div>
  );
}
