import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  RouterProvider,
} from "@tanstack/react-router";
import { createTRPCReact, httpBatchLink } from "@trpc/react-query";
import { createRoot } from "react-dom/client";
import type { AppRouter } from "../../src/server/router.ts";

/** The baseline of the client's size: the libraries that every screen uses, in one page that does nothing else. */
const trpc = createTRPCReact<AppRouter>();
const client = trpc.createClient({ links: [httpBatchLink({ url: "/api/trpc" })] });
const queryClient = new QueryClient();

function Login() {
  const me = trpc.auth.me.useQuery();
  const login = trpc.auth.login.useMutation();
  return (
    <Link to="/">
      {me.status} {login.status}
    </Link>
  );
}

const root = createRootRoute();
const page = createRoute({ getParentRoute: () => root, path: "/", component: Login });
const router = createRouter({ routeTree: root.addChildren([page]) });

const element = document.getElementById("root");
if (element === null) throw new Error("index.html has no #root");
createRoot(element).render(
  <trpc.Provider client={client} queryClient={queryClient}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </trpc.Provider>,
);
