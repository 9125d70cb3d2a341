/** A ref callback that scrolls to the element that the page was opened for, once it exists. */
export const showElement = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: "start" });
