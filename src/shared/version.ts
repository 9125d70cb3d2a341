/** As package.json has it: `npm run release` writes both, and a check compares them. */
export const version = "1.1.0";
