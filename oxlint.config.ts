import { readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "oxlint";

/** Each domain of `shared` may import from those before it. */
const sharedDomains = [
  "schemes",
  "auth",
  "account",
  "holders",
  "funds",
  "transactions",
  "sips",
  "portfolio",
  "history",
  "compare",
  "tax",
  "direct",
  "targets",
  "goals",
  "reports",
  "letters",
  "calendar",
  "imports",
  "inbox",
  "sharing",
  "push",
  "removals",
  "public-api",
];

/** So may each folder of the server's platform, … */
const platformFolders = [
  "network",
  "log",
  "counting",
  "queue",
  "db",
  "mail",
  "limits",
  "http",
  "trpc",
  "health",
  "job",
];

/** … the lower floor of each domain of the server: all but its procedures, … */
export const serverDomains = [
  "schemes",
  "auth",
  "account",
  "removals",
  "holders",
  "funds",
  "sips",
  "imports",
  "transactions",
  "inbox",
  "sharing",
  "compare",
  "history",
  "portfolio",
  "tax",
  "direct",
  "targets",
  "goals",
  "reports",
  "letters",
  "calendar",
  "push",
  "public-api",
  "demo",
  "metrics",
];

/** … each layer of the client, … */
const clientLayers = ["browser", "language", "components/ui", "api", "components"];
/** … and each of its features. */
const clientFeatures = [
  "schemes",
  "offline",
  "auth",
  "removals",
  "holders",
  "funds",
  "portfolio",
  "history",
  "sips",
  "compare",
  "direct",
  "targets",
  "goals",
  "planning",
  "transactions",
  "inbox",
  "imports",
  "sharing",
  "tax",
  "reports",
  "letters",
  "calendar",
  "push",
  "account",
  "overview",
  "shortcuts",
  "preferences",
  "shell",
];

type Pattern = { regex: string; message: string; allowTypeImports?: boolean };

type ImportRule = { "no-restricted-imports": ["error", { patterns: Pattern[] }] };

const noImports = (...patterns: Pattern[]): ImportRule => ({
  "no-restricted-imports": ["error", { patterns }],
});

const fromFolders = (folders: readonly string[]) => `^\\.\\.?/(.*/)?(${folders.join("|")})/`;

/** A folder that is not listed would be held to nothing. */
function requireListed(folder: string, listed: readonly string[]): void {
  const found = readdirSync(join(import.meta.dirname, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !listed.includes(entry.name))
    .map(({ name }) => name);
  if (found.length > 0) throw new Error(`oxlint.config.ts does not list ${found} of ${folder}`);
}
requireListed("src/shared", sharedDomains);
requireListed("src/server", ["platform", ...serverDomains]);
requireListed("src/server/platform", platformFolders);
requireListed("src/client/features", clientFeatures);
requireListed("src/client", [
  ...clientLayers,
  "features",
  "start",
  "routes",
  "assets",
  "public",
  "styles",
]);

const noClient = {
  regex: fromFolders(["client"]),
  message: "The server does not know the client.",
};
const noQueries = {
  regex: "^(drizzle-orm|@libsql)(/|$)",
  allowTypeImports: true,
  message: "Queries lie in queries.ts, tables in tables.ts.",
};
const noSessions = {
  regex: "^(lucia|@lucia-auth|arctic)(/|$)",
  allowTypeImports: true,
  message: "Only auth/sessions/lucia.ts knows Lucia, only auth/openid/authorization.ts Arctic.",
};
const noTransport = {
  // hono/html writes mails.
  regex: "^(hono($|/([^h]|h[^t]|ht[^m]))|@trpc/)",
  message: "A use-case does not know how it is called.",
};
const noOwnQueries = {
  regex: "(^|/)(queries|tables)(/|\\.ts$)",
  allowTypeImports: true,
  message: "A router calls use-cases.",
};
const noFeatures = (features: readonly string[]): Pattern[] =>
  features.length === 0
    ? []
    : [
        {
          regex: `^(\\.\\./)+(server/)?(${features.join("|")})/`,
          message: "Imports between features run one way; see the order in oxlint.config.ts.",
        },
      ];

/** They gather what the procedures of all domains give. */
const gatherers = ["public-api", "demo"];

const noProcedures = (domains: readonly string[]): Pattern => ({
  regex: `^(\\.\\./)+(server/)?(${domains.join("|")})/(.*/)?procedures/`,
  message: "A procedure uses the lower floor of other domains, never their procedures.",
});
const noUpperFloor = {
  regex: "(^|/)procedures/",
  message: "The lower floor of a domain does not know the procedures.",
};
const noEveryTable = {
  regex: "/every-table\\.ts$",
  message: "No domain knows the list of all tables; a procedure passes what it needs of it.",
};

/** What the files of one domain may not import, by their role. */
function domainOverrides(domain: string, index: number) {
  const folder = `src/server/${domain}`;
  const lower = [
    noClient,
    noUpperFloor,
    noEveryTable,
    ...noFeatures(serverDomains.slice(index + 1)),
  ];
  const others = serverDomains.filter((other) => other !== domain);
  const upper = gatherers.includes(domain) ? [noClient] : [noClient, noProcedures(others)];
  return [
    { files: [`${folder}/**`], rules: noImports(...lower, noQueries, noSessions, noTransport) },
    {
      files: [`${folder}/**/queries.ts`, `${folder}/**/queries/**`, `${folder}/**/*tables.ts`],
      rules: noImports(...lower, noSessions, noTransport),
    },
    {
      files: [`${folder}/procedures.ts`],
      rules: noImports(...lower, noQueries, noSessions, noOwnQueries),
    },
    {
      files: [`${folder}/**/procedures/**`],
      rules: noImports(...upper, noQueries, noSessions, noTransport),
    },
    {
      files: [`${folder}/**/procedures/queries.ts`],
      rules: noImports(...upper, noSessions, noTransport),
    },
    {
      files: [`${folder}/**/procedures/{router,routes}.ts`],
      rules: noImports(...upper, noQueries, noSessions, noOwnQueries),
    },
  ];
}

const noSides: Pattern[] = [
  { regex: fromFolders(["server", "client"]), message: "shared knows neither side." },
  {
    regex: "^(drizzle-orm|@libsql|hono|lucia|react|@trpc)(/|$)|^node:",
    message: "shared is pure.",
  },
];
const sharedOverrides = sharedDomains.map((feature, index) => ({
  files: [`src/shared/${feature}/**`],
  rules: noImports(...noSides, ...noFeatures(sharedDomains.slice(index + 1))),
}));

const platformRules: Pattern[] = [noClient, noSessions, ...noFeatures(serverDomains)];
const platformOverrides = platformFolders.map((folder, index) => ({
  files: [`src/server/platform/${folder}/**`],
  rules: noImports(...platformRules, ...noFeatures(platformFolders.slice(index + 1))),
}));

const noServer = {
  regex: fromFolders(["server"]),
  message: "The client knows only the server's types, through trpc.ts.",
};

/** The linter's regular expressions know no lookahead. */
const inLayer = (folder: string): string =>
  folder === "components" ? "components/([^u]|u[^i])" : `${folder}/`;

const noLaterLayers = (folders: readonly string[]): Pattern => ({
  regex: `^(\\.\\./)+(client/)?(features/)?(${folders.map(inLayer).join("|")})`,
  message: "Imports between the client's layers run one way; see the order in oxlint.config.ts.",
});

/** @param up the way from a file to the components outside the design system */
const noOtherComponents = (up: string) => ({
  regex: `^${up.replaceAll(".", "\\.")}[^.]`,
  message: "The design system does not know the components that are made of it.",
});

const layerOverride = (layer: string, files: string, ...rules: Parameters<typeof noImports>) => ({
  files: [files],
  rules: noImports(
    noServer,
    ...rules,
    noLaterLayers([
      ...clientLayers.slice(clientLayers.indexOf(layer) + 1),
      "features",
      "start",
      "routes",
    ]),
  ),
});

const clientOverrides = [
  // The last rule for a file holds: components/ui comes after components.
  ...clientLayers.map((layer) => layerOverride(layer, `src/client/${layer}/**`)).toReversed(),
  layerOverride("components/ui", "src/client/components/ui/*", noOtherComponents("../")),
  layerOverride("components/ui", "src/client/components/ui/*/**", noOtherComponents("../../")),
  ...clientFeatures.map((feature, index) => ({
    files: [`src/client/features/${feature}/**`],
    rules: noImports(
      noServer,
      noLaterLayers(["start", "routes", ...clientFeatures.slice(index + 1)]),
    ),
  })),
];

/** They round days and sizes on the screen, or are the rule itself. */
const roundedOtherwise = [
  "src/shared/rounding.ts",
  "src/shared/dates.ts",
  "src/client/features/auth/openid/popup.ts",
  "src/client/features/overview/summary.tsx",
  "src/client/features/funds/list/use-virtual-rows.ts",
];

const ownRounding = {
  message: "Money, units and rates are rounded by src/shared/rounding.ts.",
};
/** Negative halves go up, and a product such as 1.005 × 100 is not exact. */
const mathRound = { object: "Math", property: "round", ...ownRounding };
const toFixed = { property: "toFixed", ...ownRounding };
const shortWait = {
  object: "vi",
  property: "waitFor",
  message: "It gives up after a second, which a busy machine needs. Use waitUntil.",
};

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "import", "react", "promise"],
  categories: { correctness: "error", suspicious: "error" },
  rules: {
    "typescript/no-explicit-any": "error",
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-named-as-default": "off",
    "import/no-named-as-default-member": "off",
    "import/no-unassigned-import": "off",
    "react/react-in-jsx-scope": "off",
    "unicorn/consistent-function-scoping": "off",
    "no-unused-vars": ["error", { ignoreRestSiblings: true }],
    "no-underscore-dangle": "off",
    "no-restricted-properties": ["error", mathRound, toFixed],
  },
  ignorePatterns: ["dist/", "migrations/", "**/*.gen.ts"],
  overrides: [
    {
      files: [
        ...roundedOtherwise,
        "{tests,bench,scripts,generators,vite}/**",
        "sample/statement/pdf-file.ts",
      ],
      rules: { "no-restricted-properties": "off" },
    },
    {
      files: ["tests/**"],
      rules: { "no-restricted-properties": ["error", shortWait] },
    },
    {
      files: ["tests/support/wait-until.ts"],
      rules: { "no-restricted-properties": "off" },
    },
    {
      // Messages about what a statement prints.
      files: ["src/shared/imports/**"],
      rules: { "no-restricted-properties": ["error", mathRound] },
    },
    { files: ["src/shared/**"], rules: noImports(...noSides) },
    ...sharedOverrides,
    {
      files: ["src/gateway/**"],
      rules: noImports(
        {
          regex: fromFolders(["server", "client", "shared"]),
          message: "The gateway knows the product's worker only by its binding.",
        },
        { regex: "^node:", message: "The gateway runs on workerd." },
      ),
    },
    {
      files: ["src/client/**"],
      rules: {
        "react/jsx-no-literals": [
          "error",
          {
            noStrings: true,
            ignoreProps: true,
            allowedStrings: [" ", " · ", "–", "%", "404", "Fundbook"],
            restrictedAttributes: [
              "alt",
              "aria-label",
              "hint",
              "label",
              "placeholder",
              "text",
              "title",
            ],
          },
        ],
        ...noImports(noServer),
      },
    },
    { files: ["src/client/start/**"], rules: noImports(noServer, noLaterLayers(["routes"])) },
    ...clientOverrides,
    {
      files: ["src/client/api/trpc.ts"],
      rules: noImports({
        regex: fromFolders(["server"]),
        allowTypeImports: true,
        message: "Only types come from the server.",
      }),
    },
    { files: ["src/server/*.ts"], rules: noImports(noClient, noQueries, noSessions) },
    { files: ["src/server/platform/**"], rules: noImports(...platformRules) },
    ...platformOverrides,
    ...serverDomains.flatMap(domainOverrides),
    // An export is the sum of what each domain says of itself.
    {
      files: ["src/server/account/procedures/export-data.ts"],
      rules: noImports(noClient, noQueries, noSessions, noTransport),
    },
    {
      files: ["src/server/auth/sessions/lucia.ts"],
      rules: noImports(noClient, noQueries, noTransport),
    },
    {
      files: ["src/server/auth/openid/authorization.ts"],
      rules: noImports(noClient, noQueries, noTransport),
    },
  ],
});
