import { registerHooks } from "node:module";

const drizzle = "/node_modules/drizzle-orm/";

/**
 * Says of each module of drizzle-orm that it is an ES module. Node would look it up in the package's package.json, and
 * parses its 180 KB again for each of 300 modules.
 */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = "" } = context;
    if (!specifier.startsWith(".") || !parentURL.includes(drizzle)) return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true };
  },
});
