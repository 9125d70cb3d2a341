// What is new in the version of version.ts, as CHANGELOG.md has it: npm run release writes it.

export const highlight: Readonly<Record<string, string>> = {
  "en": "letters, reports, statements by mail, notifications",
  "hi": "पत्र, रिपोर्ट, ईमेल से स्टेटमेंट, सूचनाएँ"
};

export const notes: readonly { heading: string; lines: readonly string[] }[] = [
  {
    "heading": "New",
    "lines": [
      "Letters about your funds, if you ask for them on _Account, Letters_: each month, on Mondays about what is due, on days with news, and in March about the exemption; with rupees, with percentages only, or as a notice.",
      "A report of each month and financial year, by person, for the screen or an A4 page. On Home, _Market this month_ leads to it.",
      "Statements come by themselves: mailed to an address of your own, they wait, locked by their password, until one press reads them. Steps for Gmail and Outlook are there.",
      "A device can remember the password of your statements, if you ask it to: the next one opens and is checked by itself.",
      "Notifications on your devices, also while the app is closed: the day before a SIP falls due, and when something needs you.",
      "The days of SIPs, ELSS units, goals and advance tax in your calendar program, by an address of your own.",
      "A share can be kept up to date: what changes in the shared funds reaches the other person the next day, until either of you stops it.",
      "Assistants that sign in by OAuth, such as Claude and ChatGPT, can be connected: you see where your figures go, and choose whose and for how long.",
      "Programs add single transactions, up to 100 a call; each call is an import, which you undo in one tap."
    ]
  },
  {
    "heading": "Better",
    "lines": [
      "_Add Fund_ with a SIP asks for its instalment, first month and units only, and adds the fund with its instalments at once.",
      "_Correct it_ proposes the figure: the units that an amount and the day's NAV give, the NAV, or the day.",
      "A goal opens with one sentence and its chart, and its return is proposed from your split of equity and debt.",
      "_Before selling_ begins with what can be taken out without tax, and a sale with what arrives in the bank.",
      "What regular plans cost counts exact figures only; what is estimated is a second figure with the names of its funds.",
      "Shared copies that were not updated for a month say so, and you can ask for an update; a line says how many of your funds the other person does not have, with a button that adds them.",
      "A column without a heading can be chosen, more kinds of totals rows are recognised, and a figure of another currency is not read as rupees; amounts can be typed in Devanagari digits.",
      "Folio numbers damaged by a spreadsheet are repaired or asked for, and an unsupported file is refused with its kind named.",
      "Home is shorter on a phone, loads less, and nothing on it moves when its chart arrives.",
      "The security page opens with how you sign in, and the key of a second factor can be copied or opened on the phone that you are using."
    ]
  },
  {
    "heading": "Repaired",
    "lines": [
      "An extra zero in a fund's cost is asked about even if the fund has gained, and _Add Fund_ shows each error at its field.",
      "Recovery codes stay on the page until you say that you have saved them, and a double click sends a form once.",
      "Moving a fund with transactions to another scheme asks first, as worked-out instalments keep their units; _Switch_ offers only funds of the same person.",
      "What a deleted person had comes back to that person, in whatever order it is restored.",
      "Long names no longer widen a page, rows that a web page named .xls hides are not read, and the last line of a CSV file is."
    ]
  },
  {
    "heading": "For operators",
    "lines": [
      "Letters need a mail service; `LETTERS_A_DAY`, 50 by default, is how many go out within 24 hours. `RESEND_WEBHOOK_SECRET` ends those to a mailbox that is gone.",
      "With `INBOX_DOMAIN` statements come by mail, through Resend, Cloudflare's email routing or a mail server's pipe.",
      "`PUSH_KEY` signs notifications; `npm start` and the image make one, other servers set it as docs/configure.md says.",
      "nginx takes its Content-Security-Policy from the build's `nginx-pages.conf`: copy both files at the upgrade. Only what your settings name is reached at private addresses.",
      "`npm run restore` leaves out access tokens, assistants, trusted devices and calendar addresses, as it does sessions: those that were revoked after the backup would work again."
    ]
  }
];
