const boilerplate = [
  /^Page \d+ of \d+\b/i,
  /^Consolidated Account Statement$/i,
  /^\d{1,2}-[A-Za-z]{3}-\d{4}\s+To\s+\d{1,2}-[A-Za-z]{3}-\d{4}$/i,
  /^(?:CAMS|KFIN|KARVY)CASWS/,
  /^(?:\(INR\)|Unit|Balance|\s)+$/i,
];
export const isPageHeaderOrFooter = (text: string): boolean =>
  boilerplate.some((pattern) => pattern.test(text));
