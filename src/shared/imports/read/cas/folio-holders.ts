/** Whose a folio is; `isRead` once the lines below its own were looked at. */
export type FolioHolder = { pan: string | null; name: string | null; isRead: boolean };

/**
 * What the investors of a statement are called: by PAN, with its first name. A folio without a PAN is of the one that
 * has its name, unless there are several.
 */
export function investorNames(holders: readonly FolioHolder[]) {
  const names = new Map<string, string>();
  const pans = new Map<string, Set<string>>();
  for (const { pan, name } of holders) {
    if (pan === null || name === null) continue;
    if (!names.has(pan)) names.set(pan, name);
    pans.set(name, (pans.get(name) ?? new Set()).add(pan));
  }
  return (holder: FolioHolder | undefined): string | null => {
    if (holder === undefined) return null;
    const [only, ...more] = pans.get(holder.name ?? "") ?? [];
    const pan = holder.pan ?? (more.length === 0 ? only : undefined);
    if (pan === undefined) return holder.name;
    return [names.get(pan) ?? "", pan].join(" ").trim();
  };
}

export const isHolderName = (text: string): boolean => /^[\p{L}\p{M} .,'’&()/-]{3,60}$/u.test(text);
