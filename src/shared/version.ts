/** As package.json has it: `npm run release` writes both, and a check compares them. */
export const version = "0.9.0";
