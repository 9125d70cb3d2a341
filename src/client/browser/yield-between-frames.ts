const longestWork = 8;

/** A pause for long work that is not urgent: once in a while it lets the browser paint, which a yield may put off. */
export function yieldBetweenFrames(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestWork) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
