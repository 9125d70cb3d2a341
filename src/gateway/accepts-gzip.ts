export const acceptsGzip = (header: string | null): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(header ?? "");
