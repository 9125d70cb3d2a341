/** Numbers of folios are what a fund house knows an investor by: an assistant has no use for them. */
export function withoutFolios(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFolios);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      name === "folioNumber" ? [] : [[name, withoutFolios(each)]],
    ),
  );
}
