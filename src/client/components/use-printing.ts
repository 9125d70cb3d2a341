import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed: paper has what is folded on the screen. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const media = matchMedia("print");
    // The browser takes the page as it stands when this event ends; not each of them fires both.
    const set = (value: boolean) => () => flushSync(() => setIsPrinting(value));
    const [begin, end] = [set(true), set(false)];
    const change = () => (media.matches ? begin() : end());
    media.addEventListener("change", change);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      media.removeEventListener("change", change);
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
