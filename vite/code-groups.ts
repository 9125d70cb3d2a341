// A slow network pays for each file. A group is a file of what several pages share, and a module is in the first group
// that takes it.

/** By their paths, modules that only some pages need, or a form only when it is filled in. */
const forSomePages = [
  "features/account/",
  "features/auth/",
  "features/holders/mutations",
  "components/form/",
  "features/funds/list/",
  "features/funds/category-",
  "features/funds/own-fund-list",
  "features/funds/refresh-navs",
  "features/funds/edit/",
  "features/funds/mutations",
  "features/funds/apply-change",
  "features/funds/form/",
  "features/removals/undo",
  "funds/fund-list-cache",
  "ui/amount-",
  "funds/folio",
  "funds/fund-fields",
  "ui/dialog/confirm-dialog",
  "features/transactions/",
  "shared/transactions/",
  "features/sips/",
  "shared/sips/",
  "browser/sealed-store",
  "components/ui/combobox",
  "components/figure-table",
  "components/first-rows",
  "components/fund-fold",
  "components/ui/info",
  "language/lot-words",
  "language/doubt-text",
  "language/correction-text",
  "features/history/",
  "shared/funds/doubt",
  "shared/funds/totals-correction",
  "shared/history/",
  "shared/portfolio/xirr",
  "components/chart/",
  "features/direct/",
  "features/overview/",
  "shared/portfolio/needs",
  "features/planning/",
  "features/goals/page/",
  "features/targets/",
  "funds/fund-names",
  "funds/distinguishing-details",
  "shared/direct/",
  "shared/holders/name-key",
  "shared/release-notes",
  "addresses/email-address",
  "features/schemes/scheme-",
  "features/inbox/",
  "features/imports/",
  "shared/imports/",
  "shared/schemes/",
  "features/sharing/",
  "features/tax/",
  "features/reports/",
  "features/letters/",
  "features/calendar/",
  "features/push/",
  "shared/push/",
  "shared/calendar/",
  "shared/letters/",
  "shared/reports/",
  "features/compare/",
  "shared/compare/",
  "shared/tax/",
  "shared/csv",
  "/schema.ts",
  "shared/number-field.ts",
  "shared/text-field.ts",
  "shared/contract.ts",
  "addresses/proof-link",
  "second-factor/code",
  "shared/auth/fields.ts",
];

/** Exceptions to that list: every figure needs the first two, and the others are smaller than a request. */
const forAnyPage = [
  "features/auth/session/",
  "features/auth/passkeys/ceremonies",
  "features/auth/passkeys/support",
  "features/auth/passkeys/use-ceremony",
  "features/auth/confirmation/confirmation",
  "shared/transactions/exports/",
  "watch-list/nav-change",
  "shared/transactions/types",
  "shared/transactions/fixed-point",
  "shared/transactions/financial-year",
  "shared/schemes/search",
  "shared/imports/statement.ts",
  "funds/list/sort-and-filter",
  "funds/list/fund-holder",
  "funds/list/fund-details",
  "sips/queries",
  "shared/sips/upcoming",
  "shared/sips/due-dates",
  "shared/sips/running-sip",
  "transactions/due-instalment",
  "features/direct/regular-plan",
  "features/history/queries",
  "features/tax/queries",
  "tax/selling/tax-free",
  "sharing/old-copies",
  "shared/sharing/keep-up",
  "shared/history/benchmarks",
  "shared/history/days",
];

const contains = (path: string, parts: readonly string[]): boolean =>
  parts.some((part) => path.includes(part));

const isForAnyPage = (path: string): boolean =>
  contains(path, forAnyPage) ||
  (/src\/(client|shared)\/|lucide-react|react-router/.test(path) && !contains(path, forSomePages));

const isOfSuggestedSips = (path: string): boolean =>
  /(found|find|new|followed|dismissed)-sip|sip-fields|recorded-instalments|unfollowed/.test(path);

const isOfControls = (path: string): boolean =>
  /form.(use-form|typed-fields)|ui.field|passkeys.(support|use-ceremony)|icons.(check|eye|eye-off|key-round)\./.test(
    path,
  );

const isOfParts = (path: string): boolean =>
  /ui.(dialog.dialog|switch|radio-choices|avatar|action-bar|feedback.toaster-position)|components.(section|folded-section|figure-list|show-element|text-to-copy)|transactions.(types|due-instalment|financial-year)|imports.statement\.ts|running-sip|(next-units|unpaired)-text|sample-navs|save-file|visible-text|person-field|fund-details/.test(
    path,
  );

const isOfSignIn = (path: string): boolean =>
  /features.auth.(auth-page|login-form|provider-buttons|demo-button|passkey-button|product-lines|language-links|mutations|openid.(use-provider|popup|provider-logo)|passwords.password-input)/.test(
    path,
  );

/** Asked for on demand by the forms of a new fund and of past instalments. */
const isOfSchedule = (path: string): boolean =>
  /asked-shared-units|instalment-(rows|units)|form.(read-schedule|schedule-fields)/.test(path);

const isOfFundPage = (path: string): boolean =>
  /(features|shared).(transactions|sips)/.test(path) &&
  !isOfSuggestedSips(path) &&
  !isOfSchedule(path) &&
  !/-(form|draft|dialog)|schema|derive-figures|doubt|correction|refused-field|read-transaction/.test(
    path,
  );

/** The tag of modules in the page's own first files, which are there before any other. */
const initial = "$initial" as const;

export const codeGroups = [
  { name: "libraries", test: /node_modules/, tags: [initial] },
  { name: "common", test: /src.(client|shared)/, tags: [initial] },
  // Of what signing in shows, the part that other pages have too; they load no more of it.
  { name: "controls", test: isOfControls },
  { name: "sign-in", test: isOfSignIn },
  // Of what most pages share, Home can do without the second part.
  {
    name: "pages",
    test: (path: string) => isForAnyPage(path) && !isOfParts(path),
    minShareCount: 2,
  },
  { name: "parts", test: isForAnyPage, minShareCount: 2 },
  // A file of their own, because Home changes nothing.
  {
    name: "changes",
    test: /removals.undo|fund-list-cache|confirm-dialog|edit-mode\.ts/,
    minShareCount: 2,
  },
  {
    name: "entries",
    test: /ui.amount-|funds.(folio|fund-fields)|sips.mutations/,
    minShareCount: 2,
  },
  { name: "transactions", test: isOfFundPage, minShareCount: 2 },
  { name: "sips", test: isOfSuggestedSips, minShareCount: 2 },
  {
    name: "history",
    // Home has charts, but neither rolling returns nor comparisons.
    test: /(features|shared).history.(?!rolling|face|instalment)|components.chart.(?!series)/,
    minShareCount: 2,
  },
  {
    name: "compare",
    test: /(features|shared).compare|history.(rolling|face)|chart.series/,
    minShareCount: 2,
  },
  { name: "direct", test: /features.direct.(?!direct-chart)/, minShareCount: 2 },
  // Before the groups whose modules import them, which would take them along.
  {
    name: "scheme-names",
    test: /shared.schemes.(elss|scheme-name|scheme-code\.|plan-|matching|suggested-category\.)/,
    minShareCount: 2,
  },
  // A form is shown without the contracts: what it shares with other pages must not bring them along.
  { name: "contracts", test: /src.shared.(auth.(fields|schema)|contract\.)/ },
  { name: "schemas", test: /schema\.ts|form.checked|number-field/, minShareCount: 2 },
  {
    name: "doubts",
    test: /language.(doubt|correction)-text|asked-inception|asked-totals|totals-correction/,
    minShareCount: 2,
  },
  {
    name: "forms",
    test: (path: string) => /components.form/.test(path) && !isOfSchedule(path),
    minShareCount: 2,
  },
  {
    name: "account",
    test: /features.(account|auth.(access|addresses|change-form|confirmation|dialog-actions|passkeys|second-factor.(?!code-field|loss)))|proof-link|factor.code/,
    minShareCount: 2,
  },
  { name: "figure-rows", test: /figure-table|first-rows|fund-fold/, minShareCount: 2 },
  { name: "scheme-field", test: /combobox|schemes.scheme-/, minShareCount: 2 },
  {
    name: "fund-form",
    test: (path: string) =>
      /features.funds.(form|mutations|apply)|funds.doubt/.test(path) && !isOfSchedule(path),
    minShareCount: 2,
  },
  { name: "schedule", test: isOfSchedule, minShareCount: 2 },
  { name: "lists", test: /funds.(list.|own-fund|refresh-navs)/, minShareCount: 2 },
  { name: "categories", test: /funds.category-/, minShareCount: 2 },
  { name: "senders", test: /sharing.(person|queries|sender)/, minShareCount: 2 },
  { name: "sharing-changes", test: /features.sharing/, minShareCount: 2 },
  {
    name: "tax",
    test: /(features|shared).tax|shared.csv|lot-words/,
    minShareCount: 2,
  },
];
