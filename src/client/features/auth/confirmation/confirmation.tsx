import { lazy, Suspense, useEffect, useState } from "react";
import type { User } from "../../../../shared/auth/schema.ts";
import { askBy } from "../../../api/confirmation.ts";

const ConfirmationDialog = lazy(async () => ({
  default: (await import("./confirmation-dialog.tsx")).ConfirmationDialog,
}));

type Question = { answer: (isConfirmed: boolean) => void };

/** Asks whoever is signed in to confirm that it is them, whenever a call needs it. */
export function Confirmation({ user }: { user: User }) {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(
    () =>
      askBy(async () => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        setQuestion({ answer: resolve });
        return promise.finally(() => setQuestion(null));
      }),
    [],
  );
  return (
    <Suspense>
      {question !== null && (
        <ConfirmationDialog
          user={user}
          onConfirmed={() => question.answer(true)}
          onClose={() => question.answer(false)}
        />
      )}
    </Suspense>
  );
}
