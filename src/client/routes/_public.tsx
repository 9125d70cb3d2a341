import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { DeferredRender } from "../components/ui/deferred-render.tsx";
import { clearUserStorage } from "../browser/storage.ts";
import { yieldToMain } from "../browser/yield-to-main.ts";

/** Pages for people who are not signed in; the others have their own home. */
export const Route = createFileRoute("/_public")({
  codeSplitGroupings: [],
  beforeLoad: async ({ context, cause }) => {
    const { user, googleEnabled } = await context.api.auth.me.ensureData();
    if (user !== null) throw redirect({ to: "/", replace: true });
    // The session may have ended while no page was open.
    clearUserStorage();
    // The page is drawn in another task than the one that has read who the user is.
    if (cause === "enter") await yieldToMain();
    return { googleEnabled };
  },
  component: PublicPages,
});

function PublicPages() {
  return (
    <DeferredRender>
      <Outlet />
    </DeferredRender>
  );
}
