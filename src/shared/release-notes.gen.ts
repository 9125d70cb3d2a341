// What is new in the version of version.ts, as CHANGELOG.md has it: npm run release writes it.

export const highlight: Readonly<Record<string, string>> = {
  "en": "The last with the old migrations.",
  "hi": "पुराने माइग्रेशन वाला अंतिम संस्करण।"
};

export const notes: readonly { heading: string; lines: readonly string[] }[] = [
  {
    "heading": "For operators",
    "lines": [
      "The last with the old migrations; start it once with an older database."
    ]
  }
];
