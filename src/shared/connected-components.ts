type Member<Each> = { each: Each; parent: Member<Each> | null };

/** Groups of what has a link in common, directly or through others; in the order of `all`. */
export function connectedComponents<Each>(
  all: readonly Each[],
  linksOf: (each: Each) => readonly string[],
): Each[][] {
  const members = all.map((each): Member<Each> => ({ each, parent: null }));
  const byLink = new Map<string, Member<Each>>();
  for (const member of members) {
    for (const link of linksOf(member.each)) {
      const other = byLink.get(link);
      if (other === undefined) byLink.set(link, member);
      else join(rootOf(other), rootOf(member));
    }
  }
  const components = Map.groupBy(members, rootOf).values();
  return [...components].map((component) => component.map(({ each }) => each));
}

/** Halves the way to the root for the next call. */
function rootOf<Each>(member: Member<Each>): Member<Each> {
  let at = member;
  while (at.parent !== null) {
    at.parent = at.parent.parent ?? at.parent;
    at = at.parent;
  }
  return at;
}

function join<Each>(root: Member<Each>, other: Member<Each>): void {
  if (root !== other) other.parent = root;
}
