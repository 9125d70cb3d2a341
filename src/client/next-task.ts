/** Ends a task: whoever waits, a finger or the painter, comes before what follows. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
