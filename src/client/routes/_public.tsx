import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";

/** Pages for people who are not signed in; the others have their own home. */
export const Route = createFileRoute("/_public")({
  beforeLoad: async ({ context }) => {
    const { user, googleEnabled } = await context.api.auth.me.ensureData();
    if (user !== null) throw redirect({ to: "/", replace: true });
    return { googleEnabled };
  },
  component: Outlet,
});
