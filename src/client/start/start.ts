import type { EarlyRequests } from "../api/early-responses.ts";
import type { ApiCache } from "../api/trpc.ts";
import type { FileRouteTypes } from "../routeTree.gen.ts";
import { readDirectSearch } from "../features/direct/direct-search.ts";
import { isSignOutPending } from "../features/auth/session/pending-sign-out.ts";
import { paintLastView, whenParsed } from "./last-view.ts";
import { matchPage } from "./match-page.ts";
import { pageLoaders, unguardedPages } from "./page-loaders.ts";
import { batchAddress, recordCalls } from "./record-calls.ts";

type PagePath = FileRouteTypes["to"];

// Inlined into the built page; runs before the client's code has arrived.

/** The build writes into the script's attributes which files the client and each of its pages consist of. */
const { client = "[]", pages = "[]", firstView = "" } = document.currentScript?.dataset ?? {};
const files = new Map<PagePath, string[]>(JSON.parse(pages));
const unguarded: readonly PagePath[] = unguardedPages;
const { pathname } = location;
const page = matchPage(pathname, [...files.keys()]);

document.documentElement.dataset["build"] = client;

const early: EarlyRequests = new Map();
globalThis.early = early;
// During a sign-out nothing may be sent with the session's cookie, or shown of its user.
const isSigningOut = isSignOutPending();
const isVisible = document.visibilityState === "visible";
/** In a task of its own, so that a slow phone can parse the page first. Timers of a hidden page may wait a second. */
const soon = (act: () => void) => (isVisible ? setTimeout(act) : act());
soon(sendRequests);
soon(preloadPage);

function sendRequests(): void {
  if (page === undefined || isSigningOut) return;
  if (!unguarded.includes(page)) send((api) => api.auth.me.prefetch());
  if (isLoaded(page)) {
    const given = Object.fromEntries(new URLSearchParams(location.search));
    const search = readDirectSearch(given);
    const state = history.state ?? {};
    send((api) => pageLoaders[page]({ api, location: { state, pathname, search } }));
  }
}

function isLoaded(path: PagePath): path is keyof typeof pageLoaders {
  return Object.hasOwn(pageLoaders, path);
}

function send(load: (api: ApiCache) => unknown): void {
  const address = batchAddress(recordCalls(load));
  // Read immediately: an unread response would hold its connection.
  const response = fetch(address).then(async (sent) => {
    return new Response(await sent.arrayBuffer(), sent);
  });
  early.set(
    address,
    response.catch(() => undefined),
  );
}

function preloadPage(): void {
  for (const href of (page !== undefined && files.get(page)) || []) {
    const link = document.createElement("link");
    document.head.append(
      Object.assign(link, { rel: "modulepreload", fetchPriority: "low", crossOrigin: "", href }),
    );
  }
}

// The client's scripts run after the first paint, each in its own task, so that a slow phone can paint between them.
function run(): void {
  for (const src of JSON.parse(client)) {
    const script = document.createElement("script");
    document.head.append(Object.assign(script, { type: "module", crossOrigin: "", src }));
  }
}
const runWhenParsed = () => whenParsed(run);
// A hidden page paints nothing and gets no frames.
if (isVisible) requestAnimationFrame(() => setTimeout(runWhenParsed));
else runWhenParsed();
// Last, so that a failure here does not keep the client from starting.
if (page === "/" && !isSigningOut && !paintLastView(client))
  soon(() => void import(/* @vite-ignore */ firstView));
