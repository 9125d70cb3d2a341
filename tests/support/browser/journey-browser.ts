import { expect } from "vitest";
import { waitUntil } from "../wait-until.ts";

/** What a journey needs of a browser that Playwright does not drive. Elements are found by XPath. */
export type JourneyBrowser = {
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** The first visible element, or null. */
  locate: (xpath: string) => Promise<JourneyElement | null>;
  /** Gives the file to an input, which may be hidden. */
  chooseFile: (xpath: string, path: string) => Promise<void>;
  /** What a function says in the page, which takes nothing from outside itself. */
  holds: (run: (given: string) => Promise<boolean>, given: string) => Promise<boolean>;
  stop: () => Promise<void>;
};

export type JourneyElement = {
  place: () => Promise<unknown>;
  click: () => Promise<void>;
  /** Types over what the field has. */
  retype: (text: string) => Promise<void>;
};

/** Runs in a page. */
export function firstVisible(xpath: string): Element | null {
  const found = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_ITERATOR_TYPE);
  for (let node = found.iterateNext(); node !== null; node = found.iterateNext()) {
    if (!(node instanceof Element)) continue;
    const { width, height } = node.getBoundingClientRect();
    if (node.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0) return node;
  }
  return null;
}

/** Runs in a page. */
export function selectContent(input: Element): void {
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}

/** What a user does on a page, each once the page is ready for it. */
export function userOf(browser: JourneyBrowser) {
  /** Waits until it is visible and stays in its place. */
  const find = (xpath: string): Promise<JourneyElement> =>
    waitUntil(async () => {
      const found = await browser.locate(xpath);
      if (found === null) throw new Error(`no ${xpath}`);
      const place = await found.place();
      expect(await found.place()).toEqual(place);
      return found;
    });
  const click = async (xpath: string) => (await find(xpath)).click();
  return {
    /** The innermost element with this text. */
    see: (text: string) => {
      const has = `contains(normalize-space(), "${text}")`;
      return find(`//body//*[${has}][not(*[${has}])]`);
    },
    /** The next navigation may be aborted while the page is still on its way to this one. */
    seeHeading: (text: string) => find(`//*[self::h1 or self::h2][normalize-space() = "${text}"]`),
    click,
    clickButton: (name: string) =>
      click(`//button[@aria-label="${name}" or normalize-space()="${name}"]`),
    submit: () => click(`//button[@type="submit"]`),
    async fill(label: string, value: string) {
      const byLabel = `@id=//label[starts-with(normalize-space(), "${label}")]/@for`;
      const field = await find(`//input[@aria-label="${label}" or ${byLabel}]`);
      await field.retype(value);
    },
  };
}
