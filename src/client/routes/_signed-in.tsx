import { createFileRoute, redirect } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import type { User } from "../../shared/auth/schema.ts";
import { deleteKeptOfOthers } from "../browser/kept-on-device.ts";
import { clearTabOfOthers } from "../browser/tab-storage.ts";
import { yieldToMain } from "../browser/yield-to-main.ts";
import { DeferredRender } from "../components/ui/deferred-render.tsx";
import { Confirmation } from "../features/auth/confirmation/confirmation.tsx";
import { storeReturnAddress, takeReturnAddress } from "../features/auth/session/return-address.ts";
import { useMe } from "../features/auth/session/queries.ts";
import { signedInUser } from "../features/auth/session/session.ts";
import { AppShell } from "../features/shell/app-shell.tsx";
import { Shortcuts } from "../features/shortcuts/shortcuts.tsx";
import { t } from "../language/text.ts";

export const Route = createFileRoute("/_signed-in")({
  beforeLoad: async ({ context, cause, location }) => {
    const user = await signedInUser(context);
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

/** Loaded only where a second factor is required and missing. */
const FactorNeeded = lazy(async () => {
  const [{ AuthPage }, { SetUpFactor }] = await Promise.all([
    import("../features/auth/auth-page.tsx"),
    import("../features/auth/second-factor/set-up-factor.tsx"),
  ]);
  return {
    default: ({ user }: { user: User }) => (
      <AuthPage
        title={t("Set up a second factor")}
        text={t(
          "This Fundbook asks everybody for more than a password: a passkey, or a code of an app on your phone.",
        )}
        other={null}
      >
        <SetUpFactor user={user} />
      </AuthPage>
    ),
  };
});

function SignedIn() {
  const { user } = Route.useRouteContext();
  const needsSecondFactor = useMe().data?.needsSecondFactor === true;
  // The key resets all state when another user signs in.
  return (
    <DeferredRender key={user.id}>
      {needsSecondFactor ? (
        <Suspense>
          <FactorNeeded user={user} />
        </Suspense>
      ) : (
        <>
          <AppShell user={user} />
          <Shortcuts />
        </>
      )}
      <Confirmation user={user} />
    </DeferredRender>
  );
}
