import { useEffect, useRef, type FocusEvent, type RefObject } from "react";

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
  useEffect(() => {
    const before = seen.current;
    if (before?.state === state) return;
    const all = questionsIn(placeRef);
    seen.current = { state, ids: new Set(all.map(idOf)) };
    if (before === null || document.activeElement !== document.body) return;
    const added = all.find((question) => !before.ids.has(idOf(question)));
    (added ?? all[position.current] ?? all[0] ?? buttonRef.current)?.focus();
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
      all[(position.current + 1) % all.length]?.focus();
    },
  };
}

const questionsIn = ({ current }: RefObject<HTMLElement | null>): HTMLElement[] => [
  ...(current?.querySelectorAll<HTMLElement>("[data-question]") ?? []),
];

const idOf = ({ dataset }: HTMLElement): string => dataset["question"] ?? "";
