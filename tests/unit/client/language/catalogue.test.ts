import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor, type ESTree } from "vite";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { Catalogue } from "../../../../src/client/language/catalogue.ts";
import hindi from "../../../../src/client/language/catalogues/hi.ts";
import { toFieldErrors } from "../../../../src/shared/contract.ts";
import { errorCatalogue } from "../../../../src/shared/errors.ts";
import { fundFieldLabels } from "../../../../src/shared/funds/fund-fields.ts";

const src = join(import.meta.dirname, "../../../../src");
const texts: ReadonlySet<string> = new Set(Object.keys(hindi.texts));

/** The sources under a folder of `src`, by their paths. */
const sourcesIn = (folder: string): [path: string, code: string][] =>
  readdirSync(join(src, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /(?<!\.gen)\.tsx?$/.test(path) && !path.startsWith("language/catalogues/"))
    .map((path) => [path, readFileSync(join(src, folder, path), "utf8")]);

const pages = ["index.html", "google-sign-in.html"].map((name) =>
  readFileSync(join(src, "client", name), "utf8"),
);

/** Every message of a contract, collected from each of its parts. */
function sentencesIn(part: object, seen = new Set<object>()): string[] {
  if (seen.has(part)) return [];
  seen.add(part);
  const isZod = part instanceof z.core.$ZodType || part instanceof z.core.$ZodCheck;
  const rules = isZod ? part._zod.def : part;
  const { error } = "error" in rules ? rules : {};
  const own = typeof error === "function" ? [undefined, 5].map((input) => error({ input })) : [];
  const inner = Object.values(rules).filter((value) => typeof value === "object" && value !== null);
  return [...own, ...inner.flatMap((value) => sentencesIn(value, seen))];
}

const contracts = import.meta.glob<object>("../../../../src/shared/**/schema.ts", { eager: true });
const contractSentences = Object.values(contracts)
  .flatMap((contract) => Object.values(contract))
  .filter((part) => part instanceof z.core.$ZodType)
  .flatMap((contract) => sentencesIn(contract));

/** The messages for an input that has nothing to do with its contract. */
const strangeInputs = [{ more: 1 }, null].flatMap((input) => {
  const { error } = z.strictObject({}).safeParse(input);
  return error ? Object.values(toFieldErrors(error)) : [];
});

/** The server's messages that are more precise than the error catalogue's. */
const serverSentences = sourcesIn("server").flatMap(([path, code]) => messagesIn(path, code));

const sentencesAsData = [
  ...Object.values(errorCatalogue).map(({ message }) => message),
  ...contractSentences,
  ...strangeInputs,
  ...serverSentences,
];

/** Messages and field errors in the server's source. Those with values are not translated. */
function messagesIn(path: string, code: string): string[] {
  const messages: string[] = [];
  const note = (node: ESTree.Node | null) => {
    const isLiteral = node?.type === "Literal" && typeof node.value === "string";
    const isText = isLiteral || node?.type === "TemplateLiteral";
    if (isText) messages.push(code.slice(node.start + 1, node.end - 1));
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === "Identifier" && id.name === "message") note(init);
    },
    Property: ({ key, value }) => {
      if (key.type === "Identifier" && key.name === "message") note(value);
      if (key.type !== "Identifier" || key.name !== "fieldErrors") return;
      if (value.type !== "ObjectExpression") return;
      for (const field of value.properties) if (field.type === "Property") note(field.value);
    },
  }).visit(parseSync(path, code).program);
  return messages;
}

const catalogues = Object.entries(
  import.meta.glob<Catalogue>(
    [
      "../../../../src/client/language/catalogues/*.ts",
      "!../../../../src/client/language/catalogues/en.ts",
    ],
    { eager: true, import: "default" },
  ),
);

/** The English texts of `other` in every pair of plural forms of the client's source. */
const pluralTexts = sourcesIn("client").flatMap(([, code]) =>
  [...code.matchAll(/\bone:\s+"[^"]+",\s+other:\s+"([^"]+)"/g)].map(([, other = ""]) => other),
);

describe.each(catalogues)("%s", (_, catalogue) => {
  it("has each counted text in every plural form of the language", () => {
    const forms = new Set(
      Array.from({ length: 200 }, (_item, count) => catalogue.pluralForm(count)),
    );
    const further = [...forms].filter((form) => form !== "one" && form !== "other").toSorted();
    expect(pluralTexts.length).toBeGreaterThan(40);
    for (const text of pluralTexts) {
      expect(Object.keys(catalogue.furtherForms?.[text] ?? {}).toSorted(), text).toEqual(further);
    }
  });

  it("has exactly the texts of the interface", () => {
    expect(new Set(Object.keys(catalogue.texts))).toEqual(texts);
  });

  it("uses the same placeholders as the English text", () => {
    const names = (text: string) => [...new Set(text.match(/\{\w*\}/g))].toSorted();
    for (const [english, translation] of Object.entries(catalogue.texts)) {
      expect(names(translation), english).toEqual(names(english));
    }
  });

  it("writes different months and times differently", () => {
    const days = Array.from({ length: 12 }, (_item, month) =>
      catalogue.formatDate(2026, month + 1, 5),
    );
    expect(new Set(days).size).toBe(12);
    expect(catalogue.formatTime(5, 30)).not.toBe(catalogue.formatTime(17, 30));
  });
});

describe("the Hindi catalogue", () => {
  it("contains no Latin words except names", () => {
    const names =
      /\{\w+\}|\b(AMFI|APP_URL|Apple Numbers|Beancount|CAMS|CAS|CDSL|ChatGPT|Claude|Connectors|Advanced|Copilot Studio|CSV|Developer mode|ELSS|Excel|IDCW|ISIN|JSON|KFintech|Ledger|LibreOffice|MB|MFCentral|Model Context Protocol|NAV|NPS|NSDL|OAuth|ODS|OFX|PAN|PDF|QFX|QIF|QR|SECRETS_KEY|Settings|SIF|SIP|STT|SWP|TDS|TTWROR|UUID|XIRR|XLS|XLSX|ZIP|hledger|https|localhost|Fundbook|Ghostfolio|Gmail|IMAP|INBOX_SECRET|Outlook|POP|Google|Groww|Kuvera|Portfolio Performance|Zerodha|cams2csv|casparser|camsonline\.com|mfs\.kfintech\.com|kfintech\.com|nsdlcas\.nsdl\.com|cdslindia\.com|Resend|Demat|Detailed|Specific Period|debt|equity|112A|87A|1[ab])\b/g;
    for (const inHindi of Object.values(hindi.texts)) {
      expect(inHindi.replace(names, "")).not.toMatch(/[a-z]/i);
    }
  });

  it("has one word for a loss, an amount and saving", () => {
    const otherWords = /रकम|ऋण(?!ा)|सहेजें|हानि/u;
    const withPnl = (text: string) => text.replaceAll("लाभ/हानि", "");
    expect(Object.values(hindi.texts).filter((text) => otherWords.test(withPnl(text)))).toEqual([]);
  });

  it("translates every message of the contracts and the server", () => {
    expect(contractSentences.length).toBeGreaterThan(50);
    expect(serverSentences.length).toBeGreaterThan(3);
    expect(sentencesAsData.filter((sentence) => !texts.has(sentence))).toEqual([]);
  });

  it("has no unused text", () => {
    const code = [...sourcesIn("client").map(([, text]) => text), ...pages].join("\n");
    const labels: readonly string[] = Object.values(fundFieldLabels);
    const isSaid = (text: string) => code.includes(`"${text}"`) || code.includes(`'${text}'`);
    const asData = new Set(sentencesAsData);
    expect(
      [...texts].filter((text) => !isSaid(text) && !asData.has(text) && !labels.includes(text)),
    ).toEqual([]);
  });
});

describe("a message of the server", () => {
  it.each([
    ['const message = "All is well";', "All is well"],
    ["throw new AppError(code, {\n message:\n 'All is well' });", "All is well"],
    ["const refusal = { fieldErrors: { name: `${count} are well` } };", "${count} are well"],
  ])("has a Hindi translation: %s", (code, message) => {
    expect(messagesIn("sample.ts", code)).toEqual([message]);
  });
});

describe("the client's source", () => {
  it("shows no text outside the catalogue", () => {
    const own = sourcesIn("client").flatMap(([path, code]) =>
      ownTexts(path, code).map((text) => `${path}: ${text}`),
    );
    expect(own).toEqual([]);
  });

  it.each([
    ["a sentence", 'const text = "All is well";'],
    ["a sentence with a value", "const text = `All ${count} are well`;"],
    ["a toast", 'notify.success("Done");'],
    ["a single word", 'const text = isBusy ? "Saving…" : t("Save Changes");'],
    ["words in lower case", "const text = `${count} shared funds`;"],
  ])("is reported when it has an untranslated %s", (_, code) => {
    expect(ownTexts("sample.ts", code)).not.toEqual([]);
  });
});

/** Texts outside the catalogue; the linter checks those in JSX. */
function ownTexts(path: string, code: string): string[] {
  const own: string[] = [];
  /** Texts for developers only. */
  const errors: { start: number; end: number }[] = [];
  const look = ({ start, end }: { start: number; end: number }, text: unknown) => {
    const isForDevelopers = errors.some((error) => error.start < start && end < error.end);
    if (typeof text !== "string" || names.has(text)) return;
    const isOwn = likeTexts.some((like) => like.test(text)) && !texts.has(text);
    if (isOwn && !isForDevelopers) own.push(text);
  };
  new Visitor({
    NewExpression: (node) => {
      if (node.callee.type === "Identifier" && node.callee.name === "Error") errors.push(node);
    },
    CallExpression: ({ callee, arguments: [text] }) => {
      const isToast =
        callee.type === "MemberExpression" &&
        callee.object.type === "Identifier" &&
        callee.object.name === "notify";
      const isLiteral = text?.type === "Literal" || text?.type === "TemplateLiteral";
      if (isToast && isLiteral) own.push(code.slice(text.start, text.end));
    },
    Literal: (node) => look(node, node.value),
    TemplateElement: (node) => look(node, node.value.cooked),
  }).visit(parseSync(path, code).program);
  return own;
}

const likeTexts = [
  // A capital letter and more than one word.
  /^\p{Lu}.* (?:\p{L}{2}|$)/su,
  // One word with a capital letter.
  /^\p{Lu}\p{Ll}+[.…!?]*$/u,
  // Only words.
  /^ ?\p{L}{2,}(?: \p{L}{2,})+[.…!?]*$/u,
];

/** Not translated: names of keys, of the product, of parts of PDFs and workbooks, of what fills a field, and the scheme before a token. */
const names = new Set([
  "Bearer ",
  "Enter",
  "Escape",
  "Font",
  "Fundbook",
  "Relationship",
  "Slash",
  "Tab",
  "username webauthn",
]);
