import { globSync } from "node:fs";
import { settingNames } from "../../src/server/platform/env.ts";
import { wranglerToml } from "./settings.ts";

export const configName = "workerd.capnp";

type Worker = { name: string; modules: string[]; bindings: string[] };

/**
 * workerd's configuration for a built worker, whose settings come from the environment.
 * @param folder where the worker and the configuration are
 */
export const serverConfig = (folder: string): string => config([productWorker(folder)]);

export function gatewayConfig(folder: string, fileBindings: string[]): string {
  const gateway = {
    name: "gateway",
    modules: [`(name = "gateway.js", esModule = embed "gateway.js")`],
    bindings: [
      `(name = "API", service = "fundbook")`,
      `(name = "APP_URL", fromEnvironment = "APP_URL")`,
      `(name = "FILES", json = embed "files.json")`,
      ...fileBindings,
    ],
  };
  return config([gateway, productWorker(folder)]);
}

const productWorker = (folder: string): Worker => ({
  name: "fundbook",
  modules: [
    `(name = "index.js", esModule = embed "index.js")`,
    ...globSync("*.wasm", { cwd: folder }).map(
      (name) => `(name = "./${name}", wasm = embed "${name}")`,
    ),
  ],
  bindings: settingNames.map((name) => `(name = "${name}", fromEnvironment = "${name}")`),
});

/** The first worker has the socket, on loopback only: the worker trusts the client address that a request states. */
const config = (workers: Worker[]): string => `# Generated with the build of the server.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    ${workers.map(({ name }) => `(name = "${name}", worker = .${name}),`).join("\n    ")}
    (name = "internet", network = (
      # "private" for a database on this machine or in its network.
      allow = ["public", "private"],
      tlsOptions = (trustBrowserCas = true),
    )),
  ],
  sockets = [(name = "http", address = "127.0.0.1:8787", http = (), service = "${workers[0]?.name}")],
);
${workers.map(definition).join("")}`;

const definition = ({ name, modules, bindings }: Worker): string => `
const ${name} :Workerd.Worker = (
  modules = [
    ${modules.join(",\n    ")},
  ],
  compatibilityDate = "${String(wranglerToml["compatibility_date"])}",
  compatibilityFlags = ${JSON.stringify(wranglerToml["compatibility_flags"] ?? [])},
  bindings = [
    ${bindings.join(",\n    ")},
  ],
);
`;
