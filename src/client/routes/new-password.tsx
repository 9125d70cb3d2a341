import { createFileRoute, redirect } from "@tanstack/react-router";
import { pageHead } from "../components/page-head.ts";
import { DeferredRender } from "../components/ui/deferred-render.tsx";
import { NewPasswordPage } from "../features/auth/new-password-page.tsx";
import { WayBackPage } from "../features/auth/way-back-page.tsx";
import { pageLoaders } from "../start/page-loaders.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** A mail link's secret, taken out of the address, which is logged and shared. */
    mailedCode?: string;
    /** The same of the way back to an address. */
    wayBackCode?: string;
  }
}

export const Route = createFileRoute("/new-password")({
  validateSearch: ({ oobCode, wayBack }): { oobCode?: string; wayBack?: string } => ({
    ...(oobCode !== undefined && { oobCode: String(oobCode) }),
    ...(wayBack !== undefined && { wayBack: String(wayBack) }),
  }),
  beforeLoad: ({ search: { oobCode: mailedCode = "", wayBack = "" }, location }) => {
    if (wayBack !== "") {
      throw redirect({
        to: "/new-password",
        search: {},
        state: { wayBackCode: wayBack },
        replace: true,
      });
    }
    if (mailedCode !== "") {
      throw redirect({ to: "/new-password", search: {}, state: { mailedCode }, replace: true });
    }
    const { mailedCode: code, wayBackCode } = location.state;
    const opened = wayBackCode ?? code;
    if (opened === undefined) throw redirect({ to: "/login", replace: true });
    return { code: opened, isWayBack: wayBackCode !== undefined };
  },
  head: () => pageHead("New password", "Set a new password for your account."),
  loader: ({ context: { api }, location }) => void pageLoaders["/new-password"]({ api, location }),
  component: NewPassword,
});

function NewPassword() {
  const { code, isWayBack } = Route.useRouteContext();
  return (
    <DeferredRender>
      {isWayBack ? <WayBackPage code={code} /> : <NewPasswordPage key={code} code={code} />}
    </DeferredRender>
  );
}
