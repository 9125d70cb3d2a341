/** The places of those items that do not fit any more, in their order. */
export function placesBeyond<Item extends { place: number }>(
  room: number,
  items: readonly Item[],
  sizeOf: (item: Item) => number,
): number[] {
  let size = 0;
  return items.flatMap((item) => {
    size += sizeOf(item);
    return size > room ? [item.place] : [];
  });
}
