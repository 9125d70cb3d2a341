import markupByLanguage from "virtual:first-view-markup";
import type { Me } from "../../../shared/auth/schema.ts";
import type { FundList } from "../../../shared/funds/schema.ts";
import { portfolioTotals } from "../../../shared/funds/totals.ts";
import type { Holder } from "../../../shared/holders/holder.ts";
import { missing } from "../../../shared/missing.ts";
import { formatRupees } from "../../../shared/number-format.ts";
import type { EarlyRequests } from "../../api/early-responses.ts";
import { languageKey, readStored } from "../../browser/storage.ts";
import { readChosenHolder } from "../../features/holders/chosen-holder.ts";
import { fittingSize } from "../../features/overview/fitting-size.ts";
import { preferredLanguage } from "../../language/preferred-language.ts";
import { showEarlyView } from "../early-view.ts";
import { proceduresIn } from "../record-calls.ts";

// A separate script without libraries, loaded on Home if no view of the last visit is stored.

void paintFirstView();

/** By procedure; none of one that failed. */
type Results = { "auth.me"?: Me; "funds.list"?: FundList; "holders.list"?: Holder[] };

/** Paints Home's value from the page's early responses, while the client's code is still loading. */
async function paintFirstView(): Promise<void> {
  const {
    "auth.me": me,
    "funds.list": list,
    "holders.list": holders,
  } = await resultsOf(globalThis.early ?? new Map());
  if (me?.user == null || list === undefined || holders === undefined) return;
  // The client shows these notices above the value, which would move it.
  const hasNotice = me.user.demoUntil !== null || me.factorEndsAt !== null;
  const isOfOnePerson = location.search !== "" || readChosenHolder() !== null;
  if (list.funds.length === 0 || hasNotice || isOfOnePerson) return;
  const { currentValue } = portfolioTotals(list.funds, me.user.excludedCategories);
  show(list, formatRupees(currentValue), holders);
}

async function resultsOf(requests: EarlyRequests): Promise<Results> {
  const batches = [...requests].map(async ([address, sent]) => {
    // A body can be read once, and the client reads it later.
    const response = await sent.then((early) => early?.clone());
    const batch: { result?: { data: unknown } }[] = response?.ok ? await response.json() : [];
    const procedures = proceduresIn(address);
    return batch.map(({ result }, index) => [procedures[index], result?.data] as const);
  });
  return Object.fromEntries((await Promise.all(batches)).flat()) as Results;
}

function show(list: FundList, amount: string, holders: readonly Holder[]): void {
  const markup = new Map(markupByLanguage);
  const language = preferredLanguage(readStored(languageKey), navigator.languages, markup);
  const view = showEarlyView(markup.get(language) ?? missing());
  if (view === null) return;
  view.lang = `${language}-IN`;
  const people = find(view, "[data-people]");
  if (holders.length === 0) people.remove();
  else showNames(find(people, "button:last-of-type"), holders);
  // Lines that the client will not show would move the value.
  if (list.navAsOf === null) find(view, "[data-as-of]").remove();
  if (list.dayChange === null) find(view, "[data-day-change]").remove();
  if (!list.funds.some(({ hasTransactions }) => hasTransactions))
    find(view, "[data-rate]").remove();
  const value = find(view, "[data-value]").parentElement ?? missing();
  value.textContent = amount;
  value.style.fontSize = fittingSize(amount, "--text-hero");
}

function showNames(chip: HTMLElement, holders: readonly Holder[]): void {
  for (const { name } of holders) {
    const copy = chip.cloneNode(true) as HTMLElement;
    find(copy, "span").textContent = name;
    chip.before(copy);
  }
  chip.remove();
}

const find = (within: HTMLElement, selector: string): HTMLElement =>
  within.querySelector<HTMLElement>(selector) ?? missing();
