export function countCategories(funds: readonly { category: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of funds) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}
