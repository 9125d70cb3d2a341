/** "XXXX5678" can be the end of several folios. */
export const isMaskedFolio = (text: string): boolean => /x{2,}|\*{2,}|\u2022{2,}/i.test(text);
