import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { blockDevTools } from "./block-devtools.ts";
import { tellFailedReturn } from "./features/auth/google-failure.ts";
import { leaveEnded, watchUser } from "./features/auth/session.ts";
import { watchPendingSignOut } from "./features/auth/watch-pending-sign-out.ts";
import { watchTokenSync } from "./features/auth/watch-token-sync.ts";
import { keepFocus } from "./components/ui/kept-focus.ts";
import { startOfflineCache } from "./features/offline/offline-cache.ts";
import { speakChosen } from "./language/language.ts";
import { keepForOffline, reloadForNewBuild } from "./offline-shell.ts";
import { nextTask } from "./next-task.ts";
import { createQueryClient } from "./query-client.ts";
import { createAppRouter, loadFirstPage } from "./router.tsx";
import { createApiCache, createApiClient, trpc } from "./trpc.ts";
import "./styles/tokens.css";
import "./styles/global.css";

void start();

/** In short tasks, so that a slow phone answers a finger between them. */
async function start(): Promise<void> {
  // Before anything is loaded that may be gone.
  if (import.meta.env.PROD) reloadForNewBuild();
  await nextTask();
  const apiClient = createApiClient();
  const queryClient = createQueryClient({
    onSignedOut: () => void leaveEnded({ api, queryClient, router }),
  });
  const api = createApiCache(queryClient, apiClient);
  const textsAreThere = speakChosen();
  tellFailedReturn(textsAreThere);
  const router = createAppRouter({ api, queryClient });
  await nextTask();
  loadFirstPage(router);
  watchUser({ api, queryClient, router });
  watchPendingSignOut({ api, queryClient, router });
  watchTokenSync({ api, queryClient });
  startOfflineCache(queryClient, api);
  keepFocus();

  if (import.meta.env.PROD && import.meta.env.VITE_BLOCK_DEVTOOLS !== "off") blockDevTools();

  if (import.meta.env.PROD) keepForOffline();

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
  // In a transition React renders piece by piece, and a slow phone can answer a finger between two of them.
  await textsAreThere;
  startTransition(() => createRoot(root).render(app));
}
