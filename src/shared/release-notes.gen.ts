// What is new in the version of version.ts, as CHANGELOG.md has it: npm run release writes it.

export const highlight: Readonly<Record<string, string>> = {
  "en": "The first version, with all that it does.",
  "hi": "पहला संस्करण, अपनी सभी सुविधाओं के साथ।"
};

export const notes: readonly { heading: string; lines: readonly string[] }[] = [
  {
    "heading": "New",
    "lines": [
      "Record mutual funds with their transactions, SIPs and lots, and see value, gains and XIRR from the NAVs that AMFI publishes each evening.",
      "Search all schemes and specialised investment funds by name, fund house, AMFI code or ISIN, also mistyped.",
      "Import statements of CAMS, KFintech, NSDL and CDSL, and the files of brokers, as PDF, CSV, JSON, Excel or LibreOffice; the file never leaves your device.",
      "Nothing in a file is guessed: what is not understood is asked about, or named and left out, and an import can be undone.",
      "Share a statement from your mail with the installed app, and go on with an unfinished import after a reload.",
      "Fundbook finds the SIPs in what you import, records their instalments, and counts none twice.",
      "See whether your records agree with your last statement, and by how many units they differ.",
      "Follow the value of a fund, a category and everything over time, beside the same money in the Nifty 50 or 500.",
      "Home says what needs you, in one strip under the total, and answers what is asked daily: this month, tax-free now, goals, the next rupees, regular plans.",
      "Keep the funds of a family apart in one account, and see every figure by person or for everyone.",
      "See realised gains by financial year with their tax, a file for Schedule 112A, and what can be sold within the exemption.",
      "Each lot has the day from which it is long-term, free of an exit load and of a lock.",
      "See what regular plans cost you beside the direct plans, and after how many months a switch pays for itself.",
      "Set targets by what funds invest in or by category, and see where new money goes so that nothing need be sold.",
      "Plan goals in today's rupees: what you have, what your SIPs add, and the SIP that closes the gap.",
      "Compare up to five schemes over the days that they have in common, and follow others on a watch list.",
      "Share read-only copies of funds with people who opted in, and take them back at any time.",
      "Sign in by passkey, password or a provider, with a second factor if you want one; a mail tells you of each new device.",
      "Let a sheet, a script or an assistant read your figures by an access token, which adds imports only if you allow it.",
      "Restore what you deleted, download all your data, take it to Portfolio Performance or Ghostfolio, or delete your account.",
      "Read the last figures offline, and read and compare a statement until you are online again.",
      "Use it in English or Hindi, light or dark, on a phone or a desktop, by touch, keyboard or screen reader.",
      "Try it with sample data in one click."
    ]
  },
  {
    "heading": "For operators",
    "lines": [
      "One container with all that Fundbook needs, by `docker compose up`; or Cloudflare Workers with Turso, or a server of your own.",
      "It backs up each night and before an upgrade, and refuses the database of a newer version.",
      "The database of version 0.9.0 is taken over as it is; start version 0.9.0 once with an older one.",
      "Sign-up is open, by invitation or closed; sign-in also by any OpenID provider; mail by any mail server.",
      "`GET /metrics` and `GET /api/health` say how it is, with alerts and a dashboard for Prometheus; `ALERT_URL` is told what fails.",
      "`npm run check` names every wrong setting and says how the last hourly job went."
    ]
  }
];
