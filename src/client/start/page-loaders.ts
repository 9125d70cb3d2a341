import type { ApiCache } from "../api/trpc.ts";
import { readChosenHolder } from "../features/holders/chosen-holder.ts";
import type { GoalsSearch } from "../features/goals/page/goals-search.ts";
import type { DirectSearch } from "../features/direct/direct-search.ts";
import type { ReportKind } from "../../shared/reports/period.ts";
import { storedSender } from "../features/sharing/stored-sender.ts";

type Loading = {
  api: ApiCache;
  location: {
    pathname: string;
    search: DirectSearch & GoalsSearch;
    state: { senderId?: string | undefined };
  };
};

/** Each visit asks again: a sender can unshare at any time, and any change of a ledger counts. */
const fresh = { staleTime: 0 };

/** The page reads it when the form is sent, however late that is. */
const kept = { gcTime: Infinity };

const loadFunds = ({ api }: Loading) =>
  Promise.all([api.funds.list.prefetch(), api.nav.status.prefetch()]);

const loadHeldFunds = (loading: Loading) =>
  Promise.all([loadFunds(loading), loading.api.holders.list.prefetch()]);

/**
 * The person whose figures a page shows, even before the page, or the link to it, has put the remembered choice into
 * its address. A page that is opened for one fund or goal shows everyone's.
 */
function personOf({ location: { search } }: Loading): { holderId?: string } {
  const isOpenedForOne = search.fund !== undefined || search.goal !== undefined;
  const holderId = search.holder ?? (isOpenedForOne ? null : readChosenHolder());
  return holderId === null ? {} : { holderId };
}

const loadTax = ({ api, location }: Loading) => {
  const financialYear = location.pathname.split("/")[2] || undefined;
  const holderId = location.search.holder;
  return Promise.all([
    api.holders.list.prefetch(),
    api.nav.status.prefetch(),
    api.tax.report.prefetch({
      ...(financialYear !== undefined && { financialYear }),
      ...(holderId !== undefined && { holderId }),
    }),
  ]);
};

const loadReport =
  (kind: ReportKind) =>
  ({ api, location }: Loading) => {
    const period = location.pathname.split("/")[3] ?? "";
    const { holder } = location.search;
    return Promise.all([
      api.holders.list.prefetch(),
      api.nav.status.prefetch(),
      api.reports.get.prefetch({
        kind,
        period,
        ...(holder !== undefined && { holderId: holder }),
      }),
    ]);
  };

/**
 * What each page asks for first. A loader runs twice: in the start script, which sends the requests while the client's
 * code is loading, and in the page's route, which takes those responses. The start script's types require that each
 * path is a page.
 */
export const pageLoaders = {
  "/": (loading) =>
    Promise.all([
      loadHeldFunds(loading),
      loading.api.portfolio.performance.prefetch(personOf(loading)),
      loading.api.portfolio.home.prefetch(personOf(loading)),
      loading.api.imports.balances.prefetch(),
      loading.api.sips.list.prefetch({}),
    ]),
  "/account": ({ api }) => api.holders.list.prefetch(),
  "/account/data": ({ api }) =>
    Promise.all([api.holders.list.prefetch(), api.removals.list.prefetch()]),
  "/account/letters": ({ api }) =>
    Promise.all([
      api.letters.settings.prefetch(),
      api.holders.list.prefetch(),
      api.calendar.list.prefetch(),
      api.push.key.prefetch(),
    ]),
  "/account/security": ({ api }) =>
    Promise.all([
      api.account.security.prefetch(),
      api.passkeys.list.prefetch(),
      api.tokens.list.prefetch(),
      api.account.events.prefetch(),
    ]),
  "/account/sharing": ({ api }) =>
    Promise.all([
      api.sharing.senders.prefetch(undefined, fresh),
      api.sharing.ended.prefetch(undefined, fresh),
      api.holders.list.prefetch(),
      api.sharing.recipients.prefetchInfinite({}),
      api.sharing.blocked.prefetch(),
    ]),
  // Not the schemes of its address: reading them here would add code to every page, even to signing in.
  "/compare": (loading) => Promise.all([loading.api.watch.list.prefetch(), loadFunds(loading)]),
  "/funds": loadHeldFunds,
  "/funds/$fundId": (loading) => {
    const fundId = loading.location.pathname.split("/")[2] ?? "";
    return Promise.all([
      loadHeldFunds(loading),
      loading.api.portfolio.fund.prefetch({ fundId }),
      loading.api.transactions.list.prefetch({ fundId }),
      loading.api.sips.list.prefetch({}),
    ]);
  },
  "/funds/add-transaction": (loading) =>
    Promise.all([loadHeldFunds(loading), loading.api.sips.list.prefetch({})]),
  // All that a file is compared with, so that this also works once the network is gone.
  "/funds/import": (loading) =>
    Promise.all([
      loadHeldFunds(loading),
      loading.api.imports.ledgers.prefetch({}),
      loading.api.imports.list.prefetch(),
      loading.api.sips.list.prefetch({}),
    ]),
  "/funds/reconcile": (loading) =>
    Promise.all([loadHeldFunds(loading), loading.api.imports.balances.prefetch(undefined, fresh)]),
  "/funds/add-fund": ({ api }) =>
    Promise.all([
      api.categories.list.prefetch(),
      api.funds.list.prefetch(undefined, kept),
      api.nav.status.prefetch(),
      api.holders.list.prefetch(undefined, kept),
    ]),
  "/funds/view-funds": loadHeldFunds,
  "/funds/edit-funds": loadHeldFunds,
  "/funds/edit-funds/$fundId": ({ api }) =>
    Promise.all([
      api.categories.list.prefetch(),
      api.funds.list.prefetch(),
      api.nav.status.prefetch(),
      api.holders.list.prefetch(),
    ]),
  "/funds/shared-funds": ({ api }) =>
    Promise.all([
      api.sharing.senders.prefetch(undefined, fresh),
      api.sharing.ended.prefetch(undefined, fresh),
    ]),
  "/funds/shared-funds/details": ({ api, location: { state } }) => {
    const senderId = state.senderId ?? storedSender()?.senderId;
    return Promise.all([
      senderId !== undefined && api.sharing.senderFunds.prefetch({ senderId }, fresh),
      api.nav.status.prefetch(),
    ]);
  },
  "/goals": (loading) => {
    const person = personOf(loading);
    return Promise.all([
      loadHeldFunds(loading),
      loading.api.goals.list.prefetch({}),
      person.holderId !== undefined && loading.api.goals.list.prefetch(person),
      loading.api.sips.list.prefetch({}),
    ]);
  },
  "/targets": (loading) =>
    Promise.all([loadHeldFunds(loading), loading.api.targets.get.prefetch(personOf(loading))]),
  "/regular-plans": (loading) =>
    Promise.all([loadHeldFunds(loading), loading.api.direct.portfolio.prefetch(personOf(loading))]),
  "/reports/month/$month": loadReport("month"),
  "/reports/year/$year": loadReport("year"),
  "/tax": loadTax,
  "/tax/$year": loadTax,
  "/tax/sell": ({ api, location: { search } }) => {
    const person = search.holder === undefined ? {} : { holderId: search.holder };
    return Promise.all([
      api.holders.list.prefetch(),
      api.nav.status.prefetch(),
      api.tax.sellable.prefetch(person),
      api.tax.harvest.prefetch(person),
    ]);
  },
  "/link-google": ({ api }) => api.auth.pendingLink.prefetch(),
  "/new-password": ({ api }) => api.auth.me.prefetch(),
} satisfies Record<string, (loading: Loading) => Promise<unknown>>;

/** Their routes do not check who is signed in. */
export const unguardedPages = ["/link-google", "/new-password"] as const;
