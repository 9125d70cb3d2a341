import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { failureOf, isTransient } from "../api/failure.ts";
import { isApiError } from "../api/trpc.ts";
import { t } from "../language/text.ts";
import layout from "../styles/layout.module.css";
import styles from "./full-page-message.module.css";
import { pageTitle } from "./page-head.ts";
import { Brand } from "./ui/brand.tsx";
import { Button } from "./ui/button.tsx";

const checkInterval = 5_000;

export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const tryAgain = async (isUp: boolean) => {
    // Chromium does not fetch a module again that failed once; a reload does.
    if (!isApiError(error) && isUp) return location.reload();
    await router.invalidate();
    reset();
  };
  const [wasOffline] = useState(!navigator.onLine);
  const maySucceed = isApiError(error) ? isTransient(error) : wasOffline;
  // `navigator.onLine` can be false still after a response has come.
  const retry = useEffectEvent(() => void tryAgain(true));
  useEffect(() => {
    if (!maySucceed) return;
    // Not by the event alone: it can come before the first request gets through, or before this page listens.
    const check = async () => {
      if (await isServerUp()) retry();
    };
    addEventListener("online", check);
    const timer = setInterval(check, checkInterval);
    return () => {
      removeEventListener("online", check);
      clearInterval(timer);
    };
  }, [maySucceed]);
  return (
    <main className={`${layout.column3} ${styles.page}`}>
      <title>{pageTitle("Something went wrong")}</title>
      <Brand />
      <h1 className={styles.title} tabIndex={-1}>
        {t("Something went wrong")}
      </h1>
      <p className={styles.text}>
        {isApiError(error) || !navigator.onLine
          ? failureOf(error).message
          : t("This page could not be shown.")}
      </p>
      <Button onClick={() => void tryAgain(navigator.onLine)}>{t("Try again")}</Button>
    </main>
  );
}

const isServerUp = (): Promise<boolean> =>
  fetch("/api/health").then(
    ({ ok }) => ok,
    () => false,
  );
