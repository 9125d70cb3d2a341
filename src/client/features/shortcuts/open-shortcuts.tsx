import { lazy, Suspense } from "react";

/** Few people open the list, so its code comes when they do. */
const ShortcutsDialog = lazy(async () => ({
  default: (await import("./shortcuts-dialog.tsx")).ShortcutsDialog,
}));

export const OpenShortcuts = ({ onClose }: { onClose: () => void }) => (
  <Suspense>
    <ShortcutsDialog onClose={onClose} />
  </Suspense>
);
