import fc from "fast-check";
import type { RawRequest } from "./raw-request.ts";

/** A unique text that must not appear in responses or logs. */
export const canary = "canary7f3e";

/** JSON that `JSON.stringify` cannot produce. */
class Raw {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

const rawTexts = [
  ["1e400", "-1e400", "-0", "1E+2", "1e-400", "0.1e1", "123456789012345678901234567890"],
  ["0.30000000000000004", "1.00000000000000000001", "9007199254740993", "5e-324"],
  ['"\\ud800"', '"\\u0000"', '{"a":1,"a":2}'],
  ['{"__proto__":{"toString":1},"constructor":{"prototype":{"x":1}}}'],
  ["[".repeat(2_000) + "]".repeat(2_000), '{"a":'.repeat(500) + "1" + "}".repeat(500)],
].flat();
const raws = rawTexts.map((json) => new Raw(json));

const injections = [
  `${canary}' or 1=1; drop table users; --`,
  `${canary}") union all values(1,2,3) --`,
  `${canary}%_*?\\`,
  `<img src=x onerror=alert('${canary}')>`,
  `\${${canary}} {{7*7}} %00 %s%n ../../etc/passwd\r\nset-cookie: ${canary}=1`,
];
const texts = [
  ["", " ", "\t\r\n", "\u0000", "a\u0000b", "\ud800", "\udfff\ud800", "\ufeff", "\u202eabc"],
  ["e\u0301\u0301\u0301", "\u{1f4b8}", "\u{10ffff}", "İ", "ﬁ", "\u2028", "\u00a0"],
  ["NaN", "Infinity", "-0", "1e3", "0x10", "１２", "null", "undefined", "[object Object]"],
  ["__proto__", "constructor", "toString", "hasOwnProperty", "$where", "length"],
  [canary.repeat(1_000), "\u{1f4b8}".repeat(5_000)],
  injections,
].flat();

/** Values that no client of ours sends. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...raws, ...texts, null, true, false, 0, -1, 2 ** 53, 1e21, 1e-7),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.double(),
  fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).map((number) => new Raw(String(number))),
  fc.array(fc.constantFrom<unknown>(...texts, 1, null), { maxLength: 5 }),
  fc.constant(Array.from({ length: 3_000 }, (_, index) => index)),
  fc.dictionary(fc.constantFrom(...texts), fc.constantFrom<unknown>(1, null, "x", {})),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A change of a valid input at one place. */
type Change = {
  how: "replace" | "drop" | "add" | "wrap";
  /** The index of the place. */
  at: number;
  key: string;
  value: unknown;
};

export const change: fc.Arbitrary<Change> = fc.record({
  how: fc.constantFrom("replace", "replace", "drop", "add", "wrap"),
  at: fc.nat(20),
  key: fc.oneof(fc.constantFrom(...texts), fc.string()),
  value: hostileValue,
});

/** @returns the changed input as JSON; undefined when nothing is left */
export const changed = (input: unknown, changes: readonly Change[]): string | undefined =>
  toJson(changes.reduce(applied, input));

function applied(input: unknown, { how, at, key, value }: Change): unknown {
  const places = placesOf(input);
  return editedAt(input, places[at % places.length] ?? [], (before) => {
    if (how === "drop") return undefined;
    if (how === "wrap") return at % 2 === 0 ? [before] : { [key]: before };
    if (how === "add" && isPlain(before)) return withKey(before, key, value);
    return value;
  });
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Raw);

/** Also defines `__proto__` as an own property. */
const withKey = (object: Record<string, unknown>, key: string, value: unknown) =>
  Object.fromEntries([...Object.entries(object), [key, value]]);

/** The input with the text at each place in turn, and as an additional field's name. */
export const withTextAtEachPlace = (input: unknown, text: string): string[] => [
  ...placesOf(input).map((place) => JSON.stringify(editedAt(input, place, () => text))),
  JSON.stringify(isPlain(input) ? withKey(input, text, 1) : { [text]: 1 }),
];

const placesOf = (value: unknown): string[][] => [
  [],
  ...(isPlain(value)
    ? Object.entries(value).flatMap(([key, part]) => placesOf(part).map((place) => [key, ...place]))
    : []),
];

function editedAt(
  value: unknown,
  [key, ...rest]: readonly string[],
  edit: (before: unknown) => unknown,
): unknown {
  if (key === undefined || !isPlain(value)) return edit(value);
  return withKey(value, key, editedAt(value[key], rest, edit));
}

function toJson(value: unknown): string | undefined {
  if (value instanceof Raw) return value.json;
  if (Array.isArray(value)) return `[${value.map((item) => toJson(item) ?? "null").join(",")}]`;
  if (!isPlain(value)) return JSON.stringify(value);
  const members = Object.entries(value).flatMap(([key, part]) => {
    const json = toJson(part);
    return json === undefined ? [] : [`${JSON.stringify(key)}:${json}`];
  });
  return `{${members.join(",")}}`;
}

const segment = fc.oneof(
  fc.constantFrom(
    "__proto__",
    "constructor",
    "toString",
    "funds",
    "funds.",
    ".list",
    "funds.list.x",
  ),
  fc.constantFrom(
    "..%2f..%2fetc",
    "%00",
    "%E0%A4%A",
    "%",
    "%2e%2e",
    "%0d%0aset-cookie:%20a=b",
    "a;b=c",
  ),
  fc.constantFrom(
    encodeURIComponent(canary + "' or 1=1 --"),
    "a".repeat(5_000),
    "funds.list,".repeat(30),
  ),
  fc.string().map((text) => encodeURIComponent(text.toWellFormed())),
);

const routes = [
  [
    "health",
    "schemes",
    "getList",
    "account/data.json",
    "account/funds.csv",
    "account/transactions.csv",
    "account/portfolio-performance.csv",
    "account/ghostfolio.json",
  ],
  [
    "auth/google",
    "auth/google/callback",
    "auth/oidc",
    "auth/oidc/callback",
    "auth/keys",
    "trpc",
    "trpc/funds.list",
    "trpc/funds.add",
  ],
  ["trpc/auth.login", "trpc/auth.login,auth.login", "trpc/auth.me,funds.list,nav.status"],
].flat();

/** Paths below /api/ with a query. */
const path = fc
  .record({
    route: fc.oneof(
      fc.constantFrom(...routes),
      segment.map((name) => `trpc/${name}`),
      segment,
    ),
    query: fc.oneof(
      fc.constantFrom("", "?", "?batch=1", "?batch=1&input=%7B%7D", "?batch=__proto__", "?popup=1"),
      fc.constantFrom("?input=%7B", "?input=null&input=1", "?batch=1&input=[]", "?code=x&state=y"),
      segment.map((text) => `?input=${text}`),
      segment.map((text) => `?state=${text}&code=${text}&error=${text}`),
      hostileValue.map(
        (value) => `?batch=1&input=${encodeURIComponent(toJson({ 0: value }) ?? "")}`,
      ),
    ),
  })
  .map(({ route, query }) => `/api/${route}${query}`)
  // Other paths are served by the static file server.
  .filter((address) => new URL(address, "http://localhost").pathname.startsWith("/api/"));

/** Valid header values. */
const headerText = fc.oneof(
  fc.constantFrom(
    "",
    "null",
    "__proto__",
    "*",
    "'; --",
    canary.repeat(500),
    ", ,,",
    "\u00ff\u00fe",
  ),
  fc.string().map((text) => text.replaceAll(/[^\x20-\x7e]/g, "?")),
);

const headerNames = [
  ["origin", "content-type", "accept", "accept-encoding", "if-none-match", "user-agent", "cookie"],
  ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "cf-connecting-ip", "forwarded"],
  ["trpc-accept", "x-trpc-source", "x-http-method-override", "referer", "range"],
].flat();

const headers = fc.dictionary(
  fc.constantFrom(...headerNames),
  fc.oneof(
    headerText,
    fc.array(headerText, { minLength: 2, maxLength: 3 }),
    fc.constantFrom("application/json", "application/jsonp", "multipart/form-data; boundary=x"),
    fc.constant("x".repeat(70_000)),
    fc.constantFrom("fundbook=x", "fundbook=%00%ff; fundbook=%", "__proto__=1; constructor=2"),
    fc.constant(Array.from({ length: 300 }, (_, index) => `c${index}=${index}`).join("; ")),
  ),
  { maxKeys: 4 },
);

const body = fc.oneof(
  fc.constantFrom(undefined, "", "{", "[", "null", '{"0":{', '{"0":null,"1":null}', "\u0000", '"'),
  fc.constant(JSON.stringify({ email: "a".repeat(300_000), password: "secret" })),
  hostileValue.map((value) => toJson(value)),
  hostileValue.map((value) => toJson({ 0: value, 1: value })),
);

/** A request that no page sends. */
export const hostileRequest: fc.Arbitrary<RawRequest> = fc.record({
  method: fc.constantFrom("GET", "POST", "POST", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"),
  path,
  headers: fc.oneof(
    { weight: 9, arbitrary: headers },
    fc.constantFrom({ host: "" }, { host: "evil.example" }),
  ),
  body,
});
