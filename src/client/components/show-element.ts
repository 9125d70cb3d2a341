/** A ref of what the page was opened for: it is shown once, when it is there. */
export const showElement = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: "start" });
