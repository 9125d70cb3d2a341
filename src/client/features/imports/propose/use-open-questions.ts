import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from "react";
import { missing } from "../../../../shared/missing.ts";

/**
 * Moves the focus through the elements with `data-question`, their id. When an answered question disappears with the
 * focus, the next one gets it, or the button where none is left.
 * @param state changes whenever a question is answered or added
 */
export function useOpenQuestions(state: string) {
  const stepRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const position = useRef(-1);
  const seen = useRef<{ state: string; ids: ReadonlySet<string> } | null>(null);
  // A layout effect, to run before the page moves a lost focus to its heading.
  useLayoutEffect(() => {
    const before = seen.current;
    if (before?.state === state) return;
    const all = questionsIn(stepRef);
    seen.current = { state, ids: new Set(all.map(idOf)) };
    if (before === null || document.activeElement !== document.body) return;
    const added = all.find((question) => !before.ids.has(idOf(question)));
    focusAndScrollTo(added ?? all[position.current] ?? all[0] ?? buttonRef.current);
  }, [state]);
  return {
    stepRef,
    buttonRef,
    follow: ({ target }: FocusEvent) => {
      const at = questionsIn(stepRef).findIndex((question) => question.contains(target));
      if (at >= 0) position.current = at;
    },
    visitNext: () => {
      const all = questionsIn(stepRef);
      focusAndScrollTo(all[(position.current + 1) % all.length]);
    },
  };
}

const questionsIn = ({ current }: RefObject<HTMLElement | null>): HTMLElement[] => [
  ...(current?.querySelectorAll<HTMLElement>("[data-question]") ?? []),
];

const idOf = ({ dataset }: HTMLElement): string => dataset["question"] ?? missing();

/** Aligns a long article to its start, and scrolls to a field no further than needed, which keeps its label in view. */
function focusAndScrollTo(target: HTMLElement | null | undefined): void {
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: target.matches("article") ? "start" : "nearest" });
}
