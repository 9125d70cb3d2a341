import "./styles/tokens.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createQueryClient } from "./api/query-client.ts";
import { createApiClient } from "./api/api-client.ts";
import { createApiCache, trpc } from "./api/trpc.ts";
import { blockDevTools } from "./block-devtools.ts";
import { reloadOnNewBuild } from "./browser/reload-on-new-build.ts";
import { watchInstallPrompt } from "./browser/install-prompt.ts";
import { watchVisitedPages } from "./browser/visited-pages.ts";
import { yieldToMain } from "./browser/yield-to-main.ts";
import { showFailureFromAddress } from "./features/auth/openid/load-failure-toasts.ts";
import { startOfflineCache } from "./features/offline/offline-cache.ts";
import { registerServiceWorker } from "./features/offline/service-worker.ts";
import { sendPendingSignOut } from "./features/auth/session/pending-sign-out.ts";
import { handleExpiredSession, watchUser } from "./features/auth/session/session.ts";
import { watchPendingSignOut } from "./features/auth/session/watch-pending-sign-out.ts";
import { watchTokenSync } from "./features/auth/session/watch-token-sync.ts";
import { loadLanguage } from "./language/language.ts";
import { createAppRouter, loadFirstPage } from "./router.tsx";
import "./styles/global.css";

void start();

/** In short tasks, so that a slow phone answers input between them. */
async function start(): Promise<void> {
  if (import.meta.env.PROD) reloadOnNewBuild();
  await yieldToMain();
  const apiClient = createApiClient(sendPendingSignOut);
  const queryClient = createQueryClient({
    onSignedOut: () => void handleExpiredSession({ api, queryClient, router }),
    onFactorNeeded: () => void api.auth.me.invalidate(),
  });
  const api = createApiCache(queryClient, apiClient);
  const languageLoaded = loadLanguage();
  showFailureFromAddress(languageLoaded);
  const router = createAppRouter({ api, queryClient });
  watchVisitedPages(router.history);
  watchInstallPrompt();
  await yieldToMain();
  loadFirstPage(router);
  watchUser({ api, queryClient, router });
  watchPendingSignOut({ api, queryClient, router });
  watchTokenSync({ api, queryClient });
  startOfflineCache(queryClient, api);

  if (import.meta.env.PROD && import.meta.env.VITE_BLOCK_DEVTOOLS !== "off") blockDevTools();

  if (import.meta.env.PROD) registerServiceWorker();

  const root = document.getElementById("root");
  if (root === null) throw new Error("index.html has no #root");
  const app = (
    <StrictMode>
      <trpc.Provider client={apiClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </trpc.Provider>
    </StrictMode>
  );
  await languageLoaded;
  startTransition(() => createRoot(root).render(app));
}
