// What is new in the version of version.ts, as CHANGELOG.md has it: npm run release writes it.

export const highlight: Readonly<Record<string, string>> = {
  "en": "Not released yet.",
  "hi": "अभी जारी नहीं हुआ।"
};

export const notes: readonly { heading: string; lines: readonly string[] }[] = [
  {
    "heading": "New",
    "lines": [
      "What is new lies in the folder changes until the release."
    ]
  }
];
