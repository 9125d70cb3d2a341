import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { parse as parseToml } from "smol-toml";
import { settingNames } from "../../src/server/platform/env.ts";

export const configName = "workerd.capnp";
const entry = "index.js";
const gatewayModule = "gateway.js";

const wranglerToml = z.object({
  compatibility_date: z.string(),
  compatibility_flags: z._default(z.array(z.string()), []),
});

/**
 * workerd's configuration for a built worker, whose settings come from the environment.
 * @param folder where the worker and the configuration are
 */
export function serverConfig(root: string, folder: string): string {
  return config(root, { first: "fundbook", workers: [productWorker(folder)] });
}

export function gatewayConfig(root: string, folder: string, fileBindings: string[]): string {
  const gateway = {
    name: "gateway",
    modules: [`(name = "${gatewayModule}", esModule = embed "${gatewayModule}")`],
    bindings: [
      `(name = "API", service = "fundbook")`,
      `(name = "APP_URL", fromEnvironment = "APP_URL")`,
      `(name = "FILES", json = embed "files.json")`,
      ...fileBindings,
    ],
  };
  return config(root, { first: "gateway", workers: [gateway, productWorker(folder)] });
}

type Worker = { name: string; modules: string[]; bindings: string[] };

function productWorker(folder: string): Worker {
  const wasm = readdirSync(folder).filter((name) => name.endsWith(".wasm"));
  return {
    name: "fundbook",
    modules: [
      `(name = "${entry}", esModule = embed "${entry}")`,
      ...wasm.map((name) => `(name = "./${name}", wasm = embed "${name}")`),
    ],
    bindings: settingNames.map((name) => `(name = "${name}", fromEnvironment = "${name}")`),
  };
}

function config(root: string, { first, workers }: { first: string; workers: Worker[] }): string {
  const toml = wranglerToml.parse(parseToml(readFileSync(join(root, "wrangler.toml"), "utf8")));
  const services = workers.map(({ name }) => `(name = "${name}", worker = .${name}),`);
  const definitions = workers.map(
    ({ name, modules, bindings }) => `
const ${name} :Workerd.Worker = (
  modules = [
    ${modules.join(",\n    ")},
  ],
  compatibilityDate = "${toml.compatibility_date}",
  compatibilityFlags = ${JSON.stringify(toml.compatibility_flags)},
  bindings = [
    ${bindings.join(",\n    ")},
  ],
);
`,
  );
  return `# Generated with the build of the server.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    ${services.join("\n    ")}
    (name = "internet", network = (
      # "private" for a database on this machine or in its network.
      allow = ["public", "private"],
      tlsOptions = (trustBrowserCas = true),
    )),
  ],
  # Loopback only: any other client could claim any address.
  sockets = [(name = "http", address = "127.0.0.1:8787", http = (), service = "${first}")],
);
${definitions.join("")}`;
}
