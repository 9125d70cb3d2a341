const order = new Intl.Collator("en", { numeric: true });

/** Whether a version of three numbers came before another: 1.9.0 before 1.10.0. */
export const isOlderVersion = (version: string, than: string): boolean =>
  order.compare(version, than) < 0;
