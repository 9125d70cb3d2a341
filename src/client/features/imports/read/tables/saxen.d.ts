declare module "saxen" {
  type Decode = (text: string) => string;

  export class Parser {
    on(
      event: "openTag",
      then: (name: string, attributes: () => Record<string, string>) => void,
    ): this;
    on(event: "closeTag", then: (name: string) => void): this;
    on(event: "text", then: (value: string, decode: Decode) => void): this;
    on(event: "error", then: (error: Error) => void): this;
    parse(xml: string): this;
  }
}
