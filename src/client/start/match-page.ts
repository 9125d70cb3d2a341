/** The page of a path: `/funds/$fundId` for `/funds/1`, else the path itself. */
export function matchPage<Page extends string>(
  path: string,
  pages: readonly Page[],
): Page | undefined {
  const parts = partsOf(path);
  const fits = (page: Page) => {
    const expected = partsOf(page);
    return (
      expected.length === parts.length &&
      expected.every((part, index) => part.startsWith("$") || part === parts[index])
    );
  };
  return pages.find((page) => !page.includes("$") && fits(page)) ?? pages.find(fits);
}

/** Slashes at the end do not count, as in the router. */
const partsOf = (path: string): string[] => path.replace(/\/+$/, "").split("/");
