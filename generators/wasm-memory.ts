/** The end of an import of memory `env.memory` with a maximum: its initial pages, as two bytes of LEB128, follow. */
const importOfMemory = Buffer.from("\x03env\x06memory\x02\x01", "latin1");

/** Changes with how many pages of memory a module starts. @throws Error where it imports none, or takes three bytes */
export function withInitialPages(wasm: Buffer, pages: number): Buffer {
  const at = wasm.indexOf(importOfMemory) + importOfMemory.length;
  const isTwoBytes = (wasm[at] ?? 0) >= 0x80 && (wasm[at + 1] ?? 0x80) < 0x80;
  if (at < importOfMemory.length || !isTwoBytes || pages < 0x80 || pages >= 0x4000) {
    throw new Error("The module imports its memory in another way.");
  }
  const changed = Buffer.from(wasm);
  changed[at] = (pages & 0x7f) | 0x80;
  changed[at + 1] = pages >> 7;
  return changed;
}
