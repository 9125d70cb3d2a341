import { useEffect, useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import { Toaster as Sonner, toast } from "sonner";
import { t } from "../../../language/text.ts";
import { markToasterReady } from "./notify.ts";
import { moveToaster, placeToasts, toasterElement } from "./toaster-position.ts";
import { useMediaQuery } from "../use-media-query.ts";

/** Under the headings that are in view; a page without a bar says where there is room. */
const offset = { top: "var(--toast-top, max(0.25rem, env(safe-area-inset-top)))" };

export default function Toaster() {
  const isWide = useMediaQuery("(width >= 768px)");
  useEffect(() => {
    markToasterReady({ toast, place: placeToasts });
    document.addEventListener("focusin", placeToasts);
    return () => document.removeEventListener("focusin", placeToasts);
  }, []);
  useLayoutEffect(
    () => moveToaster(document.querySelector<HTMLElement>("dialog[open]") ?? document.body),
    [],
  );
  return createPortal(
    <Sonner
      richColors
      position={isWide ? "top-right" : "top-center"}
      closeButton={isWide}
      containerAriaLabel={t("Notifications")}
      toastOptions={{ closeButtonAriaLabel: t("Close toast") }}
      visibleToasts={3}
      duration={4000}
      hotkey={["altKey", "KeyT"]}
      offset={offset}
      mobileOffset={offset}
      style={{ fontFamily: "var(--font)" }}
    />,
    toasterElement,
  );
}
