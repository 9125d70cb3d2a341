import { createFileRoute, redirect } from "@tanstack/react-router";
import { InPieces } from "../components/ui/in-pieces.tsx";
import { signedInUser } from "../features/auth/session.ts";
import { AppShell } from "../features/shell/app-shell.tsx";
import { nextTask } from "../next-task.ts";

/** Pages of a signed-in user; everybody else signs in first. */
export const Route = createFileRoute("/_signed-in")({
  beforeLoad: async ({ context, cause }) => {
    const user = await signedInUser(context.api);
    if (user === null) throw redirect({ to: "/login", replace: true });
    // The page is drawn in another task than the one that has read who the user is.
    if (cause === "enter") await nextTask();
    return { user };
  },
  // It is drawn in yet another task than the one that begins to ask for what it shows.
  loader: ({ cause }) => (cause === "enter" ? nextTask() : undefined),
  component: SignedIn,
});

function SignedIn() {
  const { user } = Route.useRouteContext();
  // What one user has typed or opened is not there for the next.
  return (
    <InPieces>
      <AppShell key={user.id} user={user} />
    </InPieces>
  );
}
