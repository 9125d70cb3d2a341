/** A search field, a field that searches as it is typed in, or the button that opens one. */
const searches = "main :is(input[type=search], input[role=combobox], [data-opens-search])";

/**
 * Moves to the search of the screen.
 * @returns whether it has one
 */
export function focusSearch(): boolean {
  const search = document.querySelector<HTMLElement>(searches);
  if (search instanceof HTMLInputElement) search.focus();
  else search?.click();
  return search !== null;
}
