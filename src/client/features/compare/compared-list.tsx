import { X } from "lucide-react";
import { isoDay } from "../../../shared/history/days.ts";
import { InlineFailure } from "../../components/inline-failure.tsx";
import { dateText } from "../../language/dates.ts";
import { t, type PlainText } from "../../language/text.ts";
import { useNavStatus } from "../schemes/queries.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import type { ComparedScheme } from "./compared-schemes.ts";
import styles from "./compare.module.css";
import { SeriesSample } from "../../components/chart/series-sample.tsx";
import { WatchButton } from "./watch-button.tsx";

type ComparedListProps = {
  schemes: readonly ComparedScheme[];
  onRemove: (code: string) => void;
  onRetry: () => void;
};

/** The chosen schemes, each with its state. */
export const ComparedList = ({ schemes, onRemove, onRetry }: ComparedListProps) => (
  <ul className={look.card} aria-label={t("Compared schemes")}>
    {schemes.map((scheme) => (
      <li key={scheme.code} className={`${layout.entry} ${styles.scheme}`}>
        <SeriesSample tone={scheme.state.kind === "ready" ? scheme.tone : null} />
        <div className={layout.entryWords}>
          <p>
            {scheme.state.kind === "unknown"
              ? t("AMFI {code}", { code: scheme.code })
              : scheme.title}
          </p>
          <StateNote scheme={scheme} onRetry={onRetry} />
        </div>
        <div className={styles.actions}>
          {scheme.state.kind !== "unknown" && scheme.state.kind !== "loading" && (
            <WatchButton code={scheme.code} title={scheme.title} />
          )}
          <button
            type="button"
            className={look.icon}
            aria-label={t("Remove {scheme} from the comparison", { scheme: scheme.title })}
            title={t("Remove")}
            onClick={() => onRemove(scheme.code)}
          >
            <X size={18} aria-hidden />
          </button>
        </div>
      </li>
    ))}
  </ul>
);

type StateNoteProps = { scheme: ComparedScheme; onRetry: () => void };

function StateNote({ scheme: { state, endedOn }, onRetry }: StateNoteProps) {
  const { data: list } = useNavStatus();
  if (state.kind === "failed") {
    return (
      <InlineFailure
        text={t("The NAVs could not be loaded.")}
        query={{ isFetching: false, refetch: onRetry }}
      />
    );
  }
  return (
    <>
      {notesOf(state, endedOn, list?.source === "sample").map((note) => (
        <p key={note} className={look.note} role="status">
          {note}
        </p>
      ))}
    </>
  );
}

type ReadyState = Extract<ComparedScheme["state"], { kind: "ready" }>;
type Waiting = Exclude<ComparedScheme["state"], ReadyState>["kind"];

const sentences: Record<Exclude<Waiting, "loading" | "failed">, PlainText> = {
  unknown: "AMFI's list has no scheme with this code.",
  idcw: "Its NAV drops with each payout, so it cannot be compared. Compare the growth option.",
  bonus: "Its NAV drops with each bonus, so it cannot be compared. Compare the growth option.",
  none: "There are no NAVs of this scheme.",
  fetching: "Its NAVs are being fetched. It is compared once they have come.",
};

function notesOf(
  state: ComparedScheme["state"],
  endedOn: ComparedScheme["endedOn"],
  isSample: boolean,
): string[] {
  if (state.kind === "loading" || state.kind === "failed") return [];
  if (state.kind === "fetching" && isSample) {
    return [t("The sample list has no earlier NAVs. It is compared once AMFI's list is here.")];
  }
  if (state.kind !== "ready") return [t(sentences[state.kind])];
  const { changedOn, isFilling } = state;
  const notes: string[] = [];
  if (isFilling) notes.push(t("Not all NAVs of earlier days are here yet."));
  if (changedOn !== null) {
    const day = dateText(isoDay(changedOn));
    notes.push(
      t("Its face value changed on {day}, so the comparison does not go back further.", { day }),
    );
  }
  if (endedOn !== null) {
    const day = dateText(endedOn);
    notes.push(
      t("It has matured or was wound up: the comparison ends with its last NAV, of {day}.", {
        day,
      }),
    );
  }
  return notes;
}
