import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { isNewDevice } from "../browser/seen-version.ts";
import { clearUserStorage } from "../browser/storage.ts";
import { yieldToMain } from "../browser/yield-to-main.ts";
import { signInProvidersOf } from "../features/auth/openid/sign-in-providers-of.ts";
import { DeferredRender } from "../components/ui/deferred-render.tsx";

export const Route = createFileRoute("/_public")({
  codeSplitGroupings: [],
  beforeLoad: async ({ context, cause }) => {
    const { user, signUp, demoEnabled, passkeysEnabled, ...me } =
      await context.api.auth.me.ensureData();
    if (user !== null) throw redirect({ to: "/", replace: true });
    clearUserStorage();
    if (cause === "enter") await yieldToMain();
    return {
      providers: signInProvidersOf(me),
      signUp,
      demoEnabled,
      passkeysEnabled,
      isNewDevice: isNewDevice(),
    };
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
