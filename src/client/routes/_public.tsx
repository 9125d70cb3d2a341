import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { InPieces } from "../components/ui/in-pieces.tsx";
import { forgetSender } from "../features/sharing/chosen-sender.ts";
import { nextTask } from "../next-task.ts";

/** Pages for people who are not signed in; the others have their own home. */
export const Route = createFileRoute("/_public")({
  codeSplitGroupings: [],
  beforeLoad: async ({ context, cause }) => {
    const { user, googleEnabled } = await context.api.auth.me.ensureData();
    if (user !== null) throw redirect({ to: "/", replace: true });
    // The session may have ended while no page was open.
    forgetSender();
    // The page is drawn in another task than the one that has read who the user is.
    if (cause === "enter") await nextTask();
    return { googleEnabled };
  },
  component: PublicPages,
});

function PublicPages() {
  return (
    <InPieces>
      <Outlet />
    </InPieces>
  );
}
