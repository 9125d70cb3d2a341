/** A CSS font size, as large as fits the container: a digit is about 0.6 em wide. */
export const fittingSize = (text: string, largest: "--text-hero" | "--text-figure"): string =>
  `clamp(0.8125rem, ${165 / text.length}cqi, var(${largest}))`;
