type Created = { id: string; createdAt: Date };

/** Compares by time of creation, then by id, so that an order is always the same. */
export const newestFirst = (one: Created, other: Created): number =>
  other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? -1 : 1);
