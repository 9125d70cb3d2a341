/** In a file of its own, because the client's first file needs nothing else of the dates. */
export const dayInMilliseconds = 86_400_000;
