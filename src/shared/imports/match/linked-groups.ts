/** Groups of what has a link in common, directly or through others; in the order of `all`. */
export function linkedGroups<Each>(
  all: readonly Each[],
  linksOf: (each: Each) => readonly string[],
): Each[][] {
  const groups = new Map<Each, Set<Each>>(all.map((each) => [each, new Set([each])]));
  const byLink = new Map<string, Each>();
  for (const each of all) {
    for (const link of linksOf(each)) {
      const other = byLink.get(link);
      byLink.set(link, each);
      const [own, others] = [groups.get(each), other && groups.get(other)];
      if (own === undefined || others === undefined || own === others) continue;
      for (const linked of others) own.add(linked);
      for (const linked of own) groups.set(linked, own);
    }
  }
  return [...Map.groupBy(all, (each) => groups.get(each)).values()];
}
