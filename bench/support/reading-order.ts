import type { CDPSession, Page } from "playwright-core";

type Tree = Awaited<ReturnType<CDPSession["send"]>> & { nodes: Node[] };
type Value = { value?: unknown };
type Property = { name: string; value: Value };
type Node = {
  nodeId: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  value?: Value;
  childIds?: string[];
  properties?: Property[];
};

const disclosure = "DisclosureTriangle";

/** Their text is their name, which is read as one. */
const readWhole = new Set([
  "button",
  "link",
  "heading",
  "combobox",
  "searchbox",
  "textbox",
  "option",
  "radio",
  "checkbox",
  "switch",
  "tab",
  disclosure,
  "image",
  "img",
  "slider",
  "columnheader",
  "rowheader",
]);
const containers = new Set([
  "banner",
  "navigation",
  "main",
  "region",
  "radiogroup",
  "group",
  "table",
  "dialog",
  "list",
]);
const spoken = ["level", "pressed", "checked", "selected", "live", "disabled"];
const text = ({ value }: Value = {}): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** What a screen reader comes to, in its order: a line each, of Chromium's accessibility tree. */
export async function readingOrder(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as Tree;
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const walk = (id: string): string[] => {
    const node = byId.get(id);
    if (node === undefined) return [];
    const line = node.ignored ? null : lineOf(node);
    if (line !== null && readWhole.has(text(node.role))) return [line];
    return [...(line === null ? [] : [line]), ...(node.childIds ?? []).flatMap(walk)];
  };
  return walk(nodes[0]?.nodeId ?? "");
}

function lineOf(node: Node): string | null {
  const role = text(node.role);
  const name = text(node.name).trim();
  if (role === "StaticText") return name === "" ? null : name;
  const states = (node.properties ?? []).flatMap(stateOf);
  const isLive = states.some((state) => state.startsWith("live"));
  if (!readWhole.has(role) && !isLive && !(containers.has(role) && name !== "")) return null;
  const hasWords = states.length > 0 && role === "slider";
  const value = hasWords ? "" : text(node.value);
  return [
    `${role === disclosure ? "disclosure" : role}${name === "" ? " without a name" : ` “${name}”`}`,
    value,
    ...states,
  ]
    .filter((part) => part !== "")
    .join(", ");
}

function stateOf({ name, value: { value } }: Property): string[] {
  if (name === "expanded") return [value === true ? "open" : "closed"];
  if (name === "valuetext") return [String(value)];
  const isSpoken = spoken.includes(name) && value !== false && value !== "false";
  return isSpoken ? [value === true || value === "true" ? name : `${name} ${String(value)}`] : [];
}
