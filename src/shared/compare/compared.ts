export const maxCompared = 5;
