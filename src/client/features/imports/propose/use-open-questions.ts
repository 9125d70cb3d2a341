import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from "react";
import { missing } from "../../../../shared/missing.ts";

/**
 * Leads through what has `data-question`, which is its id. The focus of an answered question, which goes away with it,
 * goes to the next one, or to the button where none is left.
 * @param state differs once a question is answered or asked
 */
export function useOpenQuestions(state: string) {
  const placeRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const position = useRef(-1);
  const seen = useRef<{ state: string; ids: ReadonlySet<string> } | null>(null);
  // Before the page gives a lost focus to its heading.
  useLayoutEffect(() => {
    const before = seen.current;
    if (before?.state === state) return;
    const all = questionsIn(placeRef);
    seen.current = { state, ids: new Set(all.map(idOf)) };
    if (before === null || document.activeElement !== document.body) return;
    const added = all.find((question) => !before.ids.has(idOf(question)));
    show(added ?? all[position.current] ?? all[0] ?? buttonRef.current);
  }, [state]);
  return {
    placeRef,
    buttonRef,
    follow: ({ target }: FocusEvent) => {
      const at = questionsIn(placeRef).findIndex((question) => question.contains(target));
      if (at >= 0) position.current = at;
    },
    visitNext: () => {
      const all = questionsIn(placeRef);
      show(all[(position.current + 1) % all.length]);
    },
  };
}

const questionsIn = ({ current }: RefObject<HTMLElement | null>): HTMLElement[] => [
  ...(current?.querySelectorAll<HTMLElement>("[data-question]") ?? []),
];

const idOf = ({ dataset }: HTMLElement): string => dataset["question"] ?? missing();

/** From its beginning where it is long; the label of a field stays in view. */
function show(place: HTMLElement | null | undefined): void {
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: place.matches("article") ? "start" : "nearest" });
}
