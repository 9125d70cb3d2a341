/** Decimals of a NAV in AMFI's list; older histories have more. */
export const listedNavPlaces = 4;
export const fullNavPlaces = 8;
