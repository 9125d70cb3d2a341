const searches = "main :is(input[type=search], input[role=combobox], [data-opens-search])";

export function focusSearch(): boolean {
  const search = document.querySelector<HTMLElement>(searches);
  if (search instanceof HTMLInputElement) search.focus();
  else search?.click();
  return search !== null;
}
