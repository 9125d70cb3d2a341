import { useEffect, useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import { Toaster as Sonner, toast } from "sonner";
import { t } from "../../../language/text.ts";
import { markToasterReady } from "./notify.ts";
import { moveToaster, toasterElement } from "./toaster-position.ts";
import { useMediaQuery } from "../use-media-query.ts";

const belowBar = { top: "4.75rem" };
/** Over the top bar: on phones the page's heading spans the width below it. A page may have a better place. */
const overBar = { top: "var(--toast-top, max(0.25rem, env(safe-area-inset-top)))" };

export default function Toaster() {
  const isWide = useMediaQuery("(width >= 768px)");
  useEffect(() => markToasterReady(toast), []);
  useLayoutEffect(
    () => moveToaster(document.querySelector<HTMLElement>("dialog[open]") ?? document.body),
    [],
  );
  return createPortal(
    <Sonner
      theme="dark"
      richColors
      position={isWide ? "top-right" : "top-center"}
      closeButton={isWide}
      containerAriaLabel={t("Notifications")}
      toastOptions={{ closeButtonAriaLabel: t("Close toast") }}
      visibleToasts={3}
      duration={4000}
      hotkey={["altKey", "KeyT"]}
      offset={belowBar}
      mobileOffset={overBar}
      style={{ fontFamily: "var(--font)" }}
    />,
    toasterElement,
  );
}
