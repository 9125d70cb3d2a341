import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { failureOf } from "../failure.ts";
import { isApiError } from "../trpc.ts";
import { Brand } from "./ui/brand.tsx";
import { Button } from "./ui/button.tsx";
import styles from "./whole-page-message.module.css";

/** Instead of a page that cannot be shown: what happened, and another try. */
export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const tryAgain = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <main className={styles.page}>
      <title>Something went wrong · Fundbook</title>
      <Brand />
      <h1 className={styles.title} tabIndex={-1}>
        Something went wrong
      </h1>
      <p className={styles.text}>
        {isApiError(error) ? failureOf(error).message : "This page could not be shown."}
      </p>
      <Button onClick={() => void tryAgain()}>Try again</Button>
    </main>
  );
}
