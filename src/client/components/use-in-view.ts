import { useEffect, useState, type RefObject } from "react";

export function useInView(placeRef: RefObject<HTMLElement | null>, share: number): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const place = placeRef.current;
    if (place === null || isSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
      },
      { threshold: share },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [placeRef, share, isSeen]);
  return isSeen;
}
