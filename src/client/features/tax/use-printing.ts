import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed: paper has what is folded on the screen. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const media = matchMedia("print");
    // The browser takes the page as it stands when this event ends.
    const change = () => flushSync(() => setIsPrinting(media.matches));
    media.addEventListener("change", change);
    return () => media.removeEventListener("change", change);
  }, []);
  return isPrinting;
}
