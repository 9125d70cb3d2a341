import { useLocation } from "@tanstack/react-router";
import { ArrowDownWideNarrow, ArrowUpDown, ArrowUpNarrowWide, Search, X } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { formatNumber } from "../../../../shared/number-format.ts";
import { centreFocused, centreInRow } from "../../../components/ui/centre-in-row.ts";
import { VisuallyHidden } from "../../../components/ui/visually-hidden.tsx";
import { categoryName } from "../../../language/category-names.ts";
import { counted } from "../../../language/counted.ts";
import { t, type PlainText } from "../../../language/text.ts";
import type { ListControl } from "./list-search.ts";
import look from "../../../styles/look.module.css";
import chipStyles from "../../../components/ui/chips.module.css";
import layout from "../../../styles/layout.module.css";
import styles from "./list-toolbar.module.css";
import { naturalOrder, reverseOrder, sorts, type Sort } from "./sorting.ts";
import type { SortingControl } from "./use-sorting.ts";

const sortNames = {
  value: "Current value",
  pnl: "PnL",
  returns: "Returns",
  invested: "Invested",
  name: "Name",
  newest: "Newest first",
} as const satisfies Record<Sort, PlainText>;

declare module "@tanstack/react-router" {
  interface HistoryState {
    isSearching?: boolean;
  }
}

type ChipsProps = ListControl & {
  people?: ReactNode;
  counts: ReadonlyMap<string, number>;
  total: number;
};
type ListToolbarProps = ChipsProps & SortingControl;

export function ListToolbar({
  people,
  counts,
  total,
  search,
  onSearch,
  sorting,
  onSort,
}: ListToolbarProps) {
  const wasOpened = useLocation({ select: ({ state }) => state.isSearching === true });
  const [isOpened, setIsOpened] = useState(wasOpened);
  // An active search is always visible, also after Back.
  const isSearching = isOpened || search.query !== undefined;
  const toggleRef = useRef<HTMLButtonElement>(null);
  const { query: _query, ...withoutQuery } = search;

  const toggleSearch = () => {
    setIsOpened(!isSearching);
    if (isSearching) onSearch(withoutQuery);
  };

  return (
    <div className={`${layout.wrap} ${styles.toolbar}`}>
      <CategoryChips
        people={people}
        counts={counts}
        total={total}
        search={search}
        onSearch={onSearch}
      />
      <div className={`${styles.tools} ${isSearching ? styles.searching : ""}`}>
        {isSearching && (
          <SearchField
            query={search.query ?? ""}
            onQuery={(query) => {
              setIsOpened(true);
              onSearch({ ...withoutQuery, ...(query && { query }) });
            }}
            onClose={() => {
              toggleSearch();
              toggleRef.current?.focus();
            }}
          />
        )}
        <button
          ref={toggleRef}
          type="button"
          className={styles.tool}
          aria-label={isSearching ? t("Close search") : t("Search")}
          aria-expanded={isSearching}
          data-opens-search={isSearching ? undefined : true}
          onClick={toggleSearch}
        >
          {isSearching ? <X size={18} aria-hidden /> : <Search size={18} aria-hidden />}
        </button>
        <SortControl sorting={sorting} onSort={onSort} />
      </div>
    </div>
  );
}

type SearchFieldProps = { query: string; onQuery: (query: string) => void; onClose: () => void };

function SearchField({ query, onQuery, onClose }: SearchFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(query);

  // The address follows the field a moment later; the field follows the address only when it is not focused.
  useEffect(() => {
    if (document.activeElement !== inputRef.current) setTyped(query);
  }, [query]);
  useEffect(() => inputRef.current?.focus({ preventScroll: true }), []);

  return (
    <input
      ref={inputRef}
      className={styles.search}
      type="search"
      enterKeyHint="search"
      placeholder={t("Search fund...")}
      aria-label={t("Search fund")}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onQuery(target.value);
      }}
      onKeyDown={({ key }) => {
        if (key === "Escape") onClose();
      }}
    />
  );
}

function CategoryChips({ people, counts, total, search, onSearch }: ChipsProps) {
  const { category: _category, ...withoutCategory } = search;
  const chips = [...counts].toSorted(([a], [b]) => a.localeCompare(b));
  const chip = (name: string | undefined, label: string, count: number) => (
    <li key={name ?? ""}>
      <button
        type="button"
        className={`${chipStyles.chip} ${styles.chip}`}
        aria-pressed={search.category === name}
        onClick={() =>
          onSearch({ ...withoutCategory, ...(name !== undefined && { category: name }) })
        }
      >
        <span className={styles.chipName}>{label}</span>
        <span className={`${look.note} ${look.figures} ${styles.chipCount}`}>
          {formatNumber(count)}
        </span>
        <VisuallyHidden>{counted(count, { one: "fund", other: "funds" })}</VisuallyHidden>
      </button>
    </li>
  );
  return (
    <div
      ref={showPressed}
      className={`${chipStyles.chips} ${styles.chips}`}
      onFocus={centreFocused}
    >
      {people}
      {Boolean(people) && <span className={styles.divider} aria-hidden />}
      <ul className={styles.categories} aria-label={t("Categories")}>
        {chip(undefined, t("All"), total)}
        {chips.map(([name, count]) => chip(name, categoryName(name), count))}
      </ul>
    </div>
  );
}

const showPressed = (row: HTMLElement | null): void => centreInRow(row, "[aria-pressed=true]");

function SortControl({ sorting, onSort }: SortingControl) {
  const { sort, order } = sorting;
  const Icon = order === "ascending" ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  return (
    <div className={styles.sort}>
      <span className={styles.choice}>
        <ArrowUpDown className={styles.choiceIcon} size={18} aria-hidden />
        <select
          className={styles.select}
          aria-label={t("Sort by")}
          value={sort}
          onChange={({ target }) => {
            const chosen = sorts.find((known) => known === target.value);
            if (chosen) onSort({ sort: chosen, order: naturalOrder(chosen) });
          }}
        >
          {sorts.map((name) => (
            <option key={name} value={name}>
              {t(sortNames[name])}
            </option>
          ))}
        </select>
      </span>
      <button
        type="button"
        className={styles.tool}
        aria-label={
          order === "ascending" ? t("Sorted ascending, reverse") : t("Sorted descending, reverse")
        }
        onClick={() => onSort({ sort, order: reverseOrder(order) })}
      >
        <Icon size={18} aria-hidden />
      </button>
    </div>
  );
}
