import { afterEach, describe, expect, it } from "vitest";
import {
  categoryFromText,
  categoryName,
  categoryText,
} from "../../../../src/client/language/category-names.ts";
import { setLanguage } from "../../../../src/client/language/text.ts";
import { suggestedCategories } from "../../../../src/shared/schemes/suggested-categories.ts";

afterEach(() => setLanguage("en"));

describe("the name of a category", () => {
  it("is the stored one in English, with a capital at its start and in acronyms", () => {
    expect(["equity", "elss", "other", "my psu funds"].map(categoryName)).toEqual([
      "Equity",
      "ELSS",
      "Other",
      "My PSU funds",
    ]);
  });

  it("is in Hindi if built in, and as typed otherwise", async () => {
    await setLanguage("hi");
    for (const category of [...suggestedCategories, "other"]) {
      expect(categoryName(category)).toMatch(/^(?:[\u0900-\u097f]+|ELSS)$/);
    }
    expect(categoryName("my psu funds")).toBe("My PSU funds");
  });

  it("stands in a field as it is stored", () => {
    expect(["equity", "my psu funds"].map(categoryText)).toEqual(["equity", "my PSU funds"]);
  });

  it("maps back to the built-in category when typed", async () => {
    expect(["Gold", "ELSS", "gold fund"].map(categoryFromText)).toEqual([
      "Gold",
      "ELSS",
      "gold fund",
    ]);
    await setLanguage("hi");
    for (const category of suggestedCategories) {
      expect(categoryFromText(categoryName(category)).toLowerCase()).toBe(category);
    }
    expect(categoryFromText("सोना और चाँदी")).toBe("सोना और चाँदी");
  });
});
