import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { blockDevTools } from "./block-devtools.ts";
import { tellFailedReturn } from "./features/auth/google-failure.ts";
import { leave, watchUser } from "./features/auth/session.ts";
import { watchTokenSync } from "./features/auth/watch-token-sync.ts";
import { keepFocus } from "./components/ui/kept-focus.ts";
import { keepAnswers } from "./features/offline/kept-answers.ts";
import { speakChosen } from "./language/language.ts";
import { keepForOffline, reloadForNewBuild } from "./offline-shell.ts";
import { createQueryClient } from "./query-client.ts";
import { createAppRouter } from "./router.tsx";
import { createApiCache, createApiClient, trpc } from "./trpc.ts";
import "./styles/tokens.css";
import "./styles/global.css";

const apiClient = createApiClient();
const queryClient = createQueryClient({
  onSignedOut: () => void leave({ api, queryClient, router }),
});
const api = createApiCache(queryClient, apiClient);
const textsAreThere = speakChosen();
tellFailedReturn(textsAreThere);
const router = createAppRouter({ api, queryClient });
watchUser({ api, queryClient, router });
watchTokenSync({ api, queryClient });
keepAnswers(queryClient, api);
keepFocus();

if (import.meta.env.PROD && import.meta.env.VITE_BLOCK_DEVTOOLS !== "off") blockDevTools();

if (import.meta.env.PROD) {
  keepForOffline();
  reloadForNewBuild();
}

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
void textsAreThere.then(() => startTransition(() => createRoot(root).render(app)));
