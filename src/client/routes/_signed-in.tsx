import { createFileRoute, redirect } from "@tanstack/react-router";
import { deleteKeptOfOthers } from "../browser/kept-on-device.ts";
import { clearTabOfOthers } from "../browser/tab-storage.ts";
import { yieldToMain } from "../browser/yield-to-main.ts";
import { DeferredRender } from "../components/ui/deferred-render.tsx";
import { Confirmation } from "../features/confirmation/confirmation.tsx";
import { storeReturnAddress, takeReturnAddress } from "../features/session/return-address.ts";
import { signedInUser } from "../features/session/session.ts";
import { AppShell } from "../features/shell/app-shell.tsx";
import { Shortcuts } from "../features/shortcuts/shortcuts.tsx";

export const Route = createFileRoute("/_signed-in")({
  beforeLoad: async ({ context, cause, location }) => {
    const user = await signedInUser(context.api);
    if (user === null) {
      if (cause === "enter") storeReturnAddress(location.href);
      throw redirect({ to: "/login", replace: true });
    }
    if (cause === "enter") {
      const asked = takeReturnAddress(user.id);
      clearTabOfOthers(user.id);
      deleteKeptOfOthers(user.id);
      // Every sign-in leads home first.
      if (asked !== null && location.pathname === "/") {
        throw redirect({ href: asked, replace: true });
      }
    }
    if (cause === "enter") await yieldToMain();
    return { user };
  },
  loader: ({ cause }) => (cause === "enter" ? yieldToMain() : undefined),
  component: SignedIn,
});

function SignedIn() {
  const { user } = Route.useRouteContext();
  // The key resets all state when another user signs in.
  return (
    <DeferredRender key={user.id}>
      <AppShell user={user} />
      <Shortcuts />
      <Confirmation user={user} />
    </DeferredRender>
  );
}
