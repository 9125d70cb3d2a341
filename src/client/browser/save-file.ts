/** Saves what was made on this device as a file of its own. */
export function saveFile(name: string, content: BlobPart, type: "text/csv" | "text/plain"): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  // The browser may read the file after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
