import { lazy, Suspense, useState } from "react";
import type { User } from "../../../../shared/auth/schema.ts";
import { useSignOut } from "./mutations.ts";

const SignUpFromDemoDialog = lazy(async () => ({
  default: (await import("./leave-demo-dialog.tsx")).SignUpFromDemoDialog,
}));
const LeaveDemoDialog = lazy(async () => ({
  default: (await import("./leave-demo-dialog.tsx")).LeaveDemoDialog,
}));

/** Asks before it signs out of a demo account, which nobody can sign in to again. */
export function useAskedSignOut(user: User, next?: "/register") {
  const { mutate, isPending } = useSignOut(user, next);
  const [isAsking, setAsking] = useState(false);
  const onClose = () => setAsking(false);
  const start = () => (user.demoUntil === null ? mutate() : setAsking(true));
  return {
    button: { "aria-disabled": isPending || undefined, onClick: () => isPending || start() },
    dialog: isAsking && (
      <Suspense>
        {next === undefined ? (
          <LeaveDemoDialog onConfirm={() => mutate()} onClose={onClose} />
        ) : (
          <SignUpFromDemoDialog onConfirm={(firstPage) => mutate(firstPage)} onClose={onClose} />
        )}
      </Suspense>
    ),
  };
}
