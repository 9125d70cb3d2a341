import { useEffect, useState } from "react";
import type { Holder } from "../../../../shared/holders/holder.ts";
import type { Recipient } from "../../../../shared/sharing/schema.ts";
import { asOneQuery, LoadFailure } from "../../../components/load-failure.tsx";
import { Section } from "../../../components/section.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { VisuallyHidden } from "../../../components/ui/visually-hidden.tsx";
import { counted } from "../../../language/counted.ts";
import { t } from "../../../language/text.ts";
import { useHolders } from "../../holders/queries.ts";
import { PersonSkeleton } from "../person.tsx";
import { useRecipients } from "../queries.ts";
import { RecipientRow } from "./recipient-row.tsx";
import look from "../../../styles/look.module.css";
import styles from "./recipients-section.module.css";

const shownAtFirst = 2;
const typingPause = 250;

export function RecipientsSection() {
  const [typed, setTyped] = useState("");
  const query = useDebouncedValue(typed.trim(), typingPause);
  const list = useRecipients(query);
  const people = useHolders();
  const loading = asOneQuery(list, people);
  return (
    <Section
      title={t("Sharing your funds")}
      text={t(
        "The people you choose get read-only copies. They see later changes once you update a copy, or by the next day if you let it keep up.",
      )}
    >
      <input
        className={look.input}
        type="search"
        enterKeyHint="search"
        placeholder={t("Search by name or email")}
        aria-label={t("Search people")}
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {list.data !== undefined && people.data !== undefined ? (
        <Recipients
          holders={people.data}
          recipients={list.data.pages.flatMap((page) => page.recipients)}
          query={query}
          hasMore={list.hasNextPage}
          isFetchingMore={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      ) : loading.error !== null ? (
        <LoadFailure
          title={t("The people you can share with could not be loaded")}
          query={loading}
        />
      ) : (
        <div role="status" aria-label={t("Loading people")}>
          <PersonSkeleton />
          <PersonSkeleton />
        </div>
      )}
    </Section>
  );
}

type RecipientsProps = {
  holders: readonly Holder[];
  recipients: readonly Recipient[];
  query: string;
  hasMore: boolean;
  isFetchingMore: boolean;
  onMore: () => void;
};

function Recipients(props: RecipientsProps) {
  const { holders, recipients, query, hasMore, isFetchingMore, onMore } = props;
  const [isExpanded, setIsExpanded] = useState(false);
  const shown = isExpanded ? recipients : recipients.slice(0, shownAtFirst);
  const showMore = () => {
    if (isExpanded) onMore();
    else setIsExpanded(true);
  };
  const more = { name: t("Show More..."), busy: isFetchingMore, onClick: showMore };
  const less = { name: t("Show Less"), busy: false, onClick: () => setIsExpanded(false) };
  const steps = [
    ...(shown.length < recipients.length || hasMore ? [more] : []),
    ...(isExpanded && recipients.length > shownAtFirst ? [less] : []),
  ];
  const isAnybody = recipients.length > 0;
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {isAnybody && query !== "" && foundText(recipients.length, hasMore)}
        </span>
      </VisuallyHidden>
      {isAnybody ? (
        <ul className={styles.people} aria-label={t("People")}>
          {shown.map((recipient) => (
            <RecipientRow key={recipient.id} recipient={recipient} holders={holders} />
          ))}
        </ul>
      ) : (
        <NoRecipients query={query} />
      )}
      <div className={styles.more}>
        {/* Keyed by position: the first button keeps the focus of its predecessor. */}
        {steps.map(({ name, busy, onClick }, index) => (
          <Button key={index} variant="quiet" busy={busy} onClick={onClick}>
            {name}
          </Button>
        ))}
      </div>
    </>
  );
}

const foundText = (count: number, hasMore: boolean): string =>
  hasMore
    ? t("More than {count} people found", { count })
    : counted(count, { one: "{count} person found", other: "{count} people found" });

const NoRecipients = ({ query }: { query: string }) => (
  <p className={styles.none} role="status">
    {query === ""
      ? t(
          "There is nobody to share with yet. People appear here once they let others share funds with them, in their own account.",
        )
      : t(
          "Nobody found for “{query}”. People can be found once they let others share funds with them.",
          { query },
        )}
  </p>
);

function useDebouncedValue<Value>(value: Value, delay: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}
