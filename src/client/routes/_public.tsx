import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { clearUserStorage } from "../browser/storage.ts";
import { yieldToMain } from "../browser/yield-to-main.ts";
import { DeferredRender } from "../components/ui/deferred-render.tsx";

export const Route = createFileRoute("/_public")({
  codeSplitGroupings: [],
  beforeLoad: async ({ context, cause }) => {
    const { user, googleEnabled, demoEnabled } = await context.api.auth.me.ensureData();
    if (user !== null) throw redirect({ to: "/", replace: true });
    clearUserStorage();
    if (cause === "enter") await yieldToMain();
    return { googleEnabled, demoEnabled };
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
