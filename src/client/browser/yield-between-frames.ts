const longestWork = 8;

/** Yields by a timer after 8 ms of work, so that the browser can paint; `scheduler.yield` would resume before that. */
export function yieldBetweenFrames(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestWork) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
