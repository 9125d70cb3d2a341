import type { DateForm } from "./cell-text.ts";
import type { Attributes } from "./xml-parser.ts";

/** What the styles of an OpenDocument sheet say of its tables and cells, which follow them in the file. */
export class OdsStyles {
  readonly #dateForms = new Map<string, DateForm>();
  readonly #dataStyles = new Map<string, string>();
  readonly #struck = new Set<string>();
  readonly #hidden = new Set<string>();
  #style = "";
  #dataStyle = "";
  #dateParts = new Set<string>();

  open(tag: string, own: Attributes): void {
    if (tag === "style:style") {
      this.#style = own["style:name"] ?? "";
      this.#dataStyles.set(this.#style, own["style:data-style-name"] ?? "");
    } else if (tag === "style:table-properties" && own["table:display"] === "false")
      this.#hidden.add(this.#style);
    else if (tag === "style:text-properties" && isStruck(own)) this.#struck.add(this.#style);
    else if (tag === "number:date-style") {
      this.#dataStyle = own["style:name"] ?? "";
      this.#dateParts = new Set();
    } else if (tag.startsWith("number:")) this.#dateParts.add(tag);
  }

  close(tag: string): void {
    if (tag !== "number:date-style") return;
    const form = !this.#dateParts.has("number:year")
      ? "no-year"
      : this.#dateParts.has("number:day")
        ? "day"
        : "month";
    this.#dateForms.set(this.#dataStyle, form);
  }

  isHiddenTable(style: string): boolean {
    return this.#hidden.has(style);
  }

  isStruck(style: string): boolean {
    return this.#struck.has(style);
  }

  dateForm(style: string): DateForm {
    return this.#dateForms.get(this.#dataStyles.get(style) ?? "") ?? "day";
  }
}

const isStruck = (own: Attributes): boolean =>
  ["style:text-line-through-style", "style:text-line-through-type"].some(
    (name) => own[name] !== undefined && own[name] !== "none",
  );
