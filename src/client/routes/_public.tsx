import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { InPieces } from "../components/ui/in-pieces.tsx";
import { forgetSender } from "../features/sharing/chosen-sender.ts";

/** Pages for people who are not signed in; the others have their own home. */
export const Route = createFileRoute("/_public")({
  codeSplitGroupings: [],
  beforeLoad: async ({ context }) => {
    const { user, googleEnabled } = await context.api.auth.me.ensureData();
    if (user !== null) throw redirect({ to: "/", replace: true });
    // The session may have ended while no page was open.
    forgetSender();
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
