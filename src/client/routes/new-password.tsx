import { createFileRoute, redirect } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { isMailedCode } from "../../shared/mailed-code.ts";
import { pageHead } from "../components/page-head.ts";
import { DeferredRender } from "../components/ui/deferred-render.tsx";
import { NewPasswordPage } from "../features/auth/new-password-page.tsx";
import { pageLoaders } from "../start/page-loaders.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** A mail link's secret, taken out of the address, which is logged and shared. */
    mailedCode?: string;
    /** Other purposes of a mailed link; by default, a new password. */
    mailedFor?: "wayBack" | "device" | "lost" | "keep";
  }
}

/** In the addresses of mailed links. */
const codeNames = ["wayBack", "device", "lost", "keep", "oobCode"] as const;
type Codes = { [Name in (typeof codeNames)[number]]?: string };

export const Route = createFileRoute("/new-password")({
  validateSearch: (search: Record<string, unknown>): Codes =>
    Object.fromEntries(
      codeNames.flatMap((name) =>
        search[name] === undefined ? [] : [[name, String(search[name])]],
      ),
    ),
  beforeLoad: ({ search, location }) => {
    for (const name of codeNames) {
      const { [name]: mailedCode = "" } = search;
      if (mailedCode === "") continue;
      const state = { mailedCode, ...(name !== "oobCode" && { mailedFor: name }) };
      throw redirect({ to: "/new-password", search: {}, state, replace: true });
    }
    const { mailedCode: code, mailedFor } = location.state;
    if (code === undefined) throw redirect({ to: "/login", replace: true });
    return { code, mailedFor, isWellFormed: isMailedCode(code) };
  },
  head: () => pageHead("New password", "Set a new password for your account."),
  loader: ({ context: { api }, location }) => void pageLoaders["/new-password"]({ api, location }),
  component: NewPassword,
});

/** Pages of rare links, which the page of a new password does not wait for. */
const WayBackPage = lazy(async () => ({
  default: (await import("../features/auth/way-back-page.tsx")).WayBackPage,
}));
const DeviceLinkPage = lazy(async () => ({
  default: (await import("../features/auth/device-link-page.tsx")).DeviceLinkPage,
}));
const LostFactorPage = lazy(async () => ({
  default: (await import("../features/auth/factor-link-page.tsx")).LostFactorPage,
}));
const KeepFactorPage = lazy(async () => ({
  default: (await import("../features/auth/factor-link-page.tsx")).KeepFactorPage,
}));

function NewPassword() {
  return (
    <DeferredRender>
      <Suspense>
        <OpenedLink />
      </Suspense>
    </DeferredRender>
  );
}

function OpenedLink() {
  const { code, mailedFor, isWellFormed } = Route.useRouteContext();
  switch (mailedFor) {
    case "wayBack":
      return <WayBackPage code={code} />;
    case "device":
      return <DeviceLinkPage code={code} />;
    case "lost":
      return <LostFactorPage code={code} />;
    case "keep":
      return <KeepFactorPage code={code} />;
    case undefined:
      return <NewPasswordPage key={code} code={code} isWellFormed={isWellFormed} />;
  }
}
