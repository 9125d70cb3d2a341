import type { LanguageRules } from "../language-rules.ts";

export const name = "हिन्दी";

/**
 * The English text is the key. Names in braces stand for values and are the same in both. What follows a bar is not
 * shown: it tells apart what English has one word for.
 */
export const texts = {
  "Fundbook needs JavaScript. Please allow it for this site and reload the page.":
    "Fundbook को जावास्क्रिप्ट चाहिए। कृपया इस साइट के लिए इसकी अनुमति दें और पेज फिर से लोड करें।",
  "You can close this window.": "आप यह विंडो बंद कर सकते हैं।",
  "Continue here": "यहीं आगे बढ़ें",
  "{count} minute ago": "{count} मिनट पहले",
  "{count} minutes ago": "{count} मिनट पहले",
  "{count} hour ago": "{count} घंटा पहले",
  "{count} hours ago": "{count} घंटे पहले",
  "{count} day ago": "{count} दिन पहले",
  "{count} days ago": "{count} दिन पहले",

  // The shell, and what every page has.
  "Skip to content": "सीधे सामग्री पर जाएँ",
  Main: "मुख्य",
  Tabs: "टैब",
  Home: "होम",
  "Manage Funds": "फ़ंड प्रबंधन",
  Account: "खाता",
  Theme: "थीम",
  System: "सिस्टम जैसी",
  Light: "हल्की",
  Dark: "गहरी",
  "Log out": "लॉग आउट",
  Back: "वापस",
  Close: "बंद करें",
  Cancel: "रद्द करें",
  Confirm: "पुष्टि करें",
  "Checking...": "जाँच हो रही है...",
  "Try again": "फिर कोशिश करें",
  Loading: "लोड हो रहा है",
  Suggestions: "सुझाव",
  Notifications: "सूचनाएँ",
  "Close toast": "सूचना बंद करें",
  "DevTools are disabled": "डेवलपर टूल बंद हैं",
  "not available": "उपलब्ध नहीं",
  "Page not found": "पेज नहीं मिला",
  "This page doesn't exist.": "यह पेज मौजूद नहीं है।",
  "Go Back Home": "होम पर लौटें",
  "Something went wrong": "कुछ गड़बड़ हो गई",
  "This page could not be shown.": "यह पेज दिखाया नहीं जा सका।",
  "Fundbook cannot be reached. Check your connection and try again.":
    "Fundbook से संपर्क नहीं हो पा रहा है। अपना कनेक्शन जाँचें और फिर कोशिश करें।",

  // Signing in and up.
  "Every fund you hold, in one honest statement.": "आपका हर फ़ंड, एक सच्चे हिसाब में।",
  "Current value, gains and returns, based on the NAVs that AMFI publishes each evening.":
    "मौजूदा मूल्य, लाभ और रिटर्न, हर शाम AMFI के जारी किए NAV के आधार पर।",
  "Sign in": "साइन इन करें",
  "Try it with sample data": "नमूना आँकड़ों के साथ आज़माएँ",
  "Demo account until {moment}.": "डेमो खाता, {moment} तक।",
  "Leave the demo?": "डेमो छोड़ें?",
  "Sign up for your own account?": "अपना खाता बनाएँ?",
  "It starts empty. The demo, with what you have entered in it, can't be opened again and is deleted within a day.":
    "यह खाली शुरू होता है। डेमो और उसमें डाली गई बातें फिर नहीं खुलेंगी, और एक दिन के भीतर मिट जाएँगी।",
  "Start with my statement": "मेरे स्टेटमेंट से शुरू करें",
  "After signing up you choose its file, which stays on your device.":
    "खाता बनाने के बाद आप उसकी फ़ाइल चुनेंगे, जो आपके डिवाइस पर ही रहती है।",
  Leave: "छोड़ें",
  "This demo account has no password, so you cannot come back to it. What you have entered in it is lost.":
    "इस डेमो खाते का कोई पासवर्ड नहीं है, इसलिए आप इसमें वापस नहीं आ सकते। इसमें आपने जो दर्ज किया है, वह खो जाएगा।",
  "Sample NAVs of {day}": "{day} के नमूना NAV",
  "Sign up for an account of your own": "अपना खाता बनाएँ",
  "Sign in to see your mutual funds, their value and returns.":
    "अपने म्यूचुअल फ़ंड, उनका मूल्य और रिटर्न देखने के लिए साइन इन करें।",
  "See what your mutual funds are worth, by AMFI's NAVs of each evening.":
    "देखें आपके म्यूचुअल फ़ंड का मूल्य कितना है, AMFI के हर शाम के NAV से।",
  "Bring in your statement: the file never leaves your device.":
    "अपना स्टेटमेंट लाएँ: फ़ाइल आपके डिवाइस से बाहर नहीं जाती।",
  "Know your XIRR, your tax, and what regular plans cost you.":
    "अपना XIRR, अपना कर और रेगुलर प्लान की लागत जानें।",
  "Welcome back to your portfolio.": "अपने पोर्टफ़ोलियो में आपका फिर से स्वागत है।",
  "New to Fundbook?": "Fundbook पर नए हैं?",
  "Sign up": "खाता बनाएँ",
  "Create account": "खाता बनाएँ",
  "Create an account and record your mutual funds.": "खाता बनाएँ और अपने म्यूचुअल फ़ंड दर्ज करें।",
  "Record what you hold and see what it is worth.": "अपने फ़ंड दर्ज करें, उनका मूल्य देखें।",
  "Already have an account?": "पहले से खाता है?",
  Name: "नाम",
  Email: "ईमेल",
  Password: "पासवर्ड",
  "Confirm password": "पासवर्ड दोबारा लिखें",
  "New password": "नया पासवर्ड",
  "Confirm new password": "नया पासवर्ड दोबारा लिखें",
  "At least {count} characters": "कम से कम {count} अक्षर",
  "Show password": "पासवर्ड दिखाएँ",
  "Forgot password?": "पासवर्ड भूल गए?",
  "Signing in...": "साइन इन हो रहा है...",
  "Creating account...": "खाता बन रहा है...",
  "Registration successful": "आपका खाता बन गया",
  "Error logging in. Please try again.": "साइन इन नहीं हो सका। कृपया फिर कोशिश करें।",
  "Error registering user": "खाता नहीं बन सका",
  "Failed to log out. Try again.": "लॉग आउट नहीं हो सका। फिर कोशिश करें।",
  "Signed out on this device. Go online to finish signing out.":
    "इस डिवाइस पर साइन आउट हो गया। इसे पूरा करने के लिए इंटरनेट से जुड़ें।",
  "Goodbye, {name}!": "फिर मिलेंगे, {name}!",
  Investor: "निवेशक",
  or: "या",
  "Continue with {provider}": "{provider} के साथ जारी रखें",
  "Waiting for {provider}...": "{provider} के जवाब का इंतज़ार है...",
  "the public address of this installation": "इस इंस्टॉलेशन का सार्वजनिक पता",
  "Signing in did not work. Please try again.": "साइन इन नहीं हो सका। कृपया फिर कोशिश करें।",
  "{provider} sign-in was closed before it finished.":
    "{provider} से साइन इन पूरा होने से पहले ही बंद कर दिया गया।",
  "Link your sign-in": "अपना साइन इन जोड़ें",
  "Confirm that an account is yours to sign in to it.":
    "खाते में साइन इन करने के लिए साबित करें कि खाता आपका है।",
  "Not your account?": "यह आपका खाता नहीं है?",
  "An account with {email} already exists. Confirm that it is yours to sign in to it with {provider}.":
    "{email} का खाता पहले से है। साबित करें कि वह आपका है, फिर {provider} से उसमें साइन इन हो सकेगा।",
  "You will be able to sign in to the account {email} with {provider}.":
    "आप {provider} से खाते {email} में साइन इन कर सकेंगे।",
  "If this address was never confirmed before, the old password is removed and other devices are signed out.":
    "अगर इस पते की पुष्टि पहले किसी ने नहीं की है, तो पुराना पासवर्ड हटा दिया जाता है और दूसरे डिवाइस साइन आउट हो जाते हैं।",
  "Link and sign in": "जोड़ें और साइन इन करें",
  "Linking...": "जोड़ा जा रहा है...",
  "Send a link to this address": "इस पते पर लिंक भेजें",
  "Link sent. Open it in this browser within 30 minutes.":
    "लिंक भेज दिया गया। इसे 30 मिनट के भीतर इसी ब्राउज़र में खोलें।",
  "{provider} was linked to your account.": "{provider} आपके खाते से जोड़ दिया गया।",

  // A forgotten password.
  "Reset password": "पासवर्ड रीसेट करें",
  "Get a link by mail to set a new password.": "नया पासवर्ड सेट करने के लिए ईमेल से लिंक पाएँ।",
  "Enter the email of your account. We will send you a link to set a new password.":
    "अपने खाते का ईमेल लिखें। हम आपको नया पासवर्ड सेट करने का लिंक भेजेंगे।",
  "Remembered it?": "याद आ गया?",
  "Back to Login": "साइन इन पर लौटें",
  "Send reset link": "रीसेट लिंक भेजें",
  "Sending...": "भेजा जा रहा है...",
  "Password reset email sent! Check your inbox or Junk folder.":
    "पासवर्ड रीसेट का ईमेल भेज दिया गया! अपना इनबॉक्स या जंक फ़ोल्डर देखें।",
  "Set a new password": "नया पासवर्ड सेट करें",
  "Set a new password for your account.": "अपने खाते के लिए नया पासवर्ड सेट करें।",
  "Checking your link": "आपका लिंक जाँचा जा रहा है",
  "Checking your link...": "आपका लिंक जाँचा जा रहा है...",
  "For your account {email}": "आपके इस खाते के लिए: {email}",
  "Your link could not be checked": "आपका लिंक जाँचा नहीं जा सका",
  "A link works once and for one hour. Only the newest one is valid.":
    "लिंक एक ही बार और एक घंटे तक काम करता है, और केवल सबसे नया वाला।",
  "Get a new link": "नया लिंक पाएँ",
  "Set new password": "नया पासवर्ड सेट करें",
  "Updating...": "बदला जा रहा है...",
  "Passwords do not match!": "दोनों पासवर्ड एक जैसे नहीं हैं!",
  "Password reset successful": "पासवर्ड बदल गया",

  // The overview.
  "Portfolio Overview": "पोर्टफ़ोलियो की झलक",
  "What your funds cost, what they are worth, and their returns.":
    "आपके फ़ंडों की लागत, उनका मौजूदा मूल्य और रिटर्न।",
  "NAVs as of {day}": "{day} के NAV",
  "Loading your portfolio": "आपका पोर्टफ़ोलियो लोड हो रहा है",
  "Your funds could not be loaded": "आपके फ़ंड लोड नहीं हो सके",
  "Your portfolio is empty": "आपका पोर्टफ़ोलियो खाली है",
  "One statement brings in all your funds, with every purchase and sale.":
    "एक ही स्टेटमेंट से आपके सभी फ़ंड आ जाते हैं, हर ख़रीद और बिक्री के साथ।",
  "Current Value": "मौजूदा मूल्य",
  "Total Invested": "कुल निवेश",
  PnL: "लाभ/हानि",
  "Overall Returns": "कुल रिटर्न",
  Schemes: "स्कीमें",
  "on {day}": "{day} को",
  "What is {name}?": "{name} क्या है?",
  "What needs you": "जिस पर आपका ध्यान चाहिए",
  "Put away: {need}": "हटाएँ: {need}",
  "{fund} and {count} more": "{fund} और {count} अन्य",
  "The newest NAVs are of {day}: refresh them": "सबसे नए NAV {day} के हैं: इन्हें ताज़ा करें",
  "The instalment of {day} is not in your statement": "{day} की किस्त आपके स्टेटमेंट में नहीं है",
  "Instalment of {day}: waits for its NAV": "{day} की किस्त अपने NAV की प्रतीक्षा में है",
  "Statement ends {month}: bring in a newer one": "स्टेटमेंट {month} तक का है: नया स्टेटमेंट लाएँ",
  "No NAV since {day}: was it merged or wound up?":
    "{day} के बाद कोई NAV नहीं: क्या इसका विलय हुआ या यह बंद हुआ?",
  "Asks you to update what you share": "चाहते हैं कि आप साझा प्रति अपडेट करें",
  "Sees your funds as of {day}: update the share": "आपके फ़ंड {day} के अनुसार देखते हैं: साझा प्रति अपडेट करें",
  "Units moved here without their other side": "यूनिटें आईं या गईं, पर उनका दूसरा पक्ष यहाँ नहीं है",
  "add their other side": "उनका दूसरा पक्ष जोड़ें",
  "{count} of {total} in this month": "इस महीने {total} में से {count} दर्ज",
  "{amount} in all": "कुल {amount}",
  "At a glance": "एक नज़र में",
  "NAVs still being fetched": "NAV अभी लाए जा रहे हैं",
  "Market this month": "इस महीने बाज़ार",
  "and {amount} put in": "और {amount} लगाए",
  "and {amount} taken out": "और {amount} निकाले",
  "Tax-free now": "अभी कर-मुक्त",
  "Tax-free for you now": "अभी आपके लिए कर-मुक्त",
  "if you sell nothing else": "यदि और कुछ न बेचें",
  "{count} of {total} on track": "{total} में से {count} सही राह पर",
  "The next {amount}": "अगले {amount}",
  "go to {part}": "{part} में",
  "Regular plans cost": "रेगुलर प्लान की लागत",
  "against direct plans": "डायरेक्ट प्लान की तुलना में",
  "Shared with you": "आपके साथ साझा",
  "by {count} people": "{count} लोगों द्वारा",
  "by {name}": "{name} द्वारा",
  "Day's change": "दिन का बदलाव",
  "Value at the NAVs of {day} less value at those of {before}.":
    "{day} के NAV पर मूल्य में से {before} के NAV पर मूल्य घटाकर।",
  "Current value less the amount invested in the units you still hold.":
    "मौजूदा मूल्य में से उन यूनिटों का निवेश घटाकर जो अब भी आपके पास हैं।",
  "PnL as a percentage of Total Invested.": "लाभ/हानि, कुल निवेश के प्रतिशत में।",
  "Total gain as a percentage of everything paid in since {day}.":
    "कुल लाभ, {day} से लगाई गई पूरी राशि के प्रतिशत में।",
  "What your money has earned per year since {day}, given when each amount went in or came out.":
    "आपके पैसे ने {day} से सालाना कितना कमाया, हर राशि के आने-जाने की तारीख के हिसाब से।",
  "{first} to {last}": "{first} से {last}",
  "{count} of {total} funds": "{total} में से {count} फ़ंड",
  "{count} fund without a NAV is left out: {amount} invested":
    "बिना NAV वाला {count} फ़ंड शामिल नहीं: {amount} का निवेश",
  "{count} funds without a NAV are left out: {amount} invested":
    "बिना NAV वाले {count} फ़ंड शामिल नहीं: {amount} का निवेश",
  "The category “{category}” is left out of current value.":
    "श्रेणी “{category}” मौजूदा मूल्य में नहीं गिनी गई है।",
  "By category": "श्रेणी के अनुसार",
  Category: "श्रेणी",
  Invested: "निवेश",
  "Current value": "मौजूदा मूल्य",
  "Share|of the whole": "हिस्सा",
  Others: "अन्य",
  "Largest holdings": "सबसे बड़े निवेश",
  Redeemed: "पूरा बेचा हुआ",
  "No NAV yet": "NAV अभी नहीं है",
  "Sample NAVs": "नमूने के NAV",
  "Its transactions keep their units. Instalments that were worked out from the other scheme's NAVs have to be corrected one by one.":
    "इसके लेन-देन अपनी यूनिट रखते हैं। जो किस्तें दूसरी स्कीम के NAV से निकाली गई थीं, उन्हें एक-एक करके सुधारना होगा।",
  "Sample NAVs until the real list is fetched.": "असली सूची मिलने तक ये नमूने के NAV हैं।",
  "Offline: figures as of {moment}.": "ऑफ़लाइन: आँकड़े {moment} के हैं।",
  "Changes cannot be saved until Fundbook can be reached.":
    "Fundbook से संपर्क होने तक बदलाव सेव नहीं हो सकते।",

  "Offline: changes cannot be saved until Fundbook can be reached.":
    "ऑफ़लाइन: Fundbook से संपर्क होने तक बदलाव सेव नहीं हो सकते।",
  "Figures as of {moment}. Newer ones are being loaded.": "आँकड़े {moment} के हैं। नए आँकड़े लाए जा रहे हैं।",
  "Your unsaved entries are back.": "आपकी बिना सेव की हुई जानकारी वापस आ गई है।",
  "Here is the import that you have not finished.": "यह वह आयात है जो आपने पूरा नहीं किया था।",
  "Start over": "नए सिरे से शुरू करें",

  // The list of funds.
  "View Funds": "फ़ंड देखें",
  "Every fund you hold with its NAV, value, PnL and returns.":
    "आपका हर फ़ंड, उसके NAV, मूल्य, लाभ/हानि और रिटर्न के साथ।",
  "View, edit and delete the funds you hold, and add new ones.":
    "अपने फ़ंड देखें, उनमें बदलाव करें, उन्हें हटाएँ और नए जोड़ें।",
  "Loading your funds": "आपके फ़ंड लोड हो रहे हैं",
  "{count} fund": "{count} फ़ंड",
  "{count} funds": "{count} फ़ंड",
  "{shown} of {funds}": "{funds} में से {shown}",
  "{funds}, NAVs as of {day}": "{funds}, {day} के NAV",
  "Refresh NAVs": "NAV ताज़ा करें",
  "All NAVs are up to date.": "सभी NAV ताज़ा हैं।",
  "All NAVs are up to date, as of {day}.": "सभी NAV ताज़ा हैं, {day} तक के।",
  "{count} fund updated.": "{count} फ़ंड अपडेट हुआ।",
  "{count} funds updated.": "{count} फ़ंड अपडेट हुए।",
  "{count} fund updated, as of {day}.": "{count} फ़ंड अपडेट हुआ, {day} तक के NAV से।",
  "{count} funds updated, as of {day}.": "{count} फ़ंड अपडेट हुए, {day} तक के NAV से।",
  "Failed to refresh NAVs: {message}": "NAV ताज़ा नहीं हो सके: {message}",
  "No fund matches": "कोई फ़ंड मेल नहीं खाता",
  "No scheme shown here has all of these words in its name.":
    "यहाँ दिखाई गई किसी स्कीम के नाम में ये सारे शब्द नहीं हैं।",
  "Show all funds": "सभी फ़ंड दिखाएँ",
  Categories: "श्रेणियाँ",
  All: "सभी श्रेणियाँ",
  fund: "फ़ंड",
  funds: "फ़ंड",
  Search: "खोजें",
  "Close search": "खोज बंद करें",
  "Search fund...": "फ़ंड खोजें...",
  "Search fund": "फ़ंड खोजें",
  "Sort by": "क्रम",
  "Newest first": "नए पहले",
  "Sorted ascending, reverse": "बढ़ते क्रम में है, उलटा करें",
  "Sorted descending, reverse": "घटते क्रम में है, उलटा करें",
  Funds: "फ़ंड",
  Actions: "कार्रवाई",
  Scheme: "स्कीम",
  Units: "यूनिट",
  NAV: "NAV",
  Current: "मौजूदा मूल्य",
  Returns: "रिटर्न",
  "PnL and returns": "लाभ/हानि और रिटर्न",
  "Folio {folio}": "फ़ोलियो {folio}",
  "AMFI {code}": "AMFI {code}",
  "Old NAV": "पुराना NAV",

  // A fund's form.
  "Add Fund": "फ़ंड जोड़ें",
  "Add fund": "फ़ंड जोड़ें",
  "Record a fund that you hold: folio, scheme, amount and units.":
    "अपना फ़ंड दर्ज करें: फ़ोलियो, स्कीम, राशि और यूनिट।",
  "Adding fund...": "फ़ंड जोड़ा जा रहा है...",
  "Fund added successfully": "फ़ंड जुड़ गया",
  "You have this scheme in this folio: open it, or add another?":
    "इस फ़ोलियो में यह स्कीम आपके पास पहले से है: उसे खोलें या एक और जोड़ें?",
  "Open it": "उसे खोलें",
  "Add another": "एक और जोड़ें",
  "Failed to add fund: {message}": "फ़ंड नहीं जुड़ सका: {message}",
  "Name, fund house, AMFI code or ISIN": "नाम, फ़ंड हाउस, AMFI कोड या ISIN",
  "Not in AMFI's list: it has no value until the list includes it":
    "AMFI की सूची में नहीं है: सूची में आने तक इसका मूल्य नहीं निकलेगा",
  "AMFI code {code}": "AMFI कोड {code}",
  "Loading the scheme list…": "स्कीमों की सूची लोड हो रही है…",
  "The scheme list is not available right now. You can type the scheme's name.":
    "स्कीमों की सूची अभी उपलब्ध नहीं है। आप स्कीम का नाम लिख सकते हैं।",
  "No scheme has all of these words. Did you mean one of these?":
    "किसी स्कीम में ये सारे शब्द नहीं हैं। क्या आपका मतलब इनमें से किसी से था?",
  "No scheme has all of these words.": "किसी स्कीम में ये सारे शब्द नहीं हैं।",
  "{count} scheme": "{count} स्कीम",
  "{count} schemes": "{count} स्कीमें",
  "No NAV": "NAV नहीं है",
  Formerly: "पहले का नाम",
  "No NAV since {date}": "{date} के बाद कोई NAV नहीं",
  "Plan and option unknown": "प्लान और विकल्प पता नहीं",
  "Option unknown": "विकल्प पता नहीं",
  "Plan or option assumed": "प्लान या विकल्प अनुमानित",
  "Folio number": "फ़ोलियो नंबर",
  equity: "इक्विटी",
  ELSS: "ELSS",
  debt: "डेट",
  liquid: "लिक्विड",
  hybrid: "हाइब्रिड",
  gold: "सोना",
  silver: "चाँदी",
  international: "अंतरराष्ट्रीय",
  "other|category": "अन्य",
  "For example equity or debt": "जैसे इक्विटी या डेट",
  'Create "{category}"': '"{category}" बनाएँ',
  "Invested amount (₹)": "निवेश की राशि (₹)",
  Calculated: "हिसाब",
  "Current amount": "मौजूदा मूल्य",
  "NAV date": "NAV की तारीख",
  Required: "ज़रूरी है",

  // Editing and deleting.
  "Edit Funds": "फ़ंड में बदलाव",
  "Change or delete a fund that you have recorded.": "फ़ंड की दर्ज जानकारी में बदलाव करें या फ़ंड हटाएँ।",
  "Edit Fund": "फ़ंड में बदलाव",
  "Edit fund": "फ़ंड में बदलाव",
  "Change a fund's folio, scheme, category, amount or units.":
    "फ़ंड के फ़ोलियो, स्कीम, श्रेणी, राशि या यूनिट में बदलाव करें।",
  "Loading your fund": "आपका फ़ंड लोड हो रहा है",
  "Your fund could not be loaded": "आपका फ़ंड लोड नहीं हो सका",
  "You have no such fund. It may have been deleted.":
    "आपके फ़ंडों में ऐसा कोई फ़ंड नहीं है। हो सकता है कि उसे हटा दिया गया हो।",
  "Save Changes": "बदलाव सेव करें",
  "Saving...": "सेव हो रहा है...",
  "Fund updated successfully": "फ़ंड अपडेट हो गया",
  "Failed to update fund: {message}": "फ़ंड अपडेट नहीं हो सका: {message}",
  Edit: "बदलाव करें",
  "Edit {scheme}, folio {folio}": "{scheme}, फ़ोलियो {folio} में बदलाव करें",
  Delete: "हटाएँ",
  "Delete {scheme}, folio {folio}": "{scheme}, फ़ोलियो {folio} हटाएँ",
  "Delete fund?": "फ़ंड हटाएँ?",
  "Delete Fund": "फ़ंड हटाएँ",
  "{scheme}, folio {folio}, is removed from your funds. You can restore it for 30 days.":
    "{scheme}, फ़ोलियो {folio}, आपके फ़ंडों से हटा दिया जाएगा। आप इसे 30 दिन तक वापस ला सकते हैं।",
  "Deleted {scheme}.": "{scheme} हटा दिया गया।",
  "Failed to delete {scheme}.": "{scheme} हटाया नहीं जा सका।",
  "Edit mode is off": "संपादन मोड बंद है",
  "Account settings": "खाते की सेटिंग",
  "Please enable edit mode in account settings to edit funds.":
    "फ़ंड में बदलाव के लिए कृपया खाते की सेटिंग में संपादन मोड चालू करें।",
  "Please enable edit mode in account settings to delete funds.":
    "फ़ंड हटाने के लिए कृपया खाते की सेटिंग में संपादन मोड चालू करें।",

  // The account.
  "Your profile, other people's funds, edit mode, and whether others may share with you.":
    "आपकी प्रोफ़ाइल, दूसरे लोगों के फ़ंड, संपादन मोड, और क्या दूसरे आपके साथ साझा कर सकते हैं।",
  "Who shares funds with you, and whom you share yours with.":
    "कौन आपके साथ फ़ंड साझा करता है, और आप किसके साथ करते हैं।",
  "Your password, and the devices on which you are signed in.":
    "आपका पासवर्ड, और वे डिवाइस जिन पर आप साइन इन हैं।",
  "Theme, language and keyboard shortcuts on this device.":
    "इस डिवाइस की थीम, भाषा और कीबोर्ड शॉर्टकट।",
  "Restore what you deleted, download your data, or delete your account.":
    "हटाई गई चीज़ें वापस लाएँ, अपना डेटा डाउनलोड करें, या अपना खाता हटाएँ।",
  "Account pages": "खाते के पेज",
  Sharing: "साझा करना",
  Security: "सुरक्षा",
  Preferences: "पसंद",
  Data: "डेटा",
  "Share your funds": "अपने फ़ंड साझा करें",
  "Sharing settings": "साझा करने की सेटिंग",
  Profile: "प्रोफ़ाइल",
  "Member since {day}": "{day} से सदस्य",
  Language: "भाषा",
  "Same as the browser": "ब्राउज़र जैसी",
  "Edit mode": "संपादन मोड",
  "Edit and delete funds": "फ़ंड में बदलाव करना और फ़ंड हटाना",
  "When off, Edit Funds changes and deletes nothing on this device.":
    "बंद रहने पर इस डिवाइस पर “फ़ंड में बदलाव” से कुछ न बदलता है, न हटता है।",
  "Go to Home": "होम पर जाएँ",
  "Go to Account": "खाते पर जाएँ",
  "You were signed out. Sign in to continue.": "आप साइन आउट हो गए। जारी रखने के लिए साइन इन करें।",
  "Changing it signs you out on your other devices.":
    "इसे बदलने पर आपके बाकी डिवाइस साइन आउट हो जाते हैं।",
  "How you sign in": "आप साइन इन कैसे करते हैं",
  "Password alone": "सिर्फ़ पासवर्ड",
  "Password, then a code from your app": "पासवर्ड, फिर आपके ऐप का कोड",
  "Fingerprint, face or PIN": "उँगली की छाप, चेहरा या पिन",
  Linked: "जुड़ा हुआ",
  "Not set up": "सेट नहीं है",
  "You sign in with {provider} and have no password here.":
    "आप {provider} से साइन इन करते हैं; यहाँ आपका कोई पासवर्ड नहीं है।",
  "{provider} account": "{provider} खाता",
  "Linked on {day}": "{day} को जोड़ा गया",
  Unlink: "हटाएँ",
  "Fundbook, version {version}": "Fundbook, संस्करण {version}",
  "What is new": "नया क्या है",
  "Fundbook is now {version}: {news}": "Fundbook अब {version} है: {news}",
  "Do not show this again": "इसे फिर न दिखाएँ",
  Invitations: "न्योते",
  "A link lets one person create an account, once and within seven days.":
    "एक लिंक से एक व्यक्ति सात दिन के भीतर, एक बार, खाता बना सकता है।",
  "Make an invitation link": "न्योते का लिंक बनाएँ",
  "Invitation link": "न्योते का लिंक",
  "Send it now: it is not shown again.": "इसे अभी भेजें: यह फिर नहीं दिखाया जाएगा।",
  "Copy link": "लिंक कॉपी करें",
  "Made on {day}, works until {end}": "{day} को बनाया, {end} तक चलेगा",
  "Withdraw the invitation of {day}": "{day} का न्योता वापस लें",
  Withdraw: "वापस लें",
  "Unlink {provider}?": "{provider} हटाएँ?",
  "You can no longer sign in with {provider}, and devices that signed in with it are signed out.":
    "{provider} से आपके खाते में साइन इन नहीं हो सकेगा, और जिन डिवाइस पर उससे साइन इन हुआ था वे साइन आउट हो जाएँगे।",
  "Unlink {provider}": "{provider} हटाएँ",
  "Unlinking...": "हटाया जा रहा है...",
  "{provider} was unlinked from your account.": "{provider} आपके खाते से हटा दिया गया।",
  "Set a password": "पासवर्ड सेट करें",
  "Current password": "मौजूदा पासवर्ड",
  "Change password": "पासवर्ड बदलें",
  "Forgot it? Send a link": "भूल गए? लिंक भेजें",
  "Password changed. Your other devices were signed out.":
    "पासवर्ड बदल गया। आपके बाकी डिवाइस साइन आउट कर दिए गए।",
  "Your password and sessions could not be loaded": "आपका पासवर्ड और सत्र लोड नहीं हो सके",
  "Loading your sign-in methods": "आपके साइन इन के तरीके लोड हो रहे हैं",
  Sessions: "सत्र",
  "The devices on which you are signed in.": "वे डिवाइस जिन पर आप साइन इन हैं।",
  "Unknown device": "अज्ञात डिवाइस",
  "{browser} on {system}": "{system} पर {browser}",
  "This device": "यह डिवाइस",
  "Applies to this device only.": "यह सिर्फ़ इस डिवाइस पर लागू होता है।",
  "Applies to this device, and to mails to you.":
    "यह इस डिवाइस पर और आपको भेजे जाने वाले ईमेल पर लागू होता है।",
  "Email address": "ईमेल पता",
  "From now on, this account belongs to whoever reads the mails to {email}.":
    "अब से यह खाता उसका है जो {email} के ईमेल पढ़ता है।",
  "{email} is confirmed.": "{email} की पुष्टि हो चुकी है।",
  "{email} is not confirmed.": "{email} की पुष्टि नहीं हुई है।",
  "Open the link that was mailed to you; it works for 24 hours. Others are warned before they share with you until then.":
    "आपको ईमेल में भेजा गया लिंक खोलें; वह 24 घंटे चलता है। तब तक आपके साथ साझा करने से पहले दूसरों को चेतावनी दी जाती है।",
  "Confirm my address": "मेरे पते की पुष्टि करें",
  "Send the link again": "लिंक फिर भेजें",
  "The link was sent. Check your inbox or Junk folder.":
    "लिंक भेज दिया गया। अपना इनबॉक्स या जंक फ़ोल्डर देखें।",
  "Your email address is confirmed.": "आपके ईमेल पते की पुष्टि हो गई।",
  "Confirm your email address first: open the link that was mailed to you.":
    "पहले अपने ईमेल पते की पुष्टि करें: आपको ईमेल में भेजा गया लिंक खोलें।",
  "This link was used, has expired, or is for another account. Ask for a new one.":
    "यह लिंक इस्तेमाल हो चुका है, पुराना हो गया है या किसी दूसरे खाते का है। नया लिंक माँगें।",
  "An address that is not confirmed gets three mails a day. Use the newest one, or try again tomorrow.":
    "जिस पते की पुष्टि नहीं हुई, उसे दिन में तीन ईमेल मिलते हैं। सबसे नया ईमेल देखें या कल फिर कोशिश करें।",
  "Nobody has confirmed that this address is theirs. Share only if you know that it is the person you mean.":
    "इस पते की किसी ने पुष्टि नहीं की है। तभी साझा करें जब आप जानते हों कि यह वही व्यक्ति है।",
  "Address not confirmed": "पते की पुष्टि नहीं हुई",
  "acceptUnproven must be true or false": "पुष्टि न हुए पते के लिए हाँ या नहीं चुनें",
  "Email address changed from {address}": "ईमेल पता {address} से बदला गया",
  "Email address taken back": "ईमेल पता वापस लिया गया",
  "New email address": "नया ईमेल पता",
  "Change address": "पता बदलें",
  "Use the new address": "नए पते का इस्तेमाल करें",
  "A link was sent to {email}. Your address changes once you open it.":
    "{email} पर लिंक भेजा गया। उसे खोलने पर आपका पता बदल जाएगा।",
  "Your email address is {email} now.": "अब आपका ईमेल पता {email} है।",
  "Change name": "नाम बदलें",
  "Your name was changed.": "आपका नाम बदल गया।",
  "Take your address back": "अपना पता वापस लें",
  "Your account gets this email address again. What was added since it was changed, or in the week before, is removed, and every device is signed out. Then you set a new password.":
    "आपके खाते को यह ईमेल पता फिर मिलेगा। पता बदलने के बाद, या उससे पहले के हफ़्ते में, जो जोड़ा गया वह हटेगा, और सभी डिवाइस साइन आउट होंगे। फिर आप नया पासवर्ड रखेंगे।",
  "Take it back": "वापस लें",
  "Your account has this address again.": "आपके खाते का यह पता फिर से है।",
  "This Fundbook sends no mail, so an address cannot be changed here.":
    "यह Fundbook ईमेल नहीं भेजता, इसलिए यहाँ पता नहीं बदला जा सकता।",
  "A demo account's name and address cannot be changed.": "डेमो खाते का नाम और पता नहीं बदला जा सकता।",
  "Recent changes": "हाल के बदलाव",
  "The last 50 of 90 days. If one was not you, set a new password.":
    "90 दिनों के आख़िरी 50। अगर कोई आपने नहीं किया, तो नया पासवर्ड रखें।",
  "The recent changes could not be loaded": "हाल के बदलाव लोड नहीं हो सके",
  "There are none.": "कोई नहीं है।",
  "Network {network}.…": "नेटवर्क {network}.…",
  "Signed in on a new device": "नए डिवाइस पर साइन इन",
  "Password changed": "पासवर्ड बदला गया",
  "New password set by a mailed link": "ईमेल के लिंक से नया पासवर्ड रखा गया",
  "{provider} linked": "{provider} जोड़ा गया",
  "{provider} unlinked": "{provider} हटाया गया",
  "{provider} linked by the owner of the email address": "ईमेल पते के मालिक ने {provider} जोड़ा",
  "Passkey “{name}” added": "पासकी “{name}” जोड़ी गई",
  "Passkey “{name}” removed": "पासकी “{name}” हटाई गई",
  "Passkey “{name}” refused: another device may have a copy of it":
    "पासकी “{name}” अस्वीकार हुई: उसकी प्रति किसी दूसरे डिवाइस पर हो सकती है",
  "Active now": "अभी सक्रिय",
  "Signed in with {provider} on {day}": "{day} को {provider} से साइन इन",
  "Began on {day}": "{day} को शुरू",
  "Signed in with a password on {day}": "{day} को पासवर्ड से साइन इन",
  End: "समाप्त करें",
  "End session on {device}": "{device} का सत्र समाप्त करें",
  "Session ended": "सत्र समाप्त हुआ",
  "End all other sessions": "बाकी सभी सत्र समाप्त करें",
  "End all other sessions?": "बाकी सभी सत्र समाप्त करें?",
  "{count} other device is signed out immediately. You stay signed in on this one.":
    "{count} और डिवाइस तुरंत साइन आउट हो जाएगा। इस डिवाइस पर आप साइन इन रहेंगे।",
  "{count} other devices are signed out immediately. You stay signed in on this one.":
    "{count} और डिवाइस तुरंत साइन आउट हो जाएँगे। इस डिवाइस पर आप साइन इन रहेंगे।",
  "{count} other session ended": "{count} और सत्र समाप्त हुआ",
  "{count} other sessions ended": "{count} और सत्र समाप्त हुए",
  "Your data": "आपका डेटा",
  "Download your data or delete your account.": "अपना डेटा डाउनलोड करें या अपना खाता हटाएँ।",
  "Download my data (JSON)": "मेरा डेटा डाउनलोड करें (JSON)",
  "Download my funds (CSV)": "मेरे फ़ंड डाउनलोड करें (CSV)",
  "Download my transactions (CSV)": "मेरे लेन-देन डाउनलोड करें (CSV)",
  "Delete my account": "मेरा खाता हटाएँ",
  "Delete your account?": "अपना खाता हटाएँ?",
  "This deletes the account {email} with all its funds and categories and everything that others shared with you, and signs you out on all devices. This cannot be undone.":
    "इससे {email} का खाता, उसके सभी फ़ंड और श्रेणियाँ, और जो कुछ दूसरों ने आपके साथ साझा किया है, सब हट जाएगा और आप हर डिवाइस पर साइन आउट हो जाएँगे। इसे वापस नहीं लाया जा सकता।",
  "People keep the copies of funds that you shared with them.":
    "आपके साझा किए फ़ंडों की प्रतियाँ उन लोगों के पास बनी रहेंगी जिनके पास वे हैं।",
  "Your sign-in methods could not be loaded": "आपके साइन इन के तरीके लोड नहीं हो सके",
  "Your password": "आपका पासवर्ड",
  "Confirm it's you": "पुष्टि करें कि यह आप हैं",
  Passkeys: "पासकी",
  "Sign in with your fingerprint, your face or a PIN instead of a password.":
    "पासवर्ड की जगह अपनी उँगली की छाप, चेहरे या पिन से साइन इन करें।",
  "Your passkeys could not be loaded": "आपकी पासकी लोड नहीं हो सकीं",
  "Passkey added": "पासकी जोड़ी गई",
  "Passkey removed": "पासकी हटाई गई",
  "Passkeys are off here: they need an address with a name, over https or on localhost. The person who runs this Fundbook sets it as APP_URL.":
    "यहाँ पासकी बंद हैं: इनके लिए नाम वाला पता चाहिए, https पर या localhost पर। इस Fundbook को चलाने वाला व्यक्ति उसे APP_URL में रखता है।",
  "This browser has no passkeys.": "इस ब्राउज़र में पासकी नहीं हैं।",
  "You have 20 passkeys, the most that an account can have.":
    "आपके पास 20 पासकी हैं, एक खाते में इससे ज़्यादा नहीं हो सकतीं।",
  "Waiting for a passkey...": "पासकी का इंतज़ार है...",
  "Add a passkey": "पासकी जोड़ें",
  "Continue with a passkey": "पासकी से जारी रखें",
  "Confirm with a passkey": "पासकी से पुष्टि करें",
  "Signed in with a passkey on {day}": "{day} को पासकी से साइन इन किया",
  "Added on {day}": "{day} को जोड़ी गई",
  "Last used on {day}": "पिछली बार {day} को इस्तेमाल हुई",
  "Not used yet": "अभी तक इस्तेमाल नहीं हुई",
  "Synced between devices": "कई डिवाइस पर सिंक होती है",
  "Made for {host}, so it does not work at this address":
    "{host} के लिए बनाई गई, इसलिए इस पते पर काम नहीं करती",
  Rename: "नाम बदलें",
  "Rename {name}": "{name} का नाम बदलें",
  "Rename the passkey": "पासकी का नाम बदलें",
  "Remove {name}": "{name} हटाएँ",
  "Remove {name}?": "{name} हटाएँ?",
  "Removing...": "हटाया जा रहा है...",
  "You can no longer sign in with it, and other devices that signed in with a passkey are signed out. Delete it on the device too.":
    "आप इससे फिर साइन इन नहीं कर पाएँगे, और पासकी से साइन इन किए हुए दूसरे डिवाइस साइन आउट हो जाएँगे। इसे डिवाइस पर भी मिटा दें।",
  "This device, or its password manager, has a passkey of your account already.":
    "इस डिवाइस या इसके पासवर्ड मैनेजर में आपके खाते की पासकी पहले से है।",
  "This device cannot keep a passkey: it needs a PIN, a fingerprint or your face.":
    "यह डिवाइस पासकी नहीं रख सकता: इसके लिए पिन, उँगली की छाप या आपका चेहरा चाहिए।",
  "No passkey was used. Try again, or choose another way.":
    "कोई पासकी इस्तेमाल नहीं हुई। फिर कोशिश करें, या कोई दूसरा तरीका चुनें।",
  "You have none here. Setting one signs you out on your other devices.":
    "यहाँ आपका कोई पासवर्ड नहीं है। नया रखने पर आप दूसरे डिवाइस पर साइन आउट हो जाएँगे।",
  "It is your only way to sign in. To unlink it, add another one first.":
    "साइन इन करने का यही आपका एकमात्र तरीका है। इसे हटाने के लिए पहले कोई दूसरा जोड़ें।",
  "You can sign in with it.": "आप इससे साइन इन कर सकते हैं।",
  "Passkeys need an address with a name, over https or on localhost. Ask the person who runs this Fundbook.":
    "पासकी के लिए नाम वाला पता चाहिए, https पर या localhost पर। इस Fundbook को चलाने वाले व्यक्ति से पूछें।",
  "Too much time has passed. Please use the passkey again.":
    "बहुत समय बीत गया। कृपया पासकी फिर इस्तेमाल करें।",
  "This passkey is not known here any more. Delete it on your device, and sign in another way.":
    "यह पासकी अब यहाँ मान्य नहीं है। इसे अपने डिवाइस पर मिटा दें, और किसी दूसरे तरीके से साइन इन करें।",
  "This passkey was not accepted. Sign in another way, and look at the passkeys of your account.":
    "यह पासकी स्वीकार नहीं हुई। किसी दूसरे तरीके से साइन इन करें, और अपने खाते की पासकी देखें।",
  "You can have at most 20 passkeys. Remove one first.":
    "आपके पास ज़्यादा से ज़्यादा 20 पासकी हो सकती हैं। पहले एक हटाएँ।",
  "There is no such passkey any more.": "ऐसी कोई पासकी अब नहीं है।",
  "This is your only way to sign in. Add another one first.":
    "साइन इन करने का यही आपका एकमात्र तरीका है। पहले कोई दूसरा जोड़ें।",
  "This account is protected by a passkey or a second factor. Sign in to it first, then link the other way in. Nothing was linked.":
    "यह खाता पासकी या दूसरे चरण से सुरक्षित है। पहले इसमें साइन इन करें, फिर दूसरा तरीका जोड़ें। कुछ नहीं जोड़ा गया।",
  "This code is not right, or was used already. Enter the one that your app shows now. If none is taken, set your phone's clock to automatic.":
    "यह कोड सही नहीं है या पहले इस्तेमाल हो चुका है। वह कोड डालें जो आपका ऐप अभी दिखा रहा है। अगर कोई कोड न चले, तो फ़ोन की घड़ी को स्वचालित करें।",
  "Too many wrong passwords were tried for this address today. If yours is right, a link was mailed to you: open it on this device, then sign in again.":
    "आज इस पते के लिए बहुत सारे ग़लत पासवर्ड आज़माए गए हैं। अगर आपका पासवर्ड सही है, तो आपको एक लिंक मेल किया गया है: उसे इसी डिवाइस पर खोलें, फिर दोबारा साइन इन करें।",
  "Too many wrong passwords were tried for this address today. Use a device that has signed in before, or try again tomorrow.":
    "आज इस पते के लिए बहुत सारे ग़लत पासवर्ड आज़माए गए हैं। ऐसा डिवाइस इस्तेमाल करें जिस पर पहले साइन इन हुआ हो, या कल फिर कोशिश करें।",
  "This link was already used or has expired. Sign in again to get another one.":
    "यह लिंक इस्तेमाल हो चुका है या इसकी समय-सीमा बीत गई है। दूसरा पाने के लिए दोबारा साइन इन करें।",
  "This device may sign in now. Enter your password again.":
    "अब इस डिवाइस पर साइन इन हो सकता है। अपना पासवर्ड दोबारा डालें।",
  "Sign in on this device": "इस डिवाइस पर साइन इन करें",
  "Too many wrong passwords were tried for your address elsewhere. Go on if it was you who just signed in, on this device.":
    "कहीं और आपके पते के लिए बहुत सारे ग़लत पासवर्ड आज़माए गए हैं। आगे तभी बढ़ें जब इस डिवाइस पर अभी आपने ही साइन इन किया हो।",
  Sold: "बेचा गया",
  "This is my device": "यह मेरा डिवाइस है",
  "Too many codes were tried. Wait 15 minutes, or use a recovery code or a passkey.":
    "बहुत सारे कोड आज़माए गए। 15 मिनट रुकें, या रिकवरी कोड या पासकी का इस्तेमाल करें।",
  "A hundred wrong codes were tried in a row. Only a recovery code or a passkey works now.":
    "लगातार सौ ग़लत कोड आज़माए गए। अब केवल रिकवरी कोड या पासकी काम करेगी।",
  "This sign-in has expired. Enter your password again.":
    "इस साइन-इन का समय बीत गया। अपना पासवर्ड फिर डालें।",
  "Second factors are off here: the person who runs this Fundbook has to set SECRETS_KEY.":
    "यहाँ दूसरा चरण बंद है: जो यह Fundbook चलाते हैं, उन्हें SECRETS_KEY सेट करना होगा।",
  "A second factor protects a password, and this account has none. Set one first.":
    "दूसरा चरण पासवर्ड की रक्षा करता है, और इस खाते में पासवर्ड नहीं है। पहले पासवर्ड रखें।",
  "The second factor is on already.": "दूसरा चरण पहले से चालू है।",
  "The second factor is off.": "दूसरा चरण बंद है।",
  "This took too long. Start again with a new picture.": "इसमें बहुत समय लग गया। नए चित्र से फिर शुरू करें।",
  "This Fundbook has no mail service. Ask the person who runs it to turn the second factor off.":
    "इस Fundbook में ईमेल सेवा नहीं है। जो इसे चलाते हैं, उनसे दूसरा चरण बंद करने को कहें।",
  "The password was reset, or the email address changed, less than seven days ago. The second factor can be given up only after that time.":
    "पासवर्ड रीसेट हुए या ईमेल पता बदले सात दिन पूरे नहीं हुए। दूसरा चरण सात दिन बाद ही छोड़ा जा सकता है।",
  "This link was used, has expired, or was opened in another browser.":
    "यह लिंक इस्तेमाल हो चुका है, इसका समय बीत गया है, या यह किसी दूसरे ब्राउज़र में खोला गया।",
  "A demo account cannot have a second factor.": "डेमो खाते में दूसरा चरण नहीं हो सकता।",
  "Enter the six digits of your app, or a recovery code": "अपने ऐप के छह अंक या कोई रिकवरी कोड डालें",
  "Enter the code of your app": "अपने ऐप का कोड डालें",
  "Say whether to ask for a code on this device": "बताएँ कि इस डिवाइस पर कोड माँगा जाए या नहीं",
  "Second factor": "दूसरा चरण",
  "After your password, a code that an app on your phone shows.":
    "आपके पासवर्ड के बाद, एक कोड जो आपके फ़ोन का ऐप दिखाता है।",
  "On since {day}.": "{day} से चालू है।",
  "{count} recovery code is left.": "{count} रिकवरी कोड बचा है।",
  "{count} recovery codes are left.": "{count} रिकवरी कोड बचे हैं।",
  "New recovery codes": "नए रिकवरी कोड",
  "Turn on a second factor": "दूसरा चरण चालू करें",
  "The second factor is on": "दूसरा चरण चालू है",
  "Scan this with an authenticator app. On the same phone, open the app or copy the key:":
    "इसे ऑथेंटिकेटर ऐप से स्कैन करें। इसी फ़ोन पर हो तो ऐप खोलें या कुंजी कॉपी करें:",
  "Open the authenticator": "ऑथेंटिकेटर खोलें",
  "Copy the key": "कुंजी कॉपी करें",
  "QR code of the key": "कुंजी का QR कोड",
  "Other devices on which you signed in with your password are signed out.":
    "बाकी डिवाइस, जिन पर आपने पासवर्ड से साइन इन किया था, साइन आउट कर दिए जाएँगे।",
  "Code that the app shows": "ऐप जो कोड दिखाता है",
  "Recovery codes of {email} for Fundbook": "Fundbook के लिए {email} के रिकवरी कोड",
  "Keep these recovery codes where you find them without your phone. Each signs in once in place of a code. They are not shown again.":
    "ये रिकवरी कोड ऐसी जगह रखें जहाँ वे फ़ोन के बिना भी मिल जाएँ। हर कोड ऐप के कोड की जगह एक बार साइन इन करता है। ये फिर नहीं दिखाए जाएँगे।",
  "I've saved them": "मैंने इन्हें सहेज लिया",
  "Make new recovery codes?": "नए रिकवरी कोड बनाएँ?",
  "The old ones no longer work then, and every device asks for a code again.":
    "तब पुराने काम नहीं करेंगे और हर डिवाइस फिर कोड माँगेगा।",
  "Make new ones": "नए बनाएँ",
  "Making them...": "बना रहे हैं...",
  "Turn off the second factor?": "दूसरा चरण बंद करें?",
  "You will not be asked for a code any more. Delete the entry in your app too.":
    "अब आपसे कोड नहीं माँगा जाएगा। अपने ऐप से भी यह प्रविष्टि हटाएँ।",
  "Turning off...": "बंद कर रहे हैं...",
  "Second factor turned on": "दूसरा चरण चालू किया गया",
  "Second factor turned off": "दूसरा चरण बंद किया गया",
  "New recovery codes made": "नए रिकवरी कोड बनाए गए",
  "Recovery code used; codes left: {count}": "रिकवरी कोड इस्तेमाल हुआ; बचे कोड: {count}",
  "Right password, then wrong codes: {count} in a row": "सही पासवर्ड, फिर लगातार {count} ग़लत कोड",
  "Said that the second factor is lost: it is to end after 72 hours":
    "दूसरा चरण खोया हुआ बताया गया: वह 72 घंटे बाद समाप्त होगा",
  "Second factor ended, as it was said to be lost":
    "दूसरा चरण समाप्त हुआ, क्योंकि उसे खोया हुआ बताया गया था",
  "Enter your code": "अपना कोड डालें",
  "Your password was right. Your account also asks for a code.":
    "आपका पासवर्ड सही था। आपका खाता एक कोड भी माँगता है।",
  "Code from your app": "आपके ऐप से कोड",
  "Recovery code": "रिकवरी कोड",
  "Use a recovery code": "रिकवरी कोड का इस्तेमाल करें",
  "Use a code of the app": "ऐप के कोड का इस्तेमाल करें",
  "Don't ask for a code on this device for 30 days": "इस डिवाइस पर 30 दिन तक कोड न माँगें",
  "I have lost my phone, my recovery codes and my passkeys":
    "मेरा फ़ोन, रिकवरी कोड और पासकी, सब खो गए हैं",
  "Turn off a lost second factor": "खोया हुआ दूसरा चरण बंद करें",
  "If your phone, your recovery codes and your passkeys are all gone, we mail you a link. It begins a wait of 72 hours, of which three mails tell you; then your password alone signs in. Signing in meanwhile, or any of these mails, cancels it.":
    "अगर आपका फ़ोन, रिकवरी कोड और पासकी सब खो गए हैं, तो हम आपको एक लिंक ईमेल करेंगे। उससे 72 घंटे की प्रतीक्षा शुरू होती है, जिसके बारे में तीन ईमेल आते हैं; फिर केवल पासवर्ड से साइन इन होता है। इस बीच साइन इन करने से, या इनमें से किसी ईमेल से, वह रद्द हो जाती है।",
  "Send me the link": "मुझे लिंक भेजें",
  "A link was mailed to you. Open it in this browser within an hour.":
    "आपको एक लिंक ईमेल किया गया है। उसे एक घंटे के भीतर इसी ब्राउज़र में खोलें।",
  "The wait has begun already. It ends on {moment}.":
    "प्रतीक्षा पहले ही शुरू हो चुकी है। वह {moment} को समाप्त होगी।",
  "The wait has begun": "प्रतीक्षा शुरू हो गई है",
  "It ends on {moment}. Then sign in with your password alone. Three mails tell you of it.":
    "वह {moment} को समाप्त होगी। फिर केवल अपने पासवर्ड से साइन इन करें। तीन ईमेल इसके बारे में बताएँगे।",
  "Begin the wait": "प्रतीक्षा शुरू करें",
  "After 72 hours the second factor of your account is off, and every device is signed out. Your password alone signs in then. Begin only if your phone, your recovery codes and your passkeys are gone.":
    "72 घंटे बाद आपके खाते का दूसरा चरण बंद हो जाएगा और सभी डिवाइस साइन आउट हो जाएँगे। तब केवल आपके पासवर्ड से साइन इन होगा। तभी शुरू करें जब आपका फ़ोन, रिकवरी कोड और पासकी खो गए हों।",
  "Keep the second factor": "दूसरा चरण बनाए रखें",
  "This ends the wait after which your password alone would sign in.":
    "इससे वह प्रतीक्षा समाप्त होती है जिसके बाद केवल आपके पासवर्ड से साइन इन हो जाता।",
  "Keep it": "बनाए रखें",
  "Your second factor stays on. Now change your password.":
    "आपका दूसरा चरण चालू रहेगा। अब अपना पासवर्ड बदलें।",
  "Somebody with your password says that your second factor is lost. It ends on {moment}.":
    "जिसके पास आपका पासवर्ड है, उसने बताया है कि आपका दूसरा चरण खो गया है। वह {moment} को समाप्त होगा।",
  "Turn off": "बंद करें",
  "Turn on": "चालू करें",
  Copy: "कॉपी करें",
  "Save as a file": "फ़ाइल में सेव करें",
  "This account is kept by passkeys and has no password, so a mailed link cannot set one. Sign in with a passkey, and set it on the security page.":
    "यह खाता पासकी से खुलता है और इसका कोई पासवर्ड नहीं है, इसलिए भेजे गए लिंक से पासवर्ड नहीं रखा जा सकता। पासकी से साइन इन करें और सुरक्षा पेज पर पासवर्ड रखें।",
  "A demo account cannot have a password.": "डेमो खाते में पासवर्ड नहीं हो सकता।",
  "You have 20 access tokens, the most that an account can have. Revoke one first.":
    "आपके पास 20 एक्सेस टोकन हैं, एक खाते में इतने ही हो सकते हैं। पहले कोई एक रद्द करें।",
  // Statements that come by mail.
  "Address for statements made": "स्टेटमेंट के लिए पता बनाया गया",
  "Calendar address made": "कैलेंडर का पता बनाया गया",
  "Statements by mail": "ईमेल से स्टेटमेंट",
  "A statement that is mailed to an address of your own waits here, locked by its password, until you read it on your device.":
    "आपके अपने एक पते पर ईमेल किया गया स्टेटमेंट अपने पासवर्ड से बंद रहकर यहाँ प्रतीक्षा करता है, जब तक आप उसे अपने डिवाइस पर न पढ़ें।",
  "Of a mail of {day}, something was not kept: {why}":
    "{day} के एक ईमेल का कुछ हिस्सा नहीं रखा गया: {why}",
  "Such a file passes this server and your mail provider. Its password is often a PAN, which can be found by trying: both could read it.":
    "ऐसी फ़ाइल इस सर्वर और आपकी ईमेल सेवा से होकर जाती है। उसका पासवर्ड अक्सर PAN होता है, जो आज़माकर पता किया जा सकता है: दोनों उसे पढ़ सकते हैं।",
  "Make an address": "पता बनाएँ",
  "Your address for statements": "स्टेटमेंट के लिए आपका पता",
  "Give it to nobody: whoever has it can mail files here.":
    "इसे किसी को न दें: जिसके पास यह हो, वह यहाँ फ़ाइलें ईमेल कर सकता है।",
  "Replace it": "इसे बदलें",
  "How statements get here": "स्टेटमेंट यहाँ कैसे पहुँचते हैं",
  "Replace the address?": "पता बदलें?",
  "The present one takes no mail from then on. Change your filters too.":
    "उसके बाद मौजूदा पते पर कोई ईमेल नहीं लिया जाएगा। अपने फ़िल्टर भी बदलें।",
  "a mailbox that it does not name": "एक मेलबॉक्स, जिसका नाम नहीं बताया गया",
  "Gmail asks whether {from} may forward mails here":
    "Gmail पूछता है कि क्या {from} यहाँ ईमेल फ़ॉरवर्ड कर सकता है",
  "Go on only if you have just set this up in that mailbox yourself. If nobody asked for it, leave it: it ends by itself.":
    "तभी आगे बढ़ें जब आपने अभी-अभी उस मेलबॉक्स में यह खुद सेट किया हो। अगर किसी ने नहीं माँगा, तो इसे छोड़ दें: यह अपने आप समाप्त हो जाएगा।",
  "Code: {code}": "कोड: {code}",
  "Open Google's page to confirm": "पुष्टि के लिए Google का पेज खोलें",
  "There is a new address. The former one takes no mail.":
    "नया पता बन गया। पुराने पते पर कोई ईमेल नहीं लिया जाएगा।",
  "Put away. It can be brought back for a week.":
    "हटाकर रखा गया। इसे एक सप्ताह तक वापस लाया जा सकता है।",
  "forwarded by you": "आपने फ़ॉरवर्ड किया",
  "sender unknown": "भेजने वाला अज्ञात",
  "from {domain}": "{domain} से",
  "from {domain}, which is no registrar": "{domain} से, जो कोई रजिस्ट्रार नहीं है",
  "it had no file. Some mails have only a link: download the statement there.":
    "उसमें कोई फ़ाइल नहीं थी। कुछ ईमेल में केवल लिंक होता है: स्टेटमेंट वहाँ से डाउनलोड करें।",
  "only PDFs with a password are kept. Import other files on the page Import statements.":
    "केवल पासवर्ड वाले PDF रखे जाते हैं। बाकी फ़ाइलें स्टेटमेंट आयात करने वाले पेज पर लाएँ।",
  "a file was larger than 5 MB. Import it on the page Import statements.":
    "एक फ़ाइल 5 MB से बड़ी थी। उसे स्टेटमेंट आयात करने वाले पेज पर लाएँ।",
  "it had more than three statements. Forward the others by themselves.":
    "उसमें तीन से अधिक स्टेटमेंट थे। बाकी को अलग से फ़ॉरवर्ड करें।",
  "too many mails came that day. Forward it again tomorrow. If you did not expect the others, replace the address.":
    "उस दिन इतने ईमेल आए जितने एक पते पर नहीं लिए जाते। इसे कल फिर फ़ॉरवर्ड करें; बाकी के बारे में आपको कुछ पता न हो, तो पता बदल दें।",
  "it was attached to another mail. Forward it as it is, not as an attachment.":
    "वह दूसरे ईमेल के साथ संलग्न था। उसे संलग्नक के रूप में नहीं, सीधे फ़ॉरवर्ड करें।",
  "there was no place left. Read or put away what waits, then forward it again.":
    "जगह नहीं बची थी। जो प्रतीक्षा में है उसे पढ़ें या हटाकर रखें, फिर इसे दोबारा फ़ॉरवर्ड करें।",
  "it could not be fetched or read. Forward it once more.":
    "इसे लाया या पढ़ा नहीं जा सका। इसे एक बार फिर फ़ॉरवर्ड करें।",
  "Remember the password on this device": "पासवर्ड इस डिवाइस पर याद रखें",
  "The next statement of a registrar, or that you forwarded, then opens by itself. It is encrypted here, never sent, and gone once you sign out.":
    "रजिस्ट्रार का अगला या आपका फ़ॉरवर्ड किया स्टेटमेंट फिर अपने आप खुलता है। पासवर्ड यहाँ एन्क्रिप्ट रहता है, कहीं भेजा नहीं जाता, और साइन आउट करने पर मिट जाता है।",
  "The one that you chose when you asked for the statement. For the monthly statement of NSDL or CDSL, it is the first holder's PAN in capitals.":
    "वही जो आपने स्टेटमेंट माँगते समय चुना था। NSDL या CDSL के मासिक स्टेटमेंट के लिए यह पहले धारक का PAN बड़े अक्षरों में होता है।",
  "This device remembers passwords of statements.": "यह डिवाइस स्टेटमेंट के पासवर्ड याद रखता है।",
  "Forget them": "इन्हें भूल जाएँ",
  "No statement waits.": "कोई स्टेटमेंट प्रतीक्षा में नहीं है।",
  "Statements that came by mail": "ईमेल से आए स्टेटमेंट",
  "Came on {day}, {sender}": "{day} को आया, {sender}",
  "Read or put away on {day}": "{day} को पढ़ा या हटाकर रखा गया",
  "Read|a statement": "पढ़ें",
  "Read {name}": "{name} पढ़ें",
  "Put away: {name}": "हटाकर रखें: {name}",
  "Put away": "हटाकर रखें",
  "Bring back: {name}": "वापस लाएँ: {name}",
  "Bring back": "वापस लाएँ",
  "Forward a registrar's mail with its PDF to the address, or let your mailbox do it each month:":
    "रजिस्ट्रार का PDF वाला ईमेल इस पते पर फ़ॉरवर्ड करें, या अपने मेलबॉक्स से हर महीने यह करवाएँ:",
  "Gmail, on a computer": "Gmail, कंप्यूटर पर",
  "Open Settings, See all settings, Forwarding and POP/IMAP. Add the address above.":
    "सेटिंग, सभी सेटिंग देखें, फ़ॉरवर्ड करना और POP/IMAP खोलें। ऊपर का पता जोड़ें।",
  "Google mails a question to it. It appears on this page: reload, and confirm it.":
    "Google इस पते पर एक प्रश्न ईमेल करता है। वह इसी पेज पर दिखता है: पेज फिर से लोड करें और पुष्टि करें।",
  "Leave “Disable forwarding” chosen. Search for “{search}”, and make a filter of it that forwards to the address.":
    "“फ़ॉरवर्ड करना बंद करें” चुना रहने दें। “{search}” खोजें और उससे एक फ़िल्टर बनाएँ जो इस पते पर फ़ॉरवर्ड करे।",
  Outlook: "Outlook",
  "Open Settings, Mail, Rules, Add new rule.": "सेटिंग, मेल, नियम, नया नियम जोड़ें खोलें।",
  "Condition: the sender's address includes one of these: {senders}.":
    "शर्त: भेजने वाले के पते में इनमें से कोई एक हो: {senders}।",
  "Action: Redirect to the address above. A mailbox of a company often forbids it.":
    "कार्रवाई: ऊपर के पते पर रीडायरेक्ट करें। कंपनी का मेलबॉक्स अक्सर इसकी अनुमति नहीं देता।",
  "If no statement is mailed to you": "अगर आपको कोई स्टेटमेंट ईमेल नहीं होता",
  "CAMS and KFintech mail one for each month in which you bought or sold, and twice a year otherwise, to the address in your folios.":
    "CAMS और KFintech हर उस महीने का स्टेटमेंट, जिसमें आपने ख़रीदा या बेचा, और अन्यथा साल में दो बार, आपके फ़ोलियो में दर्ज पते पर ईमेल करते हैं।",
  "CAMS: ask for one at camsonline.com, under Statements, with the address that your folios have and a password of your choice.":
    "CAMS: camsonline.com पर स्टेटमेंट वाले भाग में, अपने फ़ोलियो में दर्ज पते और अपनी पसंद के पासवर्ड से स्टेटमेंट माँगें।",
  "KFintech: ask for one at mfs.kfintech.com in the same way.":
    "KFintech: mfs.kfintech.com पर इसी तरह स्टेटमेंट माँगें।",
  "NSDL: with a demat account there, subscribe to e-CAS at nsdlcas.nsdl.com with your CAS ID and PAN. It comes each month in place of the first.":
    "NSDL: वहाँ डीमैट खाता हो, तो nsdlcas.nsdl.com पर अपनी CAS आईडी और PAN से ई-CAS की सदस्यता लें। पहले वाले की जगह यही हर महीने आता है।",
  "CDSL: with a demat account there, it is mailed to the address that your broker has. Past ones are at cdslindia.com, under Login, e-CAS.":
    "CDSL: वहाँ डीमैट खाता हो, तो वह आपके ब्रोकर के पास दर्ज पते पर ईमेल होता है। पुराने स्टेटमेंट cdslindia.com पर लॉगिन, ई-CAS में हैं।",
  "Opening your statement …": "आपका स्टेटमेंट खोला जा रहा है …",
  "A statement that came by mail": "ईमेल से आया एक स्टेटमेंट",
  "{name} came by mail on {day}, {sender}.": "{name} {day} को ईमेल से आया, {sender}।",
  "Nobody vouches for its sender. Whoever knows your PAN and this address can forge a statement: read it only if you expected it, and check it well.":
    "इसके भेजने वाले की पुष्टि कोई नहीं करता। जो आपका PAN और यह पता जानता है, वह नकली स्टेटमेंट बना सकता है: इसे तभी पढ़ें जब आप इसकी प्रतीक्षा में थे, और अच्छी तरह जाँचें।",
  "The statement could not be opened.": "स्टेटमेंट खोला नहीं जा सका।",
  "Put it away": "इसे हटाकर रखें",
  "A statement came on {day}: read it": "{day} को एक स्टेटमेंट आया: उसे पढ़ें",
  "The file is opened on your device, and its password stays there.":
    "फ़ाइल आपके डिवाइस पर खुलती है, और उसका पासवर्ड वहीं रहता है।",
  "This Fundbook takes no statements by mail.": "यह Fundbook ईमेल से स्टेटमेंट नहीं लेता।",
  "INBOX_SECRET is needed.": "INBOX_SECRET चाहिए।",
  "This message is not signed by Resend, or is too old.":
    "यह संदेश Resend से हस्ताक्षरित नहीं है या बहुत पुराना है।",
  "There is no such address here.": "यहाँ ऐसा कोई पता नहीं है।",
  "A mail of at most 8 MB is taken. Forward one with fewer files.":
    "अधिक से अधिक 8 MB का ईमेल लिया जाता है। कम फ़ाइलों वाला ईमेल फ़ॉरवर्ड करें।",
  "This mail has too many parts or is damaged, so it was not read.":
    "इस ईमेल में बहुत अधिक भाग हैं या यह ख़राब है, इसलिए इसे पढ़ा नहीं गया।",
  "There is no place for this statement. Read or put away what waits, then send it again.":
    "इस स्टेटमेंट के लिए जगह नहीं है। जो प्रतीक्षा में है उसे पढ़ें या हटाकर रखें, फिर इसे दोबारा भेजें।",
  "This address gets no more mails today.": "इस पते पर आज और ईमेल नहीं लिए जाएँगे।",
  "There is no room for statements at the moment. Send the mail again later.":
    "अभी स्टेटमेंट के लिए जगह नहीं है। ईमेल बाद में फिर भेजें।",
  "Another mail is arriving here. Send this one again in a minute.":
    "यहाँ एक और ईमेल आ रहा है। इसे एक मिनट बाद फिर भेजें।",
  "A demo account has no address for statements. Create an account to get one.":
    "डेमो खाते का स्टेटमेंट के लिए कोई पता नहीं होता। पता पाने के लिए खाता बनाएँ।",
  "This statement does not wait here any more.": "यह स्टेटमेंट अब यहाँ प्रतीक्षा में नहीं है।",
  "There is no such access token any more.": "ऐसा कोई एक्सेस टोकन अब नहीं है।",
  "This access token was made before, and is not shown again.":
    "यह एक्सेस टोकन पहले ही बन चुका है और दोबारा नहीं दिखाया जाता।",
  "A demo account cannot have access tokens.": "डेमो खाते में एक्सेस टोकन नहीं हो सकते।",
  "Access tokens": "एक्सेस टोकन",
  "Access token": "एक्सेस टोकन",
  "Let a program, such as a sheet or a home dashboard, read your figures.":
    "किसी प्रोग्राम को, जैसे किसी शीट या घर के डैशबोर्ड को, आपके आँकड़े पढ़ने दें।",
  "Your access tokens could not be loaded": "आपके एक्सेस टोकन लोड नहीं हो सके",
  "Make an access token": "एक्सेस टोकन बनाएँ",
  "Reads only": "केवल पढ़ता है",
  "Reads and adds imports": "पढ़ता है और आयात जोड़ता है",
  Revoke: "रद्द करें",
  "Revoke {name}": "{name} रद्द करें",
  "Revoke {name}?": "{name} रद्द करें?",
  "Programs that use it are refused from their next request on. This cannot be undone.":
    "जो इसका इस्तेमाल करता है, उसे अगले अनुरोध से ही मना कर दिया जाएगा। इसे पलटा नहीं जा सकता।",
  "Access token revoked": "एक्सेस टोकन रद्द किया गया",
  "Revoke all access tokens too": "सभी एक्सेस टोकन भी रद्द करें",
  "What you use it for, such as “Evening sheet”.": "आप इसे किसलिए रखेंगे, जैसे “शाम की शीट”।",
  "What it may do": "यह क्या कर सकता है",
  Read: "पढ़ना",
  "Read and add imports": "पढ़ना और आयात जोड़ना",
  "How long it works": "यह कितने समय काम करता है",
  "{days} days": "{days} दिन",
  "Whoever has the token sees all figures of your account. It can never sign in, share, or change your account.":
    "जिसके पास टोकन है, वह आपके खाते के सभी आँकड़े देखता है। इससे कभी साइन इन नहीं हो सकता, न कुछ साझा किया जा सकता है, न खाता बदला जा सकता है।",
  Make: "बनाएँ",
  "Copy it now: it is not shown again. Keep it like a password.":
    "इसे अभी कॉपी करें: यह दोबारा नहीं दिखाया जाता। इसे पासवर्ड की तरह सँभालकर रखें।",
  "I've saved it": "मैंने इसे सहेज लिया",
  "A scope is read or import": "अधिकार पढ़ना या आयात करना होता है",
  "tokens must be true or false": "टोकन का मान सही या ग़लत होना चाहिए",
  "A token ends after 7 to 365 days": "टोकन 7 से 365 दिन में समाप्त होता है",
  "The statement's id must be a UUID": "स्टेटमेंट की आईडी UUID होनी चाहिए",
  "The token's id must be a UUID": "टोकन की आईडी UUID होनी चाहिए",
  "An access token in an address ends up in logs. Revoke it, and send a new one in the Authorization header.":
    "पते में लिखा एक्सेस टोकन लॉग में रह जाता है। इसे रद्द करें और नया टोकन अनुरोध के शीर्षक में भेजें।",
  "An import has at most 1,000 rows, funds and transactions together":
    "एक आयात में फ़ंड और लेन-देन मिलाकर अधिकतम 1,000 पंक्तियाँ होती हैं",
  "Given twice": "दो बार दिया गया",
  "Invalid version": "वर्शन सही नहीं है",
  "Invalid cursor": "कर्सर सही नहीं है",
  "No data provided": "कोई डेटा नहीं दिया गया",
  "Send one message in each request": "हर अनुरोध में एक ही संदेश भेजें",
  "The body is not JSON": "अनुरोध JSON में नहीं है",
  "The data is not an export of Fundbook: its date, funds or transactions are missing":
    "यह Fundbook से डाउनलोड किया हुआ डेटा नहीं है: उसका दिन, फ़ंड या लेन-देन नहीं हैं",
  "Sent by a program": "प्रोग्राम से भेजा हुआ",
  "There is no such fund. Add it on its page, or by an export.":
    "ऐसा कोई फ़ंड नहीं है। उसे उसके पेज पर या एक्सपोर्ट से जोड़ें।",
  "Several funds fit. Name the fund by its id, or add its person.":
    "कई फ़ंड मिलते हैं। फ़ंड को उसकी आईडी से बताएँ, या उसका व्यक्ति जोड़ें।",
  "This row looks off: {reason}. To add it all the same, name that in its accept.":
    "यह पंक्ति ठीक नहीं लगती: {reason}। फिर भी जोड़ने के लिए इसे स्वीकार की गई शंकाओं में लिखें।",
  "This row does not fit what is recorded: {reason}.": "यह पंक्ति दर्ज बातों से मेल नहीं खाती: {reason}।",
  "What this call added was undone. To add it again, send it under another id.":
    "इस कॉल ने जो जोड़ा था, वह वापस ले लिया गया। फिर से जोड़ने के लिए दूसरी आईडी से भेजें।",
  "Programs can add 1,000 transactions in 24 hours. Try again later.":
    "प्रोग्राम 24 घंटे में 1,000 लेन-देन जोड़ सकते हैं। बाद में फिर कोशिश करें।",
  "Search by up to eight words of a scheme's name, or by its code or ISIN":
    "स्कीम के नाम के आठ तक शब्दों से खोजें, या उसके कोड या ISIN से",
  "The limit must be from 1 to 500": "सीमा 1 से 500 तक हो सकती है",
  "This access token is not valid: it may have ended, been revoked, or been copied in part.":
    "यह एक्सेस टोकन मान्य नहीं है: हो सकता है कि यह समाप्त या रद्द हो चुका हो, या अधूरा कॉपी हुआ हो।",
  "This access token may only read.": "यह एक्सेस टोकन केवल पढ़ सकता है।",
  "This address does not take this method": "यह पता इस तरह का अनुरोध नहीं लेता",
  "This needs an access token, in the Authorization header after the word Bearer.":
    "इसके लिए एक्सेस टोकन चाहिए, जो अनुरोध के शीर्षक में भेजा जाता है।",
  "dryRun must be true or false": "जाँच का मान सही या ग़लत होना चाहिए",
  "accept must name some of recorded-instalment, other-day, same-payment, other-folio":
    "स्वीकार की जाने वाली शंकाओं के नाम सही नहीं हैं",
  "Connect an assistant": "सहायक को जोड़ें",
  "Let an assistant or a program read your figures.": "किसी सहायक या प्रोग्राम को अपने आँकड़े पढ़ने दें।",
  "What it sees": "वह क्या देखता है",
  "The assistant, and the company behind it, see your funds and all that you typed about them.":
    "सहायक और उसके पीछे की कंपनी आपके फ़ंड और उनके बारे में आपका लिखा सब कुछ देखते हैं।",
  "That is transactions, returns and tax, with names and notes.":
    "यानी लेन-देन, रिटर्न और कर, नामों और टिप्पणियों के साथ।",
  "It can change nothing, and sees no folio numbers.":
    "वह कुछ बदल नहीं सकता, और फ़ोलियो नंबर नहीं देखता।",
  "It does not see your password, email address, sessions or what others share with you.":
    "वह आपका पासवर्ड, ईमेल पता, सत्र और दूसरों का साझा किया हुआ नहीं देखता।",
  "Figures come with their date and with what they leave out.":
    "आँकड़ों के साथ उनकी तारीख और उनमें छूटी बातें भी आती हैं।",
  "Connect it": "उसे जोड़ें",
  "Give it these lines, with an access token that only reads in place of {token}.":
    "उसे ये पंक्तियाँ दें, {token} की जगह केवल पढ़ने वाला एक्सेस टोकन।",
  "A settings file": "सेटिंग की फ़ाइल",
  "Address and header": "पता और शीर्षक",
  "For programs that can send a header, also where this Fundbook has no public address.":
    "उन प्रोग्रामों के लिए जो अनुरोध का शीर्षक भेज सकते हैं, वहाँ भी जहाँ इस Fundbook का कोई सार्वजनिक पता नहीं है।",
  "Give the assistant this address. It leads you back here, where you allow it.":
    "सहायक को यह पता दें। वह आपको यहीं वापस लाएगा, जहाँ आप उसे अनुमति देते हैं।",
  Address: "पता",
  "With an access token": "एक्सेस टोकन से",
  "Assistants in the cloud reach only a public https address, which this is not. A program on this computer can be connected, or one that you give an access token.":
    "क्लाउड के सहायक केवल सार्वजनिक https पते तक पहुँचते हैं, और यह वैसा नहीं है। इस कंप्यूटर का प्रोग्राम जोड़ा जा सकता है, या वह जिसे आप एक्सेस टोकन दें।",
  "In Claude, open Settings, then Connectors, and add a custom connector with the address.":
    "Claude में Settings, फिर Connectors खोलें और इस पते से नया कनेक्टर जोड़ें।",
  "In ChatGPT, turn on Developer mode under Settings, Connectors, Advanced. Then create a connector with the address and OAuth.":
    "ChatGPT में Settings, Connectors, Advanced के नीचे Developer mode चालू करें। फिर इस पते और OAuth से कनेक्टर बनाएँ।",
  "In Copilot Studio, add a tool to your agent, choose Model Context Protocol, and give it the address and OAuth 2.0 with dynamic discovery.":
    "Copilot Studio में अपने एजेंट में टूल जोड़ें, Model Context Protocol चुनें, और उसे यह पता और अपने-आप खोज वाला OAuth 2.0 दें।",
  "Assistant at {host}": "सहायक, {host} पर",
  "One person's figures": "एक व्यक्ति के आँकड़े",
  "Connect an assistant?": "सहायक को जोड़ें?",
  "Say whether an assistant may read your figures.": "बताएँ कि क्या कोई सहायक आपके आँकड़े पढ़ सकता है।",
  "No assistant has asked": "किसी सहायक ने अनुरोध नहीं किया है",
  "Begin in the assistant: it leads you here.": "सहायक में शुरू करें: वह आपको यहाँ लाता है।",
  "How to connect one": "कैसे जोड़ें",
  "This assistant cannot be connected": "इस सहायक को जोड़ा नहीं जा सकता",
  "Your figures go to": "आपके आँकड़े यहाँ जाएँगे",
  "A program on this computer": "इस कंप्यूटर का एक प्रोग्राम",
  "It calls itself “{name}”.": "वह अपना नाम “{name}” बताता है।",
  "Nobody has checked that name.": "इस नाम की जाँच किसी ने नहीं की है।",
  "Any program on this computer can say so. Allow it only if you have just begun this in a program that you trust.":
    "इस कंप्यूटर का कोई भी प्रोग्राम ऐसा कह सकता है। अनुमति तभी दें जब आपने इसे अभी किसी भरोसेमंद प्रोग्राम में शुरू किया हो।",
  "It reads your funds, transactions, returns and tax, with names and notes.":
    "वह आपके फ़ंड, लेन-देन, रिटर्न और कर पढ़ता है, नामों और टिप्पणियों के साथ।",
  "It can never sign in, share, or change anything, and sees no folio numbers.":
    "वह कभी साइन इन, साझा या कुछ बदल नहीं सकता, और फ़ोलियो नंबर नहीं देखता।",
  "You can end it at any time on the Security page.": "आप इसे सुरक्षा पेज पर कभी भी समाप्त कर सकते हैं।",
  "Whose figures": "किसके आँकड़े",
  "It also sees the sales of {names}, in figures of tax: they are taxed together.":
    "कर के आँकड़ों में उसे {names} की बिक्री भी दिखती है: इनका कर साथ लगता है।",
  "It is connected already. This replaces what it was allowed before.":
    "वह पहले से जुड़ा है। यह उसकी पिछली अनुमति की जगह लेगा।",
  Allow: "अनुमति दें",
  "Don't allow": "अनुमति न दें",
  "The assistant's link is incomplete. Start again in the assistant.":
    "सहायक का लिंक अधूरा है। सहायक में फिर से शुरू करें।",
  "An assistant is connected for 7 to 365 days": "सहायक 7 से 365 दिन के लिए जोड़ा जाता है",
  "Choose whose figures the assistant may read": "चुनें कि सहायक किसके आँकड़े पढ़ सकता है",
  "The assistant's name is missing": "सहायक का नाम नहीं है",
  "This link is not valid, or asks for something that Fundbook does not give. Start again in the assistant.":
    "यह लिंक मान्य नहीं है, या ऐसा कुछ माँगता है जो Fundbook नहीं देता। सहायक में फिर से शुरू करें।",
  "The address that describes this assistant could not be read. Try again later.":
    "जिस पते पर इस सहायक का विवरण है, वह पढ़ा नहीं जा सका। बाद में फिर कोशिश करें।",
  "The assistant says something else of itself now. Look at it again.":
    "सहायक अब अपने बारे में कुछ और बताता है। उसे फिर से देखें।",
  "Copy: {what}": "{what}: कॉपी करें",
  "Sheets and scripts": "शीट और स्क्रिप्ट",
  "The same figures are at plain addresses, which this file describes for programs.":
    "यही आँकड़े सीधे पतों पर भी हैं, जिनका विवरण प्रोग्रामों के लिए इस फ़ाइल में है।",
  "Access token “{name}” made": "एक्सेस टोकन “{name}” बनाया गया",
  "Shared funds kept up to date for {address}": "{address} के लिए साझा फ़ंड अपने आप अपडेट होते हैं",
  "Assistant “{name}” connected": "सहायक “{name}” जोड़ा गया",
  "Access token “{name}” revoked": "एक्सेस टोकन “{name}” रद्द किया गया",
  "A demo account cannot have passkeys.": "डेमो खाते में पासकी नहीं हो सकतीं।",
  "Set up a second factor": "दूसरा चरण तैयार करें",
  "This Fundbook asks everybody for a second factor. Set one up first.":
    "यह Fundbook सबसे दूसरा चरण माँगता है। पहले उसे तैयार करें।",
  "This Fundbook asks everybody for more than a password: a passkey, or a code of an app on your phone.":
    "यह Fundbook सबसे पासवर्ड के अलावा भी कुछ माँगता है: पासकी, या आपके फ़ोन के ऐप का कोड।",
  "Use a passkey of this account, here or on the device that has it. If you have lost them all, ask the person who runs this Fundbook.":
    "इस खाते की पासकी का इस्तेमाल करें, यहाँ या उस डिवाइस पर जिसमें वह है। अगर सब खो गई हैं, तो यह Fundbook चलाने वाले से कहें।",
  "Continue to your portfolio": "अपने पोर्टफ़ोलियो पर जाएँ",
  "This changes how your account is protected, so confirm that it is you.":
    "इससे आपके खाते की सुरक्षा बदलती है, इसलिए पुष्टि करें कि यह आप ही हैं।",
  "Delete account": "खाता हटाएँ",
  "Deleting...": "हटाया जा रहा है...",
  "Confirm with {provider}": "{provider} से पुष्टि करें",
  "Your account was deleted.": "आपका खाता हटा दिया गया।",

  // Restoring.
  "Recently deleted": "हाल में हटाया गया",
  "What you delete can be restored for 30 days, unless it has been added again.":
    "हटाई गई चीज़ 30 दिन तक वापस लाई जा सकती है, बशर्ते उसे फिर से जोड़ा न गया हो।",
  "Loading recently deleted items": "हटाई गई चीज़ें लोड हो रही हैं",
  "Recently deleted items could not be loaded.": "हटाई गई चीज़ें लोड नहीं हो सकीं।",
  "Nothing was deleted in the last 30 days.": "पिछले 30 दिन में कुछ नहीं हटाया गया।",
  Restore: "वापस लाएँ",
  "Restore {name}": "{name} वापस लाएँ",
  "Shared with {name}": "{name} के साथ साझा",
  "Shared by {name}": "{name} की ओर से साझा",
  "SIP of {amount} a month": "हर महीने {amount} का SIP",
  "Deleted on {day}": "{day} को हटाया गया",
  "{count} day left": "{count} दिन बाकी",
  "{count} days left": "{count} दिन बाकी",
  "Fundbook cannot be reached. You can restore this for 30 days in your account, under Recently deleted.":
    "Fundbook तक पहुँचा नहीं जा सका। इसे 30 दिन तक आप अपने खाते में “हाल में हटाया गया” से वापस ला सकते हैं।",
  "Not restored: {message}": "वापस नहीं लाया गया: {message}",
  "Restored {scheme}.": "{scheme} वापस आ गया।",
  "Transaction restored": "लेन-देन वापस आ गया",
  "SIP restored": "SIP वापस आ गया",
  "Your funds are shared with {name} again.": "आपके फ़ंड फिर से {name} के साथ साझा हैं।",
  "Restored the funds that {name} shares.": "{name} के साझा किए फ़ंड वापस आ गए।",
  "No deletion id provided": "हटाने की आईडी नहीं दी गई",
  "The deletion's id must be text": "हटाने की आईडी टेक्स्ट होनी चाहिए",
  "The deletion's id must be at most 100 characters":
    "हटाने की आईडी अधिक से अधिक 100 अक्षरों की हो सकती है",
  "This was added before and deleted since. It can be restored in your account, under Recently deleted.":
    "इसे पहले जोड़कर हटाया जा चुका है। इसे अपने खाते में “हाल में हटाया गया” से वापस लाया जा सकता है।",
  "This was deleted too long ago to be restored":
    "इसे हटाए बहुत समय हो गया है, इसलिए यह वापस नहीं लाया जा सकता",
  "Its fund no longer exists. If you deleted the fund, restore it first.":
    "इसका फ़ंड अब नहीं है। अगर आपने फ़ंड हटाया है, तो पहले उसे वापस लाएँ।",
  "You have added this fund again in the same folio. Delete the new one to restore this one.":
    "आपने यह फ़ंड उसी फ़ोलियो में फिर से जोड़ लिया है। इसे वापस लाने के लिए नया वाला हटाएँ।",
  "The {type} on {date} has been added again. Delete the new one to restore this one.":
    "{date} का लेन-देन ({type}) फिर से जोड़ा गया है। इसे वापस लाने के लिए नया वाला हटाएँ।",
  "You have added this SIP again. Delete the new one to restore this one.":
    "आपने यह SIP फिर से जोड़ लिया है। इसे वापस लाने के लिए नया वाला हटाएँ।",
  "None of these funds is among those that were to be shared any more":
    "जो फ़ंड साझा होने थे, उनमें से अब इनमें कोई नहीं है",
  "These funds have since been shared again": "ये फ़ंड इस बीच फिर से साझा किए जा चुके हैं",
  "{name}, to whom this belongs, was deleted. Restore this person first.":
    "यह {name} का है, जिन्हें हटाया जा चुका है। पहले इस व्यक्ति को वापस लाएँ।",
  "There is a person of this name again. Rename that person to restore this one.":
    "इस नाम का व्यक्ति फिर से जुड़ चुका है। इसे वापस लाने के लिए उस व्यक्ति का नाम बदलें।",
  "You have blocked this person. Unblock them in your account first.":
    "आपने इस व्यक्ति को ब्लॉक किया है। पहले अपने खाते में अनब्लॉक करें।",
  "Funds can be shared with at most 100 people, and received from at most 100.":
    "फ़ंड अधिक से अधिक 100 लोगों के साथ साझा किए जा सकते हैं, और 100 लोगों से मिल सकते हैं।",

  // Keyboard shortcuts.
  Keyboard: "कीबोर्ड",
  "Search and move around with the keyboard.": "कीबोर्ड से खोजें और एक पेज से दूसरे पर जाएँ।",
  "Keyboard shortcuts": "कीबोर्ड शॉर्टकट",
  "Go to Manage Funds": "फ़ंड प्रबंधन पर जाएँ",
  "Show these shortcuts": "ये शॉर्टकट दिखाएँ",
  "Use keyboard shortcuts": "कीबोर्ड शॉर्टकट का उपयोग",
  "When off, shortcuts do nothing on this device. This list stays in your account.":
    "बंद रहने पर इस डिवाइस पर कोई अकेली कुंजी कुछ नहीं करती। यह सूची आपके खाते में बनी रहती है।",

  // Sharing with others.
  "Receiving funds": "फ़ंड पाना",
  "Let others share funds with me": "दूसरों को मेरे साथ फ़ंड साझा करने दें",
  "Others find you by name or email address. What you have received stays when off.":
    "दूसरे लोग आपको नाम या ईमेल पते से ढूँढ सकेंगे। बंद करने पर भी आपको मिले हुए फ़ंड रहेंगे।",
  "Failed to update share permission.": "साझा करने की अनुमति नहीं बदली जा सकी।",
  "Sharing your funds": "अपने फ़ंड साझा करना",
  "The people you choose get read-only copies. They see later changes once you update a copy, or by the next day if you let it keep up.":
    "आपके चुने लोगों को प्रतियाँ मिलती हैं, जिन्हें वे देख सकते हैं पर बदल नहीं सकते। बाद के बदलाव उन तक आपके अपडेट करने पर पहुँचते हैं, या अपने आप, अगर आप प्रतियाँ अपने आप अपडेट रखें।",
  "Search by name or email": "नाम या ईमेल से खोजें",
  "Search people": "लोगों को खोजें",
  People: "लोग",
  "{count} person found": "{count} व्यक्ति मिला",
  "{count} people found": "{count} लोग मिले",
  "More than {count} people found": "{count} से ज़्यादा लोग मिले",
  "Loading people": "लोगों की सूची लोड हो रही है",
  "The people you can share with could not be loaded":
    "जिनके साथ आप साझा कर सकते हैं, उनकी सूची लोड नहीं हो सकी",
  "There is nobody to share with yet. People appear here once they let others share funds with them, in their own account.":
    "अभी किसी के साथ साझा नहीं किया जा सकता। लोग यहाँ तब दिखते हैं जब वे अपने खाते में दूसरों को अपने साथ फ़ंड साझा करने देते हैं।",
  "Nobody found for “{query}”. People can be found once they let others share funds with them.":
    "“{query}” से कोई नहीं मिला। लोग तब मिलते हैं जब वे दूसरों को अपने साथ फ़ंड साझा करने देते हैं।",
  "Show More...": "और दिखाएँ...",
  "Show Less": "कम दिखाएँ",
  "Shared since {day}": "{day} से साझा",
  Share: "साझा करें",
  "Share with {name}": "{name} के साथ साझा करें",
  Update: "अपडेट करें",
  "Update the copies of {name}": "{name} के पास की प्रतियाँ अपडेट करें",
  "Not updated since {day}": "{day} के बाद अपडेट नहीं हुआ",
  "by {name}, not updated since {day}": "{name} की ओर से, {day} के बाद अपडेट नहीं हुआ",
  "Updates have paused: {name} has not used Fundbook for {count} days":
    "अपडेट रुके हैं: {name} ने {count} दिनों से Fundbook इस्तेमाल नहीं किया",
  "Kept up to date by {name}": "{name} इसे अपडेट रखते हैं",
  "Kept up to date by {name}, last on {day}": "{name} इसे अपडेट रखते हैं, पिछली बार {day} को",
  "Stop updates": "अपडेट रोकें",
  "Stop updates by {name}; only they can start them again":
    "{name} के अपडेट रोकें; फिर केवल वे ही उन्हें चालू कर सकते हैं",
  "Updates stopped. Only {name} can start them again.":
    "अपडेट रुक गए। केवल {name} ही उन्हें फिर चालू कर सकते हैं।",
  "Ask {name} for an update": "{name} से अपडेट माँगें",
  "You asked {name} for an update on {day}": "आपने {day} को {name} से अपडेट माँगा था",
  "Asked for an update.": "अपडेट माँगा गया।",
  "Failed to ask for an update.": "अपडेट नहीं माँगा जा सका।",
  "Failed to change the updates.": "अपडेट की सेटिंग बदली नहीं जा सकी।",
  "{name} now gets your changes the next day.": "{name} को अब आपके बदलाव अगले दिन मिल जाएँगे।",
  "{name} gets your changes only when you update.":
    "{name} को आपके बदलाव अब तभी मिलेंगे, जब आप अपडेट करेंगे।",
  "Keep the copies up to date": "प्रतियाँ अपने आप अपडेट रखें",
  "Keep the copies of {name} up to date": "{name} की प्रतियाँ अपने आप अपडेट रखें",
  "What changes in these funds then reaches them the next day, without you.":
    "तब इन फ़ंड में जो बदले, वह आपके कुछ किए बिना अगले दिन उन तक पहुँच जाता है।",
  "Kept up to date. Pauses once you have not used Fundbook for {count} days.":
    "अपने आप अपडेट होता है। {count} दिन Fundbook इस्तेमाल न करने पर रुक जाता है।",
  "Kept up to date, last on {day}. Pauses once you have not used Fundbook for {count} days.":
    "अपने आप अपडेट होता है, पिछली बार {day} को। {count} दिन Fundbook इस्तेमाल न करने पर रुक जाता है।",
  "{missing} of {given} funds are not in it": "{given} में से {missing} फ़ंड इसमें नहीं हैं",
  "Add them": "उन्हें जोड़ें",
  "Add the missing funds for {name}": "{name} के लिए बाकी फ़ंड जोड़ें",
  "Sends what has changed in the funds they have.": "उनके पास जो फ़ंड हैं, उनमें हुए बदलाव भेजता है।",
  "Sends the funds they do not have yet.": "जो फ़ंड अभी उनके पास नहीं हैं, उन्हें भेजता है।",
  "Chooses whose funds they get.": "चुनता है कि उन्हें किसके फ़ंड मिलें।",
  "Takes all their copies back.": "उनकी सभी प्रतियाँ वापस ले लेता है।",
  "Share new": "नए फ़ंड साझा करें",
  "Share new with {name}": "{name} के साथ नए फ़ंड साझा करें",
  "Stop sharing": "साझा करना बंद करें",
  "Stop sharing with {name}": "{name} के साथ साझा करना बंद करें",
  "Share Fund": "फ़ंड साझा करें",
  "Are you sure you want to share with {name}?": "क्या आप सचमुच {name} के साथ साझा करना चाहते हैं?",
  "{email} gets a copy of each of your funds that they do not have yet.":
    "{email} को आपके हर उस फ़ंड की प्रति मिलेगी जो उनके पास अभी नहीं है।",
  "{email} gets a copy of each fund that they do not have yet of: {names}.":
    "{email} को इनके हर उस फ़ंड की प्रति मिलेगी जो उनके पास अभी नहीं है: {names}।",
  "{email} gets a copy of each fund of the people you choose.":
    "{email} को आपके चुने हुए लोगों के हर फ़ंड की प्रति मिलेगी।",
  "Copies of the funds of all others are taken back from {email}.":
    "बाकी सबके फ़ंडों की प्रतियाँ {email} से वापस ले ली जाएँगी।",
  "Whose funds": "किसके फ़ंड",
  "Whose funds {name} gets": "{name} को किसके फ़ंड मिलते हैं",
  "Choose again": "फिर से चुनें",
  "The person this share was limited to was removed. {name} sees nothing until you choose again.":
    "जिस व्यक्ति तक यह साझेदारी सीमित थी, उसे हटा दिया गया। जब तक आप फिर से नहीं चुनते, {name} को कुछ नहीं दिखेगा।",
  "The people this share was limited to were removed. {name} sees nothing until you choose again.":
    "जिन लोगों तक यह साझेदारी सीमित थी, उन्हें हटा दिया गया। जब तक आप फिर से नहीं चुनते, {name} को कुछ नहीं दिखेगा।",
  "{count} person this share was also limited to was removed.":
    "जिन तक यह साझेदारी सीमित थी, उनमें से {count} व्यक्ति को हटा दिया गया।",
  "{count} people this share was also limited to were removed.":
    "जिन तक यह साझेदारी सीमित थी, उनमें से {count} लोगों को हटा दिया गया।",
  "Change whose funds {name} gets": "बदलें कि {name} को किसके फ़ंड मिलते हैं",
  Change: "बदलें",
  "Also people that you add later": "वे लोग भी जिन्हें आप बाद में जोड़ेंगे",
  "Say whose each fund is": "बताएँ कि हर फ़ंड किसका है",
  "The person's name then stands beside each fund, and yours beside your own.":
    "तब हर फ़ंड के साथ उस व्यक्ति का नाम दिखेगा, और आपके फ़ंडों के साथ आपका।",
  "{names} and {last}": "{names} और {last}",
  Nobody: "कोई नहीं",
  "Sharing changed.": "साझा करना बदल गया।",
  "Sharing changed. Funds added: {shared}; taken back: {takenBack}.":
    "साझा करना बदल गया। जोड़े गए फ़ंड: {shared}; वापस लिए गए: {takenBack}।",
  "Fundbook does not verify who owns this address. If you are not sure, ask them.":
    "यह पता किसका है, यह Fundbook नहीं जाँचता। शक हो तो पहले उनसे पूछ लें।",
  "Are you sure you want to stop sharing with {name}?":
    "क्या आप सचमुच {name} के साथ साझा करना बंद करना चाहते हैं?",
  "All copies of your funds that {email} has are removed. You can restore them for 30 days.":
    "{email} के पास आपके फ़ंडों की हर प्रति हटा दी जाएगी। उन्हें 30 दिन तक वापस लाया जा सकता है।",
  "Sharing funds...": "फ़ंड साझा हो रहे हैं...",
  "Funds shared successfully! {count} funds shared.": "फ़ंड साझा हो गए! कुल {count} फ़ंड।",
  "Failed to share funds.": "फ़ंड साझा नहीं हो सके।",
  "Updating shared funds...": "साझा फ़ंड अपडेट हो रहे हैं...",
  "No funds needed updating.": "किसी फ़ंड को अपडेट करने की ज़रूरत नहीं थी।",
  "{count} shared fund(s) updated successfully!": "{count} साझा फ़ंड अपडेट हो गए!",
  "Failed to update shared funds.": "साझा फ़ंड अपडेट नहीं हो सके।",
  "Unsharing funds...": "फ़ंड साझा करना बंद किया जा रहा है...",
  "Unshared {count} funds successfully!": "{count} फ़ंड अब साझा नहीं हैं।",
  "Failed to unshare funds.": "फ़ंड साझा करना बंद नहीं हो सका।",
  "Blocked senders": "ब्लॉक किए गए लोग",
  "Blocked on {day}": "{day} को ब्लॉक किया",
  Unblock: "अनब्लॉक करें",
  "Unblock {name}": "{name} को अनब्लॉक करें",
  "Failed to unblock {name}.": "{name} को अनब्लॉक नहीं किया जा सका।",
  "Unblocked {name}.": "{name} को अनब्लॉक कर दिया गया।",

  // What others share.
  "Shared Funds": "साझा फ़ंड",
  "A person's funds, shared with you read-only.": "किसी के फ़ंड, जो आपके देखने के लिए साझा किए गए हैं।",
  "The people who share their funds with you.": "वे लोग जो आपके साथ अपने फ़ंड साझा करते हैं।",
  "People who share with you": "आपके साथ साझा करने वाले लोग",
  "Loading the people who share with you": "आपके साथ साझा करने वाले लोगों की सूची लोड हो रही है",
  "The people who share with you could not be loaded":
    "आपके साथ साझा करने वाले लोगों की सूची लोड नहीं हो सकी",
  "Nobody shares funds with you": "आपके साथ अभी कोई फ़ंड साझा नहीं करता",
  "Allow sharing in your account and tell others your email address. What they share appears here.":
    "अपने खाते में दूसरों को साझा करने की अनुमति दें और उन्हें अपना ईमेल पता बताएँ। वे जो साझा करेंगे, यहाँ दिखेगा।",
  "Others can share with you. Tell them your email address; what they share appears here.":
    "दूसरे आपके साथ साझा कर सकते हैं। उन्हें अपना ईमेल पता बताएँ; वे जो साझा करेंगे, यहाँ दिखेगा।",
  "Sharing since {day}": "{day} से साझा कर रहे हैं",
  Remove: "हटाएँ",
  "Remove the funds that {name} shares": "{name} के साझा फ़ंड हटाएँ",
  Block: "ब्लॉक करें",
  "Block {name}": "{name} को ब्लॉक करें",
  "Remove Shared Funds": "साझा फ़ंड हटाएँ",
  "Are you sure you want to remove the funds that {name} shares with you?":
    "क्या आप सचमुच वे फ़ंड हटाना चाहते हैं जो {name} आपके साथ साझा करते हैं?",
  "They are removed from your view. You can restore them for 30 days.":
    "वे आपको नहीं दिखेंगे। उन्हें 30 दिन तक वापस लाया जा सकता है।",
  "Removed the funds that {name} shared.": "{name} के साझा फ़ंड हटा दिए गए।",
  "Failed to remove the funds that {name} shared.": "{name} के साझा फ़ंड हटाए नहीं जा सके।",
  "Block Sender": "भेजने वाले को ब्लॉक करें",
  "Are you sure you want to block {name}?": "क्या आप सचमुच {name} को ब्लॉक करना चाहते हैं?",
  "The funds they share are removed. They cannot find you or share with you until you unblock them in your account.":
    "उनके साझा फ़ंड हट जाएँगे, और जब तक आप अपने खाते में उन्हें अनब्लॉक नहीं करते, वे आपको न ढूँढ सकेंगे, न आपके साथ साझा कर सकेंगे।",
  "Blocked {name}.": "{name} को ब्लॉक कर दिया गया।",
  "Failed to block {name}.": "{name} को ब्लॉक नहीं किया जा सका।",
  "These funds could not be loaded": "ये फ़ंड लोड नहीं हो सके",
  "Smart View": "स्मार्ट व्यू",
  "Nothing to show": "दिखाने के लिए कुछ नहीं है",
  "Show who shares with me": "देखें कि कौन मेरे साथ साझा करता है",
  "Choose a person to see the funds that they share with you.":
    "किसी व्यक्ति को चुनें, ताकि उनके साझा किए गए फ़ंड दिखें।",
  "People who no longer share with you": "जो लोग अब आपके साथ साझा नहीं करते",
  "Ended on {day}": "{day} को बंद हुआ",
  "{name} no longer shares with you": "{name} अब आपके साथ साझा नहीं करते",
  Dismiss: "ख़ारिज करें",
  "Dismiss the notice that {name} no longer shares with you":
    "यह सूचना ख़ारिज करें कि {name} अब आपके साथ साझा नहीं करते",
  "Failed to dismiss the notice.": "सूचना ख़ारिज नहीं की जा सकी।",
  "Sharing has ended, so you can no longer see these funds. You can ask this person to share them again.":
    "साझा करना बंद हो गया है, इसलिए आप ये फ़ंड अब नहीं देख सकते। आप इस व्यक्ति से फिर साझा करने को कह सकते हैं।",
  "No funds left": "कोई फ़ंड नहीं बचा",
  "The owner has deleted the funds that were shared with you here, or no longer shares them.":
    "यहाँ आपके साथ साझा किए गए फ़ंड उनके मालिक ने हटा दिए हैं, या अब साझा नहीं करते।",

  // What the server refuses, by the catalogue of errors.
  "No user is logged in": "आप साइन इन नहीं हैं",
  "Invalid credentials. Please try again.": "ईमेल या पासवर्ड सही नहीं है। कृपया फिर कोशिश करें।",
  "Invalid email address": "ईमेल पता सही नहीं है",
  "Email already in use": "इस ईमेल से पहले ही एक खाता बना हुआ है",
  "Weak password. At least 6 characters required.": "पासवर्ड कमज़ोर है। कम से कम 6 अक्षर ज़रूरी हैं।",
  "A password of only spaces is easy to guess. Choose another one.":
    "सिर्फ़ खाली जगह से बने पासवर्ड का अंदाज़ा लगाना आसान है। कोई दूसरा चुनें।",
  "Repeated characters or words are easy to guess. Choose another password.":
    "बार-बार दोहराए गए अक्षरों या शब्दों का अंदाज़ा लगाना आसान है। कोई दूसरा पासवर्ड चुनें।",
  "A sequence of keys or letters is easy to guess. Choose another password.":
    "कीबोर्ड या वर्णमाला के क्रम का अंदाज़ा लगाना आसान है। कोई दूसरा चुनें।",
  "A date or a year is easy to guess. Choose another password.":
    "किसी तारीख या साल का अंदाज़ा लगाना आसान है। कोई दूसरा पासवर्ड चुनें।",
  "A common word or name is easy to guess, even with digits or symbols added. Use several words, or choose another password.":
    "आम शब्द या नाम का अंदाज़ा लगाना आसान है, भले ही उसमें अंक या चिह्न जोड़े गए हों। कई शब्द मिलाकर लिखें या कोई दूसरा पासवर्ड चुनें।",
  "This is easy to guess. Choose a longer password.": "इसका अंदाज़ा लगाना आसान है। इससे लंबा पासवर्ड चुनें।",
  "The name Fundbook is easy to guess. Choose another password.":
    "Fundbook नाम का अंदाज़ा लगाना आसान है। कोई दूसरा पासवर्ड चुनें।",
  "Your own name or email is easy to guess. Choose another password.":
    "आपके अपने नाम या ईमेल का अंदाज़ा लगाना आसान है। कोई दूसरा पासवर्ड चुनें।",
  "This is one of the most common passwords. Choose another one.":
    "यह पासवर्ड सबसे आम पासवर्डों में से है। कोई दूसरा चुनें।",
  "Too many attempts. Try again later.": "बहुत ज़्यादा कोशिशें हो गईं। थोड़ी देर बाद फिर कोशिश करें।",
  "Too many attempts. Use the newest link in your inbox, or try again later.":
    "बहुत ज़्यादा कोशिशें हो गईं। अपने इनबॉक्स का सबसे नया लिंक इस्तेमाल करें या बाद में फिर कोशिश करें।",
  "Too many attempts. Please reset your password or try again later.":
    "बहुत ज़्यादा कोशिशें हो गईं। कृपया पासवर्ड रीसेट करें या थोड़ी देर बाद फिर कोशिश करें।",
  "An address gets ten reset links a day. Use the newest one, or try again tomorrow.":
    "एक पते पर एक दिन में दस रीसेट लिंक भेजे जाते हैं। सबसे नया लिंक इस्तेमाल करें या कल फिर कोशिश करें।",
  "Sample data is not offered here.": "यहाँ नमूना आँकड़े उपलब्ध नहीं हैं।",
  "You are signed in. Log out to try Fundbook with sample data.":
    "आप साइन इन हैं। नमूना आँकड़ों के साथ Fundbook आज़माने के लिए लॉग आउट करें।",
  "The list of schemes is being loaded. The sample opens as soon as it is there.":
    "स्कीमों की सूची लोड हो रही है। उसके आते ही नमूना खुल जाएगा।",
  "Sample data is not available yet. Please try again in a few minutes.":
    "नमूना आँकड़े अभी उपलब्ध नहीं हैं। कृपया कुछ मिनट बाद फिर कोशिश करें।",
  "Too many demo accounts were created from this network. Please try again in 15 minutes.":
    "इस नेटवर्क से बहुत ज़्यादा डेमो खाते बन चुके हैं। कृपया 15 मिनट बाद फिर कोशिश करें।",
  "A demo account has no password.": "डेमो खाते का कोई पासवर्ड नहीं होता।",
  "Too many people are trying the sample data. Please try again in an hour.":
    "बहुत-से लोग नमूना आँकड़ों के साथ आज़मा रहे हैं। कृपया एक घंटे बाद फिर कोशिश करें।",
  "You invested {invested}, and the units are worth {worth} today.":
    "आपने {invested} निवेश किए, और यूनिटों का आज का मूल्य {worth} है।",
  "A demo account cannot share.": "डेमो खाते से साझा नहीं किया जा सकता।",
  "Only one sign-in per request": "एक बार में एक ही साइन इन",
  "Invalid or expired reset link": "रीसेट लिंक सही नहीं है या उसका समय बीत चुका है",
  "This account has no password yet. Set one with a reset link.":
    "इस खाते का अभी कोई पासवर्ड नहीं है। रीसेट लिंक से पासवर्ड सेट करें।",
  "This is not your current password": "यह आपका मौजूदा पासवर्ड नहीं है",
  "New accounts are not taken here. If you have an account, sign in.":
    "यहाँ नए खाते नहीं बनाए जाते। अगर आपका खाता है, तो साइन इन करें।",
  "You need an invitation to create an account here. Ask the person who runs this Fundbook for a link.":
    "यहाँ खाता बनाने के लिए न्योता चाहिए। जो यह Fundbook चलाते हैं, उनसे लिंक माँगें।",
  "This invitation was already used or has expired. Ask for a new one.":
    "यह न्योता इस्तेमाल हो चुका है या इसका समय बीत गया है। नया माँगें।",
  "Only the first account can invite people, where accounts are by invitation.":
    "जहाँ खाते न्योते से बनते हैं, वहाँ केवल पहले खाते से लोगों को बुलाया जा सकता है।",
  "At most 20 invitations can be open. Withdraw one first.":
    "एक समय में ज़्यादा से ज़्यादा 20 न्योते हो सकते हैं। पहले कोई एक वापस लें।",
  "Confirm that it is you first. Nothing was changed.": "पहले पुष्टि करें कि यह आप ही हैं। कुछ नहीं बदला।",
  "Signing in with Google is not set up here.": "यहाँ Google से साइन इन की व्यवस्था नहीं है।",
  "Google sign-in was cancelled.": "Google से साइन इन रद्द कर दिया गया।",
  "This Google sign-in has expired. Please try again.":
    "Google से इस साइन इन का समय बीत गया। कृपया फिर कोशिश करें।",
  "Google cannot be reached. Please try again in a moment.":
    "Google से संपर्क नहीं हो पा रहा है। कृपया थोड़ी देर में फिर कोशिश करें।",
  "Google's response could not be verified. Please try again.":
    "Google के उत्तर की पुष्टि नहीं हो सकी। कृपया फिर कोशिश करें।",
  "Google has not verified this email address.": "Google ने इस ईमेल पते की पुष्टि नहीं की है।",
  "This email belongs to an account with another Google sign-in.":
    "यह ईमेल ऐसे खाते का है जो किसी दूसरे Google साइन इन से जुड़ा है।",
  "This link has expired or was opened in another browser. Please sign in again.":
    "यह लिंक पुराना हो गया है या दूसरे ब्राउज़र में खोला गया। कृपया फिर साइन इन करें।",
  "This Google account is not linked to your account. Nothing was changed.":
    "यह Google खाता आपके खाते से नहीं जुड़ा है। कुछ नहीं बदला गया।",
  "Google did not confirm a fresh sign-in. Sign out and in again, or set a password with a reset link.":
    "Google ने नए साइन इन की पुष्टि नहीं की। लॉग आउट करके फिर साइन इन करें, या रीसेट लिंक से पासवर्ड सेट करें।",
  "Signing in with an OpenID provider is not set up here.":
    "यहाँ किसी और सेवा से साइन इन की व्यवस्था नहीं है।",
  "The sign-in was cancelled.": "साइन इन रद्द कर दिया गया।",
  "This sign-in has expired. Please try again.": "इस साइन इन का समय बीत गया। कृपया फिर कोशिश करें।",
  "The sign-in provider cannot be reached. Please try again in a moment.":
    "साइन इन की सेवा से संपर्क नहीं हो पा रहा है। कृपया थोड़ी देर में फिर कोशिश करें।",
  "The sign-in provider's response could not be verified. Please try again.":
    "साइन इन की सेवा के उत्तर की पुष्टि नहीं हो सकी। कृपया फिर कोशिश करें।",
  "The sign-in provider has not verified this email address.":
    "साइन इन की सेवा ने इस ईमेल पते की पुष्टि नहीं की है।",
  "This email belongs to an account with another sign-in of this provider.":
    "यह ईमेल ऐसे खाते का है जो इसी सेवा के किसी दूसरे साइन इन से जुड़ा है।",
  "This sign-in is not linked to your account. Nothing was changed.":
    "यह साइन इन आपके खाते से नहीं जुड़ा है। कुछ नहीं बदला गया।",
  "The sign-in provider did not confirm a fresh sign-in. Sign out and in again, or set a password with a reset link.":
    "साइन इन की सेवा ने नए साइन इन की पुष्टि नहीं की। लॉग आउट करके फिर साइन इन करें, या रीसेट लिंक से पासवर्ड सेट करें।",
  "No fund data provided": "फ़ंड की कोई जानकारी नहीं दी गई",
  "All fields are required": "सभी खाने भरने ज़रूरी हैं",
  "No fund id provided": "फ़ंड की आईडी नहीं दी गई",
  "No updated data provided": "कोई बदली हुई जानकारी नहीं दी गई",
  "This fund's units and amount follow from its transactions.":
    "इस फ़ंड की यूनिट और राशि इसके लेन-देन से तय होती हैं।",
  "Another fund already has the transactions of this scheme and folio":
    "इस स्कीम और फ़ोलियो के लेन-देन पहले से किसी दूसरे फ़ंड में हैं",
  "This fund has no purchase dates. Add its transactions first.":
    "इस फ़ंड की ख़रीद की तारीखें नहीं हैं। पहले इसके लेन-देन जोड़ें।",
  "Transaction not found": "लेन-देन नहीं मिला",
  "This transaction was already added with other details":
    "यह लेन-देन पहले ही दूसरी जानकारी के साथ जोड़ा जा चुका है",
  "This would leave negative units on {date}": "इससे {date} को यूनिट शून्य से कम हो जाएँगे",
  "There is no transaction with the same units on or before {date} to reverse":
    "{date} को या उससे पहले उतनी ही यूनिट का कोई लेन-देन नहीं है जिसे यह पलट सके",
  "The fund's units or amount would be too large": "फ़ंड की यूनिट या राशि बहुत ज़्यादा हो जाएगी",
  "Its units moved between funds so often that its lots are no longer kept apart. Its total gain is on its own page.":
    "इसकी यूनिट फ़ंडों के बीच इतनी बार स्थानांतरित हुईं कि इसके लॉट अब अलग-अलग नहीं रखे जाते। इसका कुल लाभ इसके अपने पेज पर है।",
  "The page must be a number": "पेज का नंबर एक संख्या होना चाहिए",
  "The page must be from 0 to 20": "पेज का नंबर 0 से 20 तक होना चाहिए",
  "The lots could not be loaded": "लॉट लोड नहीं हो सके",
  "Loading lots": "लॉट लोड हो रहे हैं",
  "There are too many lots to list them all: these are the first ones.":
    "लॉट इतने ज़्यादा हैं कि सब नहीं दिखाए जा सकते: ये पहले वाले हैं।",
  "The lots of this year are too many to print: they are in the file of sales.":
    "इस साल के लॉट छापने के लिए बहुत ज़्यादा हैं: वे बिक्री की फ़ाइल में हैं।",
  "More lots were sold in this year than a file can have: 20,000 in all, 5,000 of one fund. The sums above include all of them.":
    "इस साल उससे ज़्यादा लॉट बिके जितने एक फ़ाइल में हो सकते हैं: कुल 20,000, एक फ़ंड के 5,000। ऊपर के जोड़ में वे सब शामिल हैं।",
  "On {date} there would be too many lots. A fund can hold and sell at most 5,000 lots more than it has transactions; funds between which units move, at most 5 lots for each transaction. Units can't be moved again and again.":
    "{date} को बहुत ज़्यादा लॉट हो जाएँगे। कोई फ़ंड अपने लेन-देन की संख्या से ज़्यादा से ज़्यादा 5,000 अधिक लॉट रख और बेच सकता है; जिन फ़ंडों के बीच यूनिट आती-जाती हैं, वे हर लेन-देन पर ज़्यादा से ज़्यादा 5 लॉट। यूनिट बार-बार स्थानांतरित नहीं की जा सकतीं।",
  "The {type} on {date} does not match its other side. Units must leave one fund and arrive in another within 5 days.":
    "{date} का {type} अपने दूसरे पक्ष से मेल नहीं खाता। यूनिट एक फ़ंड से निकलकर 5 दिन के भीतर दूसरे में पहुँचनी चाहिए।",
  "The transfer on {date} would take {out} units out of one folio and bring {in} into the other. A transfer moves the same units.":
    "{date} के ट्रांसफ़र में एक फ़ोलियो से {out} यूनिट निकलतीं और दूसरे में {in} पहुँचतीं। ट्रांसफ़र में दोनों ओर यूनिट बराबर होती हैं।",
  "A fund has at most 5,000 transactions, a portfolio 50,000":
    "एक फ़ंड में अधिक से अधिक 5,000 और पोर्टफ़ोलियो में 50,000 लेन-देन हो सकते हैं",
  "This fund was just changed elsewhere. Please try again.":
    "यह फ़ंड अभी कहीं और बदला गया है। कृपया फिर से कोशिश करें।",
  "SIP not found": "SIP नहीं मिली",
  "This SIP was already added with other details": "यह SIP पहले ही दूसरी जानकारी के साथ जोड़ी जा चुकी है",
  "A portfolio has at most 1,000 SIPs, and a fund at most 100":
    "एक पोर्टफ़ोलियो में अधिक से अधिक 1,000 SIP हो सकती हैं, और एक फ़ंड में अधिक से अधिक 100",
  "You can watch at most 50 schemes. Remove one first.":
    "आप अधिक से अधिक 50 स्कीम पर नज़र रख सकते हैं। पहले एक हटाएँ।",
  "The percentages of a target must add up to 100.": "तय बँटवारे के प्रतिशत का जोड़ 100 होना चाहिए।",
  "Another target has been set since. Remove it first.":
    "इसके बाद एक दूसरा बँटवारा तय हुआ है। पहले उसे हटाएँ।",
  "You have added this goal again. Delete the new one to restore this one.":
    "आपने यह लक्ष्य फिर से जोड़ लिया है। इसे वापस लाने के लिए नया वाला हटाएँ।",
  "Set a target first.": "पहले बँटवारा तय करें।",
  "Goal not found": "लक्ष्य नहीं मिला",
  "Another goal was stored under this id.": "इस पहचान से एक दूसरा लक्ष्य पहले से है।",
  "An account has at most 50 goals": "एक खाते में अधिक से अधिक 50 लक्ष्य हो सकते हैं",
  "More than 100 % of a fund would go to goals. Lower its percentage in one of them first.":
    "किसी फ़ंड का 100 % से ज़्यादा हिस्सा लक्ष्यों में चला जाएगा। पहले इनमें से किसी एक लक्ष्य में उसका प्रतिशत घटाएँ।",
  "This target was changed in another window. Nothing was saved: save again to replace that change, or cancel to see it.":
    "यह तय बँटवारा किसी दूसरी विंडो में बदला गया है। कुछ भी सेव नहीं हुआ: उस बदलाव की जगह यह रखने के लिए फिर से सेव करें, या उसे देखने के लिए रद्द करें।",
  "This goal was changed in another window. Nothing was saved: save again to replace that change, or cancel to see it.":
    "यह लक्ष्य किसी दूसरी विंडो में बदला गया है। कुछ भी सेव नहीं हुआ: उस बदलाव की जगह यह रखने के लिए फिर से सेव करें, या उसे देखने के लिए रद्द करें।",
  "A goal's date must be after today and at most 60 years away.":
    "लक्ष्य की तारीख आज के बाद की और अधिक से अधिक 60 साल आगे की होनी चाहिए।",
  "AMFI's list has no scheme with this code": "AMFI की सूची में इस कोड की कोई स्कीम नहीं है",
  "Fund not found": "फ़ंड नहीं मिला",
  "This fund was already added with other details": "यह फ़ंड पहले ही अलग जानकारी के साथ जोड़ा जा चुका है",
  "An account has at most 2,000 imports": "एक खाते में अधिक से अधिक 2,000 आयात हो सकते हैं",
  "A portfolio holds at most 1,000 funds": "एक पोर्टफ़ोलियो में अधिक से अधिक 1,000 फ़ंड हो सकते हैं",
  "What you share with this person has changed meanwhile. Nothing was shared now: see what they get, then share again.":
    "इस बीच, आप इन्हें जो साझा करते हैं वह बदल गया है। अभी कुछ साझा नहीं हुआ: देखें कि इन्हें क्या मिलता है, फिर से साझा करें।",
  "Recipient does not allow sharing.": "इन्होंने अपने साथ साझा करने की अनुमति नहीं दी है।",
  "This person already receives funds from 100 people.": "इन्हें पहले से 100 लोगों के फ़ंड मिल रहे हैं।",
  "One person can receive at most 1,000 of your funds. Update what you share first.":
    "एक व्यक्ति को आपके ज़्यादा से ज़्यादा 1,000 फ़ंड मिल सकते हैं। पहले साझा फ़ंड अपडेट करें।",
  "Funds can be shared with at most 100 people.":
    "फ़ंड ज़्यादा से ज़्यादा 100 लोगों के साथ साझा किए जा सकते हैं।",
  "No funds to share.": "साझा करने के लिए कोई फ़ंड नहीं है।",
  "No new funds to share.": "साझा करने के लिए कोई नया फ़ंड नहीं है।",
  "No funds are shared between you and this person.": "आपके और इनके बीच कोई फ़ंड साझा नहीं है।",
  "No senderId provided": "यह नहीं बताया गया कि किसके फ़ंड देखने हैं",
  "The request is not valid": "अनुरोध सही नहीं है",
  "The request must be JSON": "अनुरोध JSON में होना चाहिए",
  "This procedure takes no input": "इस अनुरोध के साथ कोई जानकारी नहीं भेजी जा सकती",
  "Open {address} instead: nothing can be sent from this address.":
    "इसके बजाय {address} खोलें: इस पते से कुछ भेजा नहीं जा सकता।",
  "This request did not come from Fundbook's own pages": "यह अनुरोध Fundbook के अपने पेज से नहीं आया",
  "There is nothing at this address": "इस पते पर कुछ नहीं है",
  "Your earlier requests are still running. Please try again in a moment.":
    "आपके पिछले अनुरोध अभी चल रहे हैं। कृपया थोड़ी देर में फिर कोशिश करें।",
  "This SIP stopped more than ten years ago with instalments still to be recorded. Add another SIP from today on instead.":
    "यह SIP दस साल से ज़्यादा पहले रुक गई थी और इसकी कुछ किस्तें अभी दर्ज होनी बाकी हैं। इसके बजाय आज से दूसरी SIP जोड़ें।",
  "Too much was asked for at once. Please ask for less in one request.":
    "एक साथ बहुत कुछ माँगा गया। कृपया एक अनुरोध में कम माँगें।",
  "Too many requests. Please wait a few minutes and try again.":
    "बहुत ज़्यादा अनुरोध हो गए। कृपया कुछ मिनट रुककर फिर कोशिश करें।",
  "The request is too large": "अनुरोध बहुत बड़ा है",
  "The request is too large. It may have at most {kilobytes} kB.":
    "अनुरोध बहुत बड़ा है। इसमें अधिक से अधिक {kilobytes} किलोबाइट हो सकते हैं।",
  "Many people are signing in right now. Please try again in a few seconds.":
    "इस समय बहुत लोग साइन इन कर रहे हैं। कृपया कुछ सेकंड बाद फिर कोशिश करें।",
  "Nothing can be saved right now: the disk of this Fundbook is full or broken. What was saved is safe.":
    "अभी कुछ सेव नहीं हो सकता: इस Fundbook की डिस्क भर गई है या ख़राब है। जो सेव हो चुका है वह सुरक्षित है।",
  "Fundbook cannot reach its database. Please try again in a moment.":
    "Fundbook अपने डेटाबेस तक नहीं पहुँच पा रहा है। कृपया थोड़ी देर में फिर कोशिश करें।",
  "Something went wrong. Please try again.": "कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।",

  // What the contracts refuse.
  "Name is required": "नाम लिखना ज़रूरी है",
  "No name provided": "नाम नहीं दिया गया",
  "Name must be text": "नाम टेक्स्ट होना चाहिए",
  "Name must be at most 60 characters": "नाम अधिक से अधिक 60 अक्षरों का हो सकता है",
  "Name must be at most 100 characters": "नाम अधिक से अधिक 100 अक्षरों का हो सकता है",
  "Name has characters that cannot be used": "नाम में ऐसे अक्षर हैं जिनका उपयोग नहीं हो सकता",
  "Email is required": "ईमेल लिखना ज़रूरी है",
  "No email provided": "ईमेल नहीं दिया गया",
  "Email must be text": "ईमेल टेक्स्ट होना चाहिए",
  "Email must be at most 254 characters": "ईमेल अधिक से अधिक 254 अक्षरों का हो सकता है",
  "Email has characters that cannot be used": "ईमेल में ऐसे अक्षर हैं जिनका उपयोग नहीं हो सकता",
  "Enter a valid email": "सही ईमेल लिखें",
  "Enter a valid email address": "सही ईमेल पता लिखें",
  "Password is required": "पासवर्ड लिखना ज़रूरी है",
  "No password provided": "पासवर्ड नहीं दिया गया",
  "Password must be text": "पासवर्ड टेक्स्ट होना चाहिए",
  "Password must be at least 6 characters": "पासवर्ड कम से कम 6 अक्षरों का होना चाहिए",
  "Password must be at most 256 characters": "पासवर्ड अधिक से अधिक 256 अक्षरों का हो सकता है",
  "Password has characters that cannot be used": "पासवर्ड में ऐसे अक्षर हैं जिनका उपयोग नहीं हो सकता",
  "Type the password again": "पासवर्ड दोबारा लिखें",
  "Passwords do not match": "दोनों पासवर्ड एक जैसे नहीं हैं",
  "No language provided": "भाषा नहीं दी गई",
  "Invalid language": "यह किसी भाषा का कोड नहीं है",
  "No session id provided": "सत्र की आईडी नहीं दी गई",
  "Invalid passkey": "यह पासकी सही नहीं है",
  "Invalid session id": "यह किसी सत्र की आईडी नहीं है",
  "Folio number must be text": "फ़ोलियो नंबर टेक्स्ट होना चाहिए",
  "Folio number must be at most 50 characters": "फ़ोलियो नंबर अधिक से अधिक 50 अक्षरों का हो सकता है",
  "Folio number has characters that cannot be used":
    "फ़ोलियो नंबर में ऐसे अक्षर हैं जिनका उपयोग नहीं हो सकता",
  "Scheme name must be text": "स्कीम का नाम टेक्स्ट होना चाहिए",
  "Scheme name must be at most 300 characters": "स्कीम का नाम अधिक से अधिक 300 अक्षरों का हो सकता है",
  "Scheme name has characters that cannot be used":
    "स्कीम के नाम में ऐसे अक्षर हैं जिनका उपयोग नहीं हो सकता",
  "The AMFI code must be text": "AMFI कोड टेक्स्ट होना चाहिए",
  "An AMFI code has up to 10 digits, or is SIF- with up to 6":
    "AMFI कोड में अधिक से अधिक 10 अंक होते हैं, या वह SIF- और अधिक से अधिक 6 अंकों का होता है",
  "Category must be text": "श्रेणी टेक्स्ट होनी चाहिए",
  "Category must be at most 60 characters": "श्रेणी अधिक से अधिक 60 अक्षरों की हो सकती है",
  "Category has characters that cannot be used": "श्रेणी में ऐसे अक्षर हैं जिनका उपयोग नहीं हो सकता",
  "Invested amount must be a number": "निवेश की राशि एक संख्या होनी चाहिए",
  "Invested amount must be 0 or more": "निवेश की राशि 0 या उससे अधिक होनी चाहिए",
  "Invested amount must be at most ₹99,99,99,99,999":
    "निवेश की राशि अधिक से अधिक ₹99,99,99,99,999 हो सकती है",
  "Invested amount can have at most 4 decimals":
    "निवेश की राशि में दशमलव के बाद अधिक से अधिक 4 अंक हो सकते हैं",
  "Units must be a number": "यूनिट एक संख्या होनी चाहिए",
  "Units must be more than 0": "यूनिट 0 से अधिक होनी चाहिए",
  "Units must be at most 99,99,99,999": "यूनिट अधिक से अधिक 99,99,99,999 हो सकती हैं",
  "Units can have at most 4 decimals": "यूनिट में दशमलव के बाद अधिक से अधिक 4 अंक हो सकते हैं",
  "The fund's id must be a UUID": "फ़ंड की आईडी UUID होनी चाहिए",
  "The fund's id must be text": "फ़ंड की आईडी टेक्स्ट होनी चाहिए",
  "The fund's id must be at most 100 characters": "फ़ंड की आईडी अधिक से अधिक 100 अक्षरों की हो सकती है",
  "No recipientId provided": "यह नहीं बताया गया कि किसके साथ साझा करना है",
  "The recipient's id must be text": "पाने वाले की आईडी टेक्स्ट होनी चाहिए",
  "The recipient's id must be at most 100 characters":
    "पाने वाले की आईडी अधिक से अधिक 100 अक्षरों की हो सकती है",
  "The sender's id must be text": "भेजने वाले की आईडी टेक्स्ट होनी चाहिए",
  "The sender's id must be at most 100 characters":
    "भेजने वाले की आईडी अधिक से अधिक 100 अक्षरों की हो सकती है",
  "canShare must be true or false": "अनुमति या तो चालू हो सकती है या बंद",
  "No SIP id provided": "यह नहीं बताया गया कि कौन सा SIP",
  "The SIP's id must be a UUID": "SIP की आईडी UUID होनी चाहिए",
  "The SIP's id must be text": "SIP की आईडी टेक्स्ट होनी चाहिए",
  "The SIP's id must be at most 100 characters": "SIP की आईडी अधिक से अधिक 100 अक्षरों की हो सकती है",
  "Amount is required": "राशि लिखना ज़रूरी है",
  "Amount must be a number": "राशि एक संख्या होनी चाहिए",
  "Amount must be 1 or more": "राशि 1 या उससे अधिक होनी चाहिए",
  "Amount must be at most ₹9,99,99,999": "राशि अधिक से अधिक ₹9,99,99,999 हो सकती है",
  "Amount can have at most 2 decimals": "राशि में दशमलव के बाद अधिक से अधिक 2 अंक हो सकते हैं",
  "Day must be a whole number": "तारीख एक पूर्ण संख्या होनी चाहिए",
  "Day must be 1 to 31": "तारीख 1 से 31 तक हो सकती है",
  "Start date is required": "शुरू की तारीख भरना ज़रूरी है",
  "Start date must be a day such as 2026-01-31": "शुरू की तारीख 2026-01-31 जैसी होनी चाहिए",
  "Start date must be in 1964 or later": "शुरू की तारीख 1964 या उसके बाद की होनी चाहिए",
  "Start date must be before 2200": "शुरू की तारीख 2200 से पहले की होनी चाहिए",
  "End date is required": "समाप्ति की तारीख भरना ज़रूरी है",
  "End date must be a day such as 2026-01-31": "समाप्ति की तारीख 2026-01-31 जैसी होनी चाहिए",
  "End date must be in 1964 or later": "समाप्ति की तारीख 1964 या उसके बाद की होनी चाहिए",
  "End date must be before 2200": "समाप्ति की तारीख 2200 से पहले की होनी चाहिए",
  "Yearly step-up is required": "सालाना बढ़ोतरी लिखना ज़रूरी है",
  "Yearly step-up must be a number": "सालाना बढ़ोतरी एक संख्या होनी चाहिए",
  "Yearly step-up must be more than 0": "सालाना बढ़ोतरी 0 से अधिक होनी चाहिए",
  "Yearly step-up must be at most 100 %": "सालाना बढ़ोतरी अधिक से अधिक 100 % हो सकती है",
  "Yearly step-up can have at most 2 decimals":
    "सालाना बढ़ोतरी में दशमलव के बाद अधिक से अधिक 2 अंक हो सकते हैं",
  "paused must be true or false": "SIP या तो रुका हो सकता है या चालू",
  "The import's id must be a UUID": "आयात की आईडी UUID होनी चाहिए",
  "Part must be a whole number": "हिस्से का नंबर एक पूर्ण संख्या होना चाहिए",
  "Part must be 0 or more": "हिस्से का नंबर 0 या उससे अधिक होना चाहिए",
  "Lines left out must be a whole number": "छोड़ी गई पंक्तियों की गिनती एक पूर्ण संख्या होनी चाहिए",
  "Lines left out must be 0 or more": "छोड़ी गई पंक्तियों की गिनती 0 या उससे अधिक होनी चाहिए",
  "Lines left out must be at most 100000": "छोड़ी गई पंक्तियों की गिनती अधिक से अधिक 1,00,000 हो सकती है",
  "Decimals must be a whole number": "दशमलव के बाद के अंकों की गिनती एक पूर्ण संख्या होनी चाहिए",
  "Decimals must be 0 or more": "दशमलव के बाद के अंकों की गिनती 0 या उससे अधिक होनी चाहिए",
  "Decimals must be at most 6": "दशमलव के बाद के अंकों की गिनती अधिक से अधिक 6 हो सकती है",
  "Part must be at most 999": "हिस्से का नंबर अधिक से अधिक 999 हो सकता है",
  "Parts must be a whole number": "हिस्सों की गिनती एक पूर्ण संख्या होनी चाहिए",
  "Parts must be 0 or more": "हिस्सों की गिनती 0 या उससे अधिक होनी चाहिए",
  "Parts must be at most 1000": "हिस्सों की गिनती अधिक से अधिक 1000 हो सकती है",
  "Unknown kind of statement": "इस तरह का स्टेटमेंट पहचाना नहीं गया",
  "From is required": "शुरू की तारीख भरना ज़रूरी है",
  "From must be a day such as 2026-01-31": "शुरू की तारीख 2026-01-31 जैसी होनी चाहिए",
  "From must be in 1964 or later": "शुरू की तारीख 1964 या उसके बाद की होनी चाहिए",
  "To is required": "अंत की तारीख भरना ज़रूरी है",
  "To must not be before From": "अंत की तारीख शुरू की तारीख से पहले नहीं हो सकती",
  "To must be a day such as 2026-01-31": "अंत की तारीख 2026-01-31 जैसी होनी चाहिए",
  "To must be in 1964 or later": "अंत की तारीख 1964 या उसके बाद की होनी चाहिए",
  "No items provided": "कोई पंक्ति नहीं भेजी गई",
  "Fund house is required": "फ़ंड हाउस का नाम लिखना ज़रूरी है",
  "Fund house must be text": "फ़ंड हाउस का नाम टेक्स्ट होना चाहिए",
  "Fund house must be at most 100 characters": "फ़ंड हाउस का नाम अधिक से अधिक 100 अक्षरों का हो सकता है",
  "Fund house must have a letter or a digit": "फ़ंड हाउस का नाम में कोई अक्षर या अंक होना चाहिए",
  "Fund house has characters that cannot be used":
    "फ़ंड हाउस का नाम में ऐसे अक्षर हैं जिनका उपयोग नहीं हो सकता",
  "Coverage must be whole, start, later or totals":
    "स्टेटमेंट या तो पूरा, या बाद का, या केवल कुल का हो सकता है",
  "isComplete must be true or false": "स्टेटमेंट या तो पूरा हो सकता है या नहीं",
  "No codes provided": "कोई कोड नहीं भेजा गया",
  "Too many codes in one request": "एक बार में बहुत ज़्यादा कोड हैं",
  "withEstimates must be true or false": "अनुमानित किस्तें या तो साथ हटाई जा सकती हैं या नहीं",
  "A fund has totals or transactions": "फ़ंड में या तो कुल राशि होती है या लेन-देन",
  "Fund must be a whole number": "फ़ंड का नंबर एक पूर्ण संख्या होना चाहिए",
  "Fund must be 0 or more": "फ़ंड का नंबर 0 या उससे अधिक होना चाहिए",
  "Fund must be at most 499": "फ़ंड का नंबर अधिक से अधिक 499 हो सकता है",
  "Key must be text": "पंक्ति की पहचान टेक्स्ट होनी चाहिए",
  "Key is required": "पंक्ति की पहचान लिखना ज़रूरी है",
  "Key must be at most 120 characters": "पंक्ति की पहचान अधिक से अधिक 120 अक्षरों की हो सकती है",
  "Date is required": "तारीख भरना ज़रूरी है",
  "Date must be a day such as 2026-01-31": "तारीख 2026-01-31 जैसी होनी चाहिए",
  "Date must be in 1964 or later": "तारीख 1964 या उसके बाद की होनी चाहिए",
  "Choose a type of transaction": "लेन-देन का प्रकार चुनें",
  "Units are required": "यूनिट लिखना ज़रूरी है",
  "Units must be -99,99,99,999 or more": "यूनिट -99,99,99,999 या उससे अधिक होनी चाहिए",
  "Units can have at most 6 decimals": "यूनिट में दशमलव के बाद अधिक से अधिक 6 अंक हो सकते हैं",
  "Amount must be 0 or more": "राशि 0 या उससे अधिक होनी चाहिए",
  "Amount must be at most ₹99,99,99,99,999": "राशि अधिक से अधिक ₹99,99,99,99,999 हो सकती है",
  "NAV is required": "NAV लिखना ज़रूरी है",
  "NAV must be a number": "NAV एक संख्या होना चाहिए",
  "NAV must be more than 0": "NAV 0 से अधिक होना चाहिए",
  "NAV must be at most ₹99,99,99,999": "NAV अधिक से अधिक ₹99,99,99,999 हो सकता है",
  "NAV can have at most 8 decimals": "NAV में दशमलव के बाद अधिक से अधिक 8 अंक हो सकते हैं",
  "Stamp duty is required": "स्टांप शुल्क लिखना ज़रूरी है",
  "Stamp duty must be a number": "स्टांप शुल्क एक संख्या होना चाहिए",
  "Stamp duty must be 0 or more": "स्टांप शुल्क 0 या उससे अधिक होना चाहिए",
  "Stamp duty must be at most ₹99,99,99,99,999": "स्टांप शुल्क अधिक से अधिक ₹99,99,99,99,999 हो सकता है",
  "Stamp duty can have at most 2 decimals": "स्टांप शुल्क में दशमलव के बाद अधिक से अधिक 2 अंक हो सकते हैं",
  "Charges must be exit load, STT and TDS": "शुल्क में एग्ज़िट लोड, STT और TDS ही हो सकते हैं",
  "Exit load is required": "एग्ज़िट लोड लिखना ज़रूरी है",
  "Exit load must be a number": "एग्ज़िट लोड एक संख्या होना चाहिए",
  "Exit load must be 0 or more": "एग्ज़िट लोड 0 या उससे अधिक होना चाहिए",
  "Exit load must be at most ₹99,99,99,99,999": "एग्ज़िट लोड अधिक से अधिक ₹99,99,99,99,999 हो सकता है",
  "Exit load can have at most 2 decimals": "एग्ज़िट लोड में दशमलव के बाद अधिक से अधिक 2 अंक हो सकते हैं",
  "STT is required": "STT लिखना ज़रूरी है",
  "STT must be a number": "STT एक संख्या होना चाहिए",
  "STT must be 0 or more": "STT 0 या उससे अधिक होना चाहिए",
  "STT must be at most ₹99,99,99,99,999": "STT अधिक से अधिक ₹99,99,99,99,999 हो सकता है",
  "STT can have at most 2 decimals": "STT में दशमलव के बाद अधिक से अधिक 2 अंक हो सकते हैं",
  "TDS is required": "TDS लिखना ज़रूरी है",
  "TDS must be a number": "TDS एक संख्या होना चाहिए",
  "TDS must be 0 or more": "TDS 0 या उससे अधिक होना चाहिए",
  "TDS must be at most ₹99,99,99,99,999": "TDS अधिक से अधिक ₹99,99,99,99,999 हो सकता है",
  "TDS can have at most 2 decimals": "TDS में दशमलव के बाद अधिक से अधिक 2 अंक हो सकते हैं",
  "Note is required": "टिप्पणी लिखना ज़रूरी है",
  "Note must be text": "टिप्पणी टेक्स्ट होनी चाहिए",
  "Note must be at most 200 characters": "टिप्पणी अधिक से अधिक 200 अक्षरों की हो सकती है",
  "Note must have a letter or a digit": "टिप्पणी में कोई अक्षर या अंक होना चाहिए",
  "Note has characters that cannot be used": "टिप्पणी में ऐसे अक्षर हैं जिनका उपयोग नहीं हो सकता",
  "The pair's id must be a UUID": "जोड़ी की आईडी UUID होनी चाहिए",
  "Cost is required": "लागत लिखना ज़रूरी है",
  "Cost must be a number": "लागत एक संख्या होनी चाहिए",
  "Cost must be 0 or more": "लागत 0 या उससे अधिक होनी चाहिए",
  "Cost must be at most ₹99,99,99,99,999": "लागत अधिक से अधिक ₹99,99,99,99,999 हो सकती है",
  "Cost can have at most 2 decimals": "लागत में दशमलव के बाद अधिक से अधिक 2 अंक हो सकते हैं",
  "Bought on is required": "ख़रीद की तारीख भरना ज़रूरी है",
  "Bought on must be a day such as 2026-01-31": "ख़रीद की तारीख 2026-01-31 जैसी होनी चाहिए",
  "Bought on must be in 1964 or later": "ख़रीद की तारीख 1964 या उसके बाद की होनी चाहिए",
  "Units must not be 0": "यूनिट 0 नहीं हो सकती",
  "Units must be 0 for this type": "इस प्रकार में यूनिट 0 होनी चाहिए",
  "Units must be 0 or more": "यूनिट 0 या उससे अधिक होनी चाहिए",
  "Amount must not be 0": "राशि 0 नहीं हो सकती",
  "Amount must be 0 for this type": "इस प्रकार में राशि 0 होनी चाहिए",
  "Amount must be more than 0": "राशि 0 से अधिक होनी चाहिए",
  "confirmed must be true or false": "लेन-देन या तो पक्का हो सकता है या नहीं",
  "At most 500 items in one request": "एक बार में अधिक से अधिक 500 पंक्तियाँ",
  "Part must be less than parts": "हिस्से का नंबर हिस्सों की गिनती से कम होना चाहिए",
  "A transaction must name its fund": "लेन-देन के साथ उसका फ़ंड बताना ज़रूरी है",
  "A recorded name needs a scheme's code": "दर्ज नाम के साथ स्कीम का कोड ज़रूरी है",
  "A fund needs totals, transactions or a printed balance":
    "फ़ंड के लिए कुल राशि, लेन-देन या छपा हुआ शेष ज़रूरी है",
  "No transactions provided": "कोई लेन-देन नहीं भेजा गया",
  "The transaction's id must be a UUID": "लेन-देन की आईडी UUID होनी चाहिए",
  "A leg of a pair is added by itself": "जोड़ी का हर लेन-देन अलग से जोड़ा जाता है",
  "At most 500 transactions in one request": "एक बार में अधिक से अधिक 500 लेन-देन",
  "No transaction id provided": "लेन-देन की आईडी नहीं भेजी गई",
  "The transaction's id must be text": "लेन-देन की आईडी टेक्स्ट होनी चाहिए",
  "The transaction's id must be at most 100 characters":
    "लेन-देन की आईडी अधिक से अधिक 100 अक्षरों की हो सकती है",
  "Units out are required": "निकले यूनिट लिखना ज़रूरी है",
  "Units out must be a number": "निकले यूनिट एक संख्या होने चाहिए",
  "Units out must be more than 0": "निकले यूनिट 0 से अधिक होने चाहिए",
  "Units out must be at most 99,99,99,999": "निकले यूनिट अधिक से अधिक 99,99,99,999 हो सकते हैं",
  "Units out can have at most 6 decimals": "निकले यूनिट में दशमलव के बाद अधिक से अधिक 6 अंक हो सकते हैं",
  "Units in are required": "आए यूनिट लिखना ज़रूरी है",
  "Units in must be a number": "आए यूनिट एक संख्या होने चाहिए",
  "Units in must be more than 0": "आए यूनिट 0 से अधिक होने चाहिए",
  "Units in must be at most 99,99,99,999": "आए यूनिट अधिक से अधिक 99,99,99,999 हो सकते हैं",
  "Units in can have at most 6 decimals": "आए यूनिट में दशमलव के बाद अधिक से अधिक 6 अंक हो सकते हैं",
  "Stamp duty must be less than the amount": "स्टांप शुल्क राशि से कम होना चाहिए",
  "A switch needs two different funds": "स्विच के लिए दो अलग-अलग फ़ंड ज़रूरी हैं",
  "This import cannot be undone: one of its funds has since been deleted":
    "यह आयात वापस नहीं लिया जा सकता: इसका एक फ़ंड तब से हटाया जा चुका है",
  "This fund, or an import of it, was deleted after the file was compared with it. Choose the file again.":
    "फ़ाइल की तुलना के बाद यह फ़ंड, या इसका कोई आयात, हटा दिया गया। फ़ाइल फिर से चुनें।",
  "isRecorded must be true or false": "फ़ंड या तो दर्ज हो सकता है या नहीं",
  "The search must be text": "खोज टेक्स्ट होनी चाहिए",
  "The search must be at most 100 characters": "खोज अधिक से अधिक 100 अक्षरों की हो सकती है",
  "The cursor must be text": "सूची में जगह का निशान टेक्स्ट होना चाहिए",
  "The cursor is too long": "सूची में जगह का निशान बहुत लंबा है",
  "The direction must be forward": "सूची केवल आगे बढ़ती है",
  "Unknown field": "ऐसा कोई खाना नहीं है",
  "Invalid input": "यह जानकारी सही नहीं है",

  // A fund's page, its transactions and SIPs.
  Fund: "फ़ंड",
  "A fund's value, returns, transactions and SIPs.": "किसी फ़ंड का मूल्य, रिटर्न, लेन-देन और SIP।",
  "The transactions could not be loaded": "लेन-देन लोड नहीं हो सके",
  "Realised gain": "बेचने पर लाभ",
  "Total gain": "कुल लाभ",
  XIRR: "XIRR",
  "Its transactions and SIPs are removed as well.": "इसके लेन-देन और SIP भी हटा दिए जाएँगे।",
  "{count} earlier year": "{count} पिछला साल",
  "{count} earlier years": "{count} पिछले साल",
  "Show all {count} of {year}": "{year} के सभी {count} दिखाएँ",
  "A transfer moves the same units out of one folio and into another":
    "ट्रांसफ़र में जितनी यूनिट एक फ़ोलियो से निकलती हैं, उतनी ही दूसरे में पहुँचती हैं",
  "A pair has two legs: one out of a fund, and one of the same kind into another":
    "एक जोड़ी के दो हिस्से होते हैं: एक फ़ंड से बाहर, और उसी तरह का दूसरे फ़ंड में",
  "Absolute return": "निरपेक्ष रिटर्न",
  "in less than a year": "एक साल से कम में",
  "less than a year, since {day}": "एक साल से कम, {day} से",
  "a year, since {day}": "सालाना, {day} से",
  "No transactions with dates": "तारीख वाला कोई लेन-देन नहीं",
  "All money moved on one day": "सारा पैसा एक ही दिन आया-गया",
  "XIRR cannot be calculated for these cash flows": "इन लेन-देन पर XIRR नहीं निकल सकता",
  "No yearly rate makes these cash flows add up to 0":
    "किसी भी सालाना दर पर इन लेन-देन का जोड़ 0 नहीं होता",
  "XIRR is too large or too close to −100 % to show":
    "XIRR दिखाने के लिए बहुत बड़ा है या −100 % के बहुत पास है",
  "Several yearly rates may fit these cash flows, and the one nearest 0 contradicts the gain":
    "इन लेन-देन पर एक से ज़्यादा सालाना दरें बैठ सकती हैं, और 0 के सबसे पास वाली दर लाभ से उलट है",
  "The history is not complete": "इतिहास पूरा नहीं है",
  "Record a purchase, redemption or other transaction.": "ख़रीद, बिक्री या कोई और लेन-देन दर्ज करें।",
  "Its transactions and returns follow from what you add.":
    "इसके लेन-देन और रिटर्न आपकी प्रविष्टि से तय होते हैं।",
  "This fund has no purchase dates. {link} first.": "इस फ़ंड की ख़रीद की तारीखें नहीं हैं। पहले {link}।",
  "Enter purchase dates": "ख़रीद की तारीखें लिखें",
  "Add transaction": "लेन-देन जोड़ें",
  "Edit transaction": "लेन-देन बदलें",
  "Transaction added": "लेन-देन जोड़ा गया",
  "Transaction saved": "लेन-देन सेव हो गया",
  "Transaction deleted.": "लेन-देन हटाया गया।",
  "Switch added": "स्विच जोड़ा गया",
  "Transactions added": "लेन-देन शुरू हुए",
  Switch: "स्विच करें",
  "Redeem all": "सब बेचें",
  "Transactions and lots": "लेन-देन और लॉट",
  Transactions: "लेन-देन",
  Lots: "लॉट",
  "Delete transaction?": "लेन-देन हटाएँ?",
  "{kind} of {day} will be deleted and all later figures recalculated. You can restore it for 30 days.":
    "{day} का लेन-देन ({kind}) हटेगा और बाद के सभी आँकड़े बदलेंगे। आप इसे 30 दिन तक वापस ला सकते हैं।",
  "Its other leg, in the other fund, will be deleted too.": "दूसरे फ़ंड में इसका दूसरा हिस्सा भी हटेगा।",
  "No transactions yet. Add the first one.": "अभी कोई लेन-देन नहीं है। पहला जोड़ें।",
  "{count} transaction": "{count} लेन-देन",
  "{count} transactions": "{count} लेन-देन",
  "Balance|of units": "शेष यूनिट",
  estimated: "अनुमानित",
  "{amount} after stamp duty": "स्टांप शुल्क के बाद {amount}",
  "After stamp duty": "स्टांप शुल्क के बाद",
  "Confirm {kind} of {day}": "{day} के लेन-देन ({kind}) की पुष्टि करें",
  "Edit {kind} of {day}": "{day} का लेन-देन ({kind}) बदलें",
  "Delete {kind} of {day}": "{day} का लेन-देन ({kind}) हटाएँ",
  "Bought on": "ख़रीद की तारीख",
  "Units held": "मौजूद यूनिट",
  Cost: "लागत",
  "Cost per unit": "प्रति यूनिट लागत",
  Value: "मूल्य",
  "Gain|of a lot": "लाभ",
  "No units are held.": "कोई यूनिट नहीं है।",
  Purchase: "ख़रीद",
  "SIP instalment": "SIP किस्त",
  Redemption: "बिक्री",
  "SWP withdrawal": "SWP निकासी",
  "Switch out": "स्विच, बाहर",
  "Switch in": "स्विच, अंदर",
  "IDCW payout": "IDCW भुगतान",
  "IDCW reinvested": "IDCW पुनर्निवेश",
  "Bonus units": "बोनस यूनिट",
  "Split of units": "यूनिट विभाजन",
  "Opening balance": "प्रारंभिक शेष",
  "Merged into another fund": "दूसरे फ़ंड में विलय",
  "Merger, in": "विलय, अंदर",
  "Transfer in": "हस्तांतरण, अंदर",
  "Transfer out": "हस्तांतरण, बाहर",
  "Segregation, out": "पृथक्करण, बाहर",
  "Segregation, in": "पृथक्करण, अंदर",
  "Purchase reversed": "ख़रीद रद्द",
  "Redemption reversed": "बिक्री रद्द",
  Date: "तारीख",
  Type: "प्रकार",
  More: "और",
  "More…": "और…",
  Amount: "राशि",
  "Amount paid (₹)": "दी गई राशि (₹)",
  "Amount (₹)": "राशि (₹)",
  "Cost (₹)": "लागत (₹)",
  "NAV (₹)": "NAV (₹)",
  "Stamp duty (₹)": "स्टांप शुल्क (₹)",
  "included in the amount": "राशि में शामिल",
  "Exit load (₹)": "एग्ज़िट लोड (₹)",
  "STT (₹)": "STT (₹)",
  "TDS (₹)": "TDS (₹)",
  Note: "टिप्पणी",
  "Charges and note": "शुल्क और टिप्पणी",
  "{nav} on {day}, from the scheme list": "{day} को {nav}, स्कीमों की सूची से",
  "No NAV for this day: enter it, or amount and units":
    "इस दिन का NAV नहीं है: उसे लिखें, या राशि और यूनिट",
  Save: "सेव करें",
  "Switch to another fund": "दूसरे फ़ंड में स्विच करें",
  "A scheme you do not hold yet": "कोई स्कीम जो अभी आपके पास नहीं है",
  "Choose a scheme of the list": "सूची में से स्कीम चुनें",
  To: "किस फ़ंड में",
  "There are no funds yet. You can choose some later.": "अभी कोई फ़ंड नहीं है। आप बाद में चुन सकते हैं।",
  "Choose a fund": "फ़ंड चुनें",
  "Units out": "निकले यूनिट",
  "Units in": "आए यूनिट",
  "When did you invest?": "पैसा कब लगाया गया?",
  "With dates Fundbook works out XIRR, lots and realised gains, and can record SIPs. Units and amount then follow from the transactions.":
    "तारीखों से Fundbook XIRR, लॉट और बेचने पर लाभ निकालता है, और SIP दर्ज कर सकता है। फिर यूनिट और राशि लेन-देन से तय होते हैं।",
  "In several instalments": "कई किस्तों में",
  "Enter past instalments": "सारा पिछला एक साथ भरें",
  "In one purchase": "एक ही बार में",
  "The fund's units and amount become an opening balance of this day.":
    "फ़ंड के यूनिट और राशि इस दिन का प्रारंभिक शेष बनेंगे।",
  "Use this date": "इस दिन से शुरू करें",
  Instalments: "किस्तें",
  "Units on {day}": "{day} के यूनिट",
  Total: "कुल",
  "Value over time": "समय के साथ मूल्य",
  "The chart could not be loaded.": "ग्राफ़ लोड नहीं हो सका।",
  "Value by day": "दिन के अनुसार मूल्य",
  "NAV by day": "दिन के अनुसार NAV",
  "The benchmark could not be loaded.": "तुलना का सूचकांक लोड नहीं हो सका।",
  "The NAVs of {fund} are not available yet.": "{fund} के NAV अभी यहाँ नहीं हैं।",
  "The NAVs of {fund} begin on {day}, after this chart.":
    "{fund} के NAV {day} से शुरू होते हैं, इस ग्राफ़ के बाद।",
  "There are no NAVs of this scheme.": "इस स्कीम के NAV नहीं मिलते।",
  "Not all NAVs of earlier days are here yet.": "पहले के दिनों के सभी NAV अभी यहाँ नहीं हैं।",
  "This is an old Excel file (.xls), or it has a password. Open it and save it as .xlsx without a password, or as CSV.":
    "यह पुराने प्रकार की Excel फ़ाइल (XLS) है, या इस पर पासवर्ड लगा है। इसे खोलकर बिना पासवर्ड के XLSX या CSV में सेव करें।",
  "Fundbook does not recognise this statement's layout, so nothing was imported. Reading stopped at:":
    "Fundbook इस स्टेटमेंट का प्रारूप नहीं पहचानता, इसलिए कुछ भी आयात नहीं हुआ। पढ़ना यहाँ रुका:",
  "To report an unsupported layout, send this line anonymised.":
    "जिस प्रारूप को Fundbook नहीं पहचानता, उसकी सूचना देने के लिए इस पंक्ति का ढाँचा भेजें।",
  "Copy this line, anonymised": "इस पंक्ति का ढाँचा कॉपी करें",
  "Copy these lines, anonymised": "इन पंक्तियों का ढाँचा कॉपी करें",
  "Letters are replaced with x and digits with 9, so no personal data is copied.":
    "अक्षरों और अंकों की जगह चिह्न आते हैं, इसलिए कोई निजी जानकारी कॉपी नहीं होती।",
  "Nothing can be added. Some lines of this file could not be read.":
    "कुछ नहीं जोड़ा जा सकता: इस फ़ाइल की कुछ पंक्तियाँ नहीं पढ़ी जा सकीं।",
  Decimals: "दशमलव",
  "Point: 1,234.56": "बिंदु: 1,234.56",
  "Comma: 1.234,56": "अल्पविराम: 1.234,56",
  CAMS: "CAMS",
  KFintech: "KFintech",
  "This scheme is not in AMFI's list, so its value cannot be updated.":
    "यह स्कीम AMFI की सूची में नहीं है, इसलिए इसे NAV नहीं मिलता।",
  "Choose its scheme": "इसकी स्कीम चुनिए",
  "Not added: {funds}.": "नहीं जोड़ा गया: {funds}।",
  "Part of the cost went to a segregated portfolio.":
    "लागत का एक हिस्सा अलग किए गए पोर्टफ़ोलियो में गया।",
  "Units came from another scheme or folio, where they had another cost.":
    "यूनिट किसी दूसरी स्कीम या फ़ोलियो से आईं, जहाँ उनकी लागत कुछ और थी।",
  "The statement may count reinvested IDCW at no cost.":
    "हो सकता है कि स्टेटमेंट फिर से निवेश किए गए IDCW की लागत न गिने।",
  "The statement may leave stamp duty out.": "हो सकता है कि स्टेटमेंट में स्टांप शुल्क शामिल न हो।",
  "Agrees with the statement: {figures}": "स्टेटमेंट से मेल खाता है: {figures}",
  "{figure}: the statement says {printed}, its lines come to {found}. The difference is {difference}.":
    "{figure}: स्टेटमेंट में {printed} है, उसकी पंक्तियों से {found} बनता है। अंतर {difference} है।",
  "The schemes add up to the printed total of {amount}.":
    "सभी स्कीमों का जोड़ छपे हुए कुल {amount} के बराबर है।",
  "Lines concerned": "संबंधित पंक्तियाँ",
  "The date is missing.": "तारीख नहीं है।",
  "Fundbook does not recognise this date format.": "Fundbook तारीख लिखने का यह तरीका नहीं पहचानता।",
  "The date is in the future. Correct it in the file, or import the line again after that day.":
    "यह तारीख अभी आई नहीं है। फ़ाइल में तारीख ठीक करें, या उस दिन के बाद यह पंक्ति फिर से आयात करें।",
  "The dates of this file can be read in several ways.": "इस फ़ाइल की तारीखें कई तरह से पढ़ी जा सकती हैं।",
  "In which order does {file} write its dates?": "{file} में तारीख किस क्रम में लिखी है?",
  "Order of the dates": "तारीख का क्रम",
  "Day, month, year: {printed} is {date}": "दिन, महीना, साल: {printed} यानी {date}",
  "Month, day, year: {printed} is {date}": "महीना, दिन, साल: {printed} यानी {date}",
  "Year, month, day: {printed} is {date}": "साल, महीना, दिन: {printed} यानी {date}",
  "A spreadsheet has exchanged day and month: {printed} is {date}":
    "स्प्रेडशीट ने दिन और महीना आपस में बदल दिए हैं: {printed} यानी {date}",
  "{line}: the file ends here without a line break. If the download was interrupted, the last figure may be incomplete: compare it with the source.":
    "{line}: फ़ाइल यहाँ बिना नई पंक्ति के ख़त्म होती है। अगर डाउनलोड बीच में रुक गया था, तो आख़िरी आँकड़ा अधूरा हो सकता है: उसे मूल फ़ाइल से मिलाएँ।",
  "The line does not say whether this was a purchase or a sale.":
    "यह नहीं लिखा है कि ख़रीदा गया या बेचा गया।",
  "Fundbook does not recognise this type of transaction.":
    "Fundbook इस प्रकार के लेन-देन को नहीं पहचानता।",
  "The line has units and also says that nothing is held any more.":
    "पंक्ति में यूनिटें हैं और यह भी लिखा है कि अब कुछ नहीं बचा है।",
  "Something in this line is struck out in the file.": "फ़ाइल में इस पंक्ति का कुछ काट दिया गया है।",
  "The figures are not in rupees.": "ये आँकड़े रुपये में नहीं हैं।",
  "The line says that this transaction failed, was cancelled, is still pending or does not count.":
    "पंक्ति में लिखा है कि यह लेन-देन विफल हुआ, रद्द हुआ, अभी बाकी है या गिना नहीं जाना है।",
  "Its status is empty, or Fundbook does not recognise it: perhaps nothing was bought or sold.":
    "स्थिति ख़ाली है या Fundbook उसे नहीं पहचानता; हो सकता है कि कुछ ख़रीदा या बेचा ही न गया हो।",
  "The line does not say whether this is a switch in or out.":
    "यह नहीं लिखा है कि स्विच इन है या स्विच आउट।",
  "The scheme's name is missing.": "स्कीम का नाम नहीं है।",
  "This line looks like a total of other lines.": "यह पंक्ति दूसरी पंक्तियों का जोड़ लगती है।",
  "The units are missing or are not a number.": "यूनिट नहीं हैं या संख्या नहीं हैं।",
  "Either a fund without units, or the name of a person whose funds stand below. For a person, write the name alone in the line.":
    "यह या तो बिना यूनिट का फंड है, या उस व्यक्ति का नाम जिसके फंड नीचे हैं। व्यक्ति हो तो लाइन में केवल नाम लिखें।",
  "The amount is missing or is not a number.": "राशि नहीं है या संख्या नहीं है।",
  "The NAV is negative.": "NAV ऋणात्मक है।",
  "A stamp duty, STT, TDS or exit load of this line is not an amount in rupees.":
    "इस पंक्ति की स्टांप शुल्क, STT, TDS या एग्ज़िट लोड रुपयों में राशि नहीं है।",
  "This line is of another table, above the one that was read. Put each table into a file of its own.":
    "यह पंक्ति एक और तालिका की है, जो पढ़ी गई तालिका के ऊपर है। हर तालिका को अलग फ़ाइल में रखें।",
  "This line was read as the column headings. Put a line with headings above it in the file.":
    "यह पंक्ति कॉलमों के शीर्षक मानी गई। फ़ाइल में इसके ऊपर शीर्षकों वाली एक पंक्ति जोड़ें।",
  "Units or amount are 0.": "यूनिट या राशि 0 है।",
  "This looks like a reversed purchase, but the file has no matching purchase.":
    "यह पलटी गई ख़रीद लगती है, पर वह ख़रीद फ़ाइल में नहीं है।",
  "Other lines of this kind in the file have figures with another sign, so that this one may take back one of them.":
    "इस फ़ाइल में ऐसी दूसरी पंक्तियों के आँकड़ों का चिह्न अलग है, इसलिए यह पंक्ति उनमें से किसी को वापस लेने वाली हो सकती है।",
  "The line says that money was paid out, and also has units that were bought with it.":
    "पंक्ति में लिखा है कि पैसे का भुगतान हुआ, और उससे ख़रीदी गई यूनिटें भी हैं।",
  "The line is cut off here. Download the file again, or check the quotation marks in this line.":
    "यह पंक्ति यहाँ बीच में ही कट गई है। फ़ाइल फिर से डाउनलोड करें, या इस पंक्ति के उद्धरण-चिह्न जाँचें।",
  "The numbers do not line up with the column headings.": "संख्याएँ कॉलमों के शीर्षकों के नीचे नहीं हैं।",
  "No readable scheme name was found above this line.":
    "इस पंक्ति के ऊपर किसी स्कीम का ऐसा नाम नहीं मिला जो पढ़ा जा सके।",
  "This scheme has no line with its opening balance, so it is not read.":
    "इस स्कीम में शुरुआती शेष की पंक्ति नहीं है, इसलिए इसे पढ़ा नहीं गया।",
  "Fundbook does not recognise this line.": "Fundbook इस पंक्ति को नहीं पहचानता।",
  "a year": "सालाना",
  "There are no NAVs between {from} and {to}. The last one before is used.":
    "{from} और {to} के बीच के NAV नहीं मिलते। उनकी जगह पिछला NAV लिया गया है।",
  "{count} fund has no NAVs for some time. The last one before is used.":
    "{count} फ़ंड के कुछ समय के NAV नहीं मिलते। उनकी जगह पिछला NAV लिया गया है।",
  "{count} funds have no NAVs for some time. The last ones before are used.":
    "{count} फ़ंड के कुछ समय के NAV नहीं मिलते। उनकी जगह पिछला NAV लिया गया है।",
  "{count} fund that you sold has no NAVs. It is shown at its cost.":
    "आपके बेचे हुए {count} फ़ंड के NAV नहीं मिलते। उसे उसकी लागत पर दिखाया गया है।",
  "{count} funds that you sold have no NAVs. They are shown at their cost.":
    "आपके बेचे हुए {count} फ़ंडों के NAV नहीं मिलते। उन्हें उनकी लागत पर दिखाया गया है।",
  "The newest NAV of {fund} is of {day}.": "{fund} का सबसे नया NAV {day} का है।",
  "There are no NAVs before {day}, so the chart begins on that day.":
    "{day} से पहले के NAV नहीं मिलते, इसलिए ग्राफ़ उसी दिन से शुरू होता है।",
  "The chart needs two days with a NAV.": "ग्राफ़ दूसरे दिन से शुरू होगा।",
  "Each payout lowers the NAV, so the NAV does not show what the scheme earned.":
    "हर भुगतान से NAV घटता है, इसलिए वह नहीं बताता कि स्कीम ने कितना कमाया।",
  "There is no chart without purchase dates. Add them first.":
    "ख़रीद की तारीखों के बिना ग्राफ़ नहीं बनता। पहले उन्हें जोड़ें।",
  "There is no chart for a fund whose history is not complete.":
    "जिस फ़ंड का इतिहास पूरा नहीं है, उसका ग्राफ़ नहीं बनता।",
  "There is no chart for a fund without NAVs.": "जिस फ़ंड के NAV नहीं हैं, उसका ग्राफ़ नहीं बनता।",
  "NAVs before {day} are not available yet, so the chart begins on that day.":
    "{day} से पहले के NAV अभी यहाँ नहीं हैं, इसलिए ग्राफ़ उसी दिन से शुरू होता है।",
  "1 month": "1 महीना",
  "6 months": "6 महीने",
  "1 year": "1 साल",
  "3 years": "3 साल",
  "5 years": "5 साल",
  "All|of the time": "पूरा समय",
  "1M": "1 माह",
  "6M": "6 माह",
  "1Y": "1 वर्ष",
  "3Y": "3 वर्ष",
  "5Y": "5 वर्ष",
  "All|short": "सब",
  "Time span": "अवधि",
  "Nifty 50": "निफ़्टी 50",
  "Nifty 500": "निफ़्टी 500",
  "Value of {count} of {total} funds": "{total} में से {count} फ़ंडों का मूल्य",
  "With estimates": "अनुमान सहित",
  "Estimated from the day on which the fund was added: its purchases have no dates.":
    "जिस दिन फ़ंड जोड़ा गया, उस दिन से अनुमानित: ख़रीद की तारीखें नहीं हैं।",
  "Estimated: the purchases before its first statement are not known.":
    "अनुमानित: पहले स्टेटमेंट से पहले की ख़रीद मालूम नहीं है।",
  "Estimated, without purchase dates: {funds}.": "अनुमानित, ख़रीद की तारीखों के बिना: {funds}।",
  "Estimated, with earlier purchases unknown: {funds}.": "अनुमानित, पहले की ख़रीद मालूम नहीं: {funds}।",
  "Estimated, without NAVs of the first years: {funds}.":
    "अनुमानित, शुरुआती वर्षों के NAV के बिना: {funds}।",
  "{count} of {total} funds are estimated": "{total} में से {count} फ़ंड अनुमानित हैं",
  "{count} of {total} funds are not in the chart": "{total} में से {count} फ़ंड चार्ट में नहीं हैं",
  "{count} of {total} funds are estimated or not in the chart":
    "{total} में से {count} फ़ंड अनुमानित हैं या चार्ट में नहीं हैं",
  "Not in the chart, without purchase dates: {funds}.":
    "चार्ट में नहीं, ख़रीद की तारीखों के बिना: {funds}।",
  "Not in the chart, as the scheme is not in AMFI's list: {funds}.":
    "चार्ट में नहीं, क्योंकि स्कीम AMFI की सूची में नहीं है: {funds}।",
  "Not in the chart, with earlier purchases unknown: {funds}.":
    "चार्ट में नहीं, पहले की ख़रीद मालूम नहीं: {funds}।",
  "Not in the chart until earlier NAVs are fetched: {funds}.":
    "पहले के NAV आने तक चार्ट में नहीं: {funds}।",
  "Not in the chart, without NAVs: {funds}.": "चार्ट में नहीं, NAV के बिना: {funds}।",
  "import its earlier statement": "उसका पहले का स्टेटमेंट आयात करें",
  "is not counted:": "शामिल नहीं:",
  "and {count} more are not counted:": "और {count} अन्य शामिल नहीं:",
  "it has no NAV": "उसका NAV नहीं है",
  "since {day}": "{day} से",
  "since {day}, {count} of {total} funds": "{day} से, {total} में से {count} फ़ंड",
  "In the current value, but not in the chart: {amount}": "मौजूदा मूल्य में है, पर चार्ट में नहीं: {amount}",
  "In the chart, but not in the current value: {amount}": "चार्ट में है, पर मौजूदा मूल्य में नहीं: {amount}",
  "Compare with": "तुलना करें",
  "No comparison": "कोई तुलना नहीं",
  "Return of the funds themselves": "ख़ुद फ़ंडों का रिटर्न",
  "What a rupee earned that stayed in all the time, whenever you added money.":
    "पूरे समय लगे रहे एक रुपये ने कितना कमाया, चाहे आपने पैसा कभी भी डाला हो।",
  "What the units you sold brought in, before STT and TDS, less what they cost.":
    "बेची गई यूनिटों से STT और TDS से पहले जो मिला, उसमें से उनकी लागत घटाकर।",
  "PnL of what you hold": "जो आपके पास है उसका लाभ/हानि",
  "IDCW, before TDS": "IDCW, TDS से पहले",
  "STT on sales": "बिक्री पर STT",
  "Transfers and corrections": "ट्रांसफ़र और सुधार",
  "Since when do you hold it?": "यह आपके पास कब से है?",
  "I don't know": "मुझे नहीं पता",
  "The day of the purchase, or of the first one.": "ख़रीद का दिन, या पहली ख़रीद का दिन।",
  "Without a date, XIRR leaves it out, and the chart estimates it. You can add dates later.":
    "तारीख के बिना XIRR में यह शामिल नहीं होता और चार्ट में इसका अनुमान होता है। तारीखें बाद में जोड़ सकते हैं।",
  Allocation: "बँटवारा",
  "Kind|of scheme": "प्रकार",
  "Fund house": "फ़ंड हाउस",
  "Money in and out": "पैसा आया और गया",
  "{amount} in": "{amount} लगाया",
  "{amount} out": "{amount} निकाला",
  "{month}: {paid} in, {received} out": "{month}: {paid} लगाया, {received} निकाला",
  "Nothing in or out in the last twelve months.": "पिछले बारह महीनों में न कुछ लगाया, न कुछ निकाला।",
  "1 day|of a change": "1 दिन",
  "Funds|in the chart": "फ़ंड",
  "A date": "एक तारीख",
  "A SIP|as an answer": "SIP से",
  "Figures of this period": "इस अवधि के आँकड़े",
  "Gain since {day}": "{day} से लाभ",
  "Value at the end, less the value at the start and what was paid in since.":
    "आख़िरी मूल्य में से शुरुआती मूल्य और बीच में लगाई राशि घटाकर।",
  "The gain as a percentage of the value at the start plus what was paid in.":
    "लाभ, शुरुआती मूल्य और लगाई गई राशि के प्रतिशत में।",
  "Per year, given when each amount went in or came out.":
    "सालाना, हर राशि के आने-जाने की तारीख के हिसाब से।",
  "In {index}": "{index} में",
  "Benchmark gain": "बेंचमार्क का लाभ",
  "Benchmark XIRR": "बेंचमार्क का XIRR",
  "Benchmark absolute return": "बेंचमार्क का निरपेक्ष रिटर्न",
  "The benchmark is an index fund.": "बेंचमार्क एक इंडेक्स फ़ंड है।",
  "The index fund would have run out of units, so withdrawals are scaled.":
    "वहाँ पैसा उसी अनुपात में निकाला गया।",
  "These figures appear once the NAVs of earlier days have loaded.":
    "पहले के दिनों के NAV लोड होने के बाद ये आँकड़े दिखेंगे।",
  "The NAVs of earlier days are not available yet. The chart appears once they have been fetched.":
    "पहले के दिनों के NAV लाए जा रहे हैं। आते ही ग्राफ़ दिखेगा।",
  "There is no chart for a fund whose scheme is not in AMFI's list.":
    "जिस फ़ंड की स्कीम AMFI की सूची में नहीं है, उसका ग्राफ़ नहीं बनता।",
  "The newest NAV is of {day}.": "सबसे नया NAV {day} का है।",
  "The newest NAV of {count} fund is over 10 days old.":
    "{count} फ़ंड का सबसे नया NAV 10 दिन से ज़्यादा पुराना है।",
  "The newest NAVs of {count} funds are over 10 days old.":
    "{count} फ़ंडों के सबसे नए NAV 10 दिन से ज़्यादा पुराने हैं।",
  Copied: "कॉपी हो गया",
  "The browser did not allow copying.": "ब्राउज़र ने कॉपी करने नहीं दिया।",
  "As a table": "तालिका के रूप में",
  "Copy for a spreadsheet": "स्प्रेडशीट के लिए कॉपी करें",
  "The NAVs could not be loaded.": "NAV लोड नहीं हो सके।",
  "Triangles mark your purchases (pointing up) and redemptions (pointing down).":
    "त्रिकोण आपकी ख़रीद (ऊपर की ओर) और निकासी (नीचे की ओर) दिखाते हैं।",
  Latest: "ताज़ा",
  Lowest: "सबसे कम",
  Median: "माध्यिका",
  Highest: "सबसे अधिक",
  "Rolling returns": "रोलिंग रिटर्न",
  "Annualised rolling returns": "सालाना रोलिंग रिटर्न",
  Period: "अवधि",
  "₹{number} Cr": "₹{number} करोड़",
  "₹{number} L": "₹{number} लाख",
  Charts: "ग्राफ़",
  "The scheme's NAV": "स्कीम का NAV",
  "All funds": "सभी फ़ंड",
  "The invested amount changes from {before} to {after}.":
    "निवेश की राशि {before} से {after} हो जाएगी।",
  "The units change from {before} to {after}.": "यूनिट {before} से {after} हो जाएँगे।",
  "Only {count} of these is due by now": "इनमें से अब तक सिर्फ़ {count} देय हुई है",
  "Only {count} of these are due by now": "इनमें से अब तक सिर्फ़ {count} देय हुई हैं",
  "{units} units, NAV {nav} of {day}": "{units} यूनिट, {day} का NAV {nav}",
  "This looks off:": "यह ठीक नहीं लगता:",
  "This looks like the instalment of {day} that is recorded already.":
    "यह {day} की किस्त जैसी लगती है, जो पहले से दर्ज है।",
  "{units} of these units are locked: all can be sold from {day}.":
    "इनमें से {units} यूनिट लॉक हैं: सब {day} से बेची जा सकती हैं।",
  "Save anyway": "फिर भी सेव करें",
  "Correct it": "ठीक करें",
  "At the NAVs of their days these instalments bought {bought} units, not {units}.":
    "अपने-अपने दिन की NAV पर इन किस्तों से {bought} यूनिट मिलीं, {units} नहीं।",
  "Use {units} units": "{units} यूनिट लें",
  "Use {units} units for {amount}": "{amount} में {units} यूनिट लें",
  "Use a NAV of {nav}": "NAV {nav} लें",
  "Use {amount}": "{amount} लें",
  "Use {day}": "{day} लें",
  "Use the units that each day's NAV gives": "हर दिन की NAV से बनने वाली यूनिट लें",
  "Use {count} corrected line": "ठीक की गई {count} लाइन लें",
  "Use {count} corrected lines": "ठीक की गई {count} लाइनें लें",
  "Use the file's own figures": "फ़ाइल के अपने आँकड़े लें",
  "{answer}: {scheme}": "{answer}: {scheme}",
  "{units} units at {nav} are worth {worth}, not {amount}.":
    "{nav} के NAV पर {units} यूनिट का मूल्य {worth} होता है, {amount} नहीं।",
  "{units} units at {nav} are worth {worth}, not {amount} (stamp duty included).":
    "{nav} के NAV पर {units} यूनिट का मूल्य {worth} होता है, {amount} (स्टांप शुल्क सहित) नहीं।",
  "The NAV on {day} was {known}, not {nav}.": "{day} का NAV {known} था, {nav} नहीं।",
  "The nearest known NAV is {known} on {day}; this one is {nav}.":
    "सबसे पास का ज्ञात NAV {day} का {known} है; यह {nav} है।",
  "No NAV of this scheme is known before {inception}, and {day} is earlier.":
    "{inception} से पहले इस स्कीम का कोई NAV ज्ञात नहीं है, और {day} उससे पहले है।",
  "{units} units is more than ten times your largest earlier transaction ({largest}).":
    "{units} यूनिट आपके सबसे बड़े पिछले लेन-देन ({largest}) के दस गुने से ज़्यादा हैं।",
  "The invested amount is {amount}.": "निवेश की राशि {amount} है।",
  "{units} units at a NAV of {nav}: nothing shows that units and NAV are not the other way round.":
    "{nav} के NAV पर {units} यूनिट: कुछ भी यह नहीं दिखाता कि यूनिट और NAV उलटे नहीं हैं।",
  "{units} units at a NAV of {nav}: the NAV on {day} was {known}, so units and NAV may be the other way round.":
    "{nav} के NAV पर {units} यूनिट: {day} का NAV {known} था, इसलिए यूनिट और NAV उलटे हो सकते हैं।",
  "A cost of {cost} at a value of {worth}: nothing shows that this is the cost and not another figure, such as the gain.":
    "{worth} के मूल्य पर {cost} की लागत: कुछ भी यह नहीं दिखाता कि यह लागत ही है, लाभ जैसा कोई दूसरा आँकड़ा नहीं।",
  "{units} units on {day}: an entry of {recorded} has as many and may be the same.":
    "{day} को {units} यूनिट: {recorded} की एक प्रविष्टि में भी इतनी ही हैं और वह यही हो सकती है।",
  "{amount} paid on {day}: a purchase of {recorded} is of as much and may be the same.":
    "{day} को चुकाए गए {amount}: {recorded} की एक ख़रीद भी इतने की ही है और वह यही हो सकती है।",
  "The file has the payout of {amount} on {day} twice.":
    "फ़ाइल में {day} का {amount} का भुगतान दो बार है।",
  "{count} more line looks off.": "{count} और पंक्ति ठीक नहीं लगती।",
  "{count} more lines look off.": "{count} और पंक्तियाँ ठीक नहीं लगतीं।",
  "The fund's units are shared out by amount, and marked as estimated. Correct them from your statement if you like; returns depend on dates and amounts only.":
    "फ़ंड के यूनिट राशि के अनुपात में बाँटे गए हैं और अनुमानित लिखे गए हैं। चाहें तो अपने स्टेटमेंट से ठीक करें; रिटर्न सिर्फ़ तारीखों और राशियों पर निर्भर हैं।",
  "Save {count} transaction": "{count} लेन-देन सेव करें",
  "Save {count} transactions": "{count} लेन-देन सेव करें",
  "1 to {most} instalments": "1 से {most} किस्तें",
  "{count} instalment on {day}, {amount}": "{day} की {count} किस्त, {amount}",
  "{count} instalments until {day}, {amount} in all": "{day} तक {count} किस्तें, कुल {amount}",
  "No instalment is due by now": "अब तक कोई किस्त देय नहीं हुई है",
  "These are {count} instalments, of which {most} can be added at once. {statement}":
    "ये {count} किस्तें हैं, एक बार में {most} ही जोड़ी जा सकती हैं। {statement}",
  "blank: all so far": "खाली: अब तक की सभी",
  optional: "वैकल्पिक",
  "held now, by a statement or an app": "अभी जितनी हैं, स्टेटमेंट या ऐप से",
  "Instalment (₹)": "किस्त (₹)",
  "Day of the month": "महीने की तारीख",
  "First month": "पहला महीना",
  "First month is required": "पहला महीना भरना ज़रूरी है",
  "First month must be a month such as 2024-01": "पहला महीना 2024-01 जैसा होना चाहिए",
  "First month must be in 1964 or later": "पहला महीना 1964 या उसके बाद का होना चाहिए",
  "First month must be before 2200": "पहला महीना 2200 से पहले का होना चाहिए",
  "Instalments|how many": "कितनी किस्तें",
  "Yearly step-up (%)": "सालाना बढ़ोतरी (%)",
  "Work out the instalments": "किस्तें निकालें",
  "Paste from a spreadsheet": "स्प्रेडशीट से चिपकाएँ",
  "Date, amount paid and units, one purchase a line":
    "तारीख, दी गई राशि और यूनिट, हर पंक्ति में एक ख़रीद",
  "Line {line}: three columns are needed": "पंक्ति {line}: तीन कॉलम चाहिए",
  "Line {line}: the date cannot be read": "पंक्ति {line}: तारीख पढ़ी नहीं जा सकी",
  "Line {line}: the amount cannot be read": "पंक्ति {line}: राशि पढ़ी नहीं जा सकी",
  "Line {line}: the units cannot be read": "पंक्ति {line}: यूनिट पढ़े नहीं जा सके",
  SIPs: "SIP",
  "The SIPs could not be loaded.": "SIP लोड नहीं हो सके।",
  "A SIP must end after it starts": "SIP शुरू होने के बाद ही समाप्त हो सकता है",
  "Date cannot be in the future": "तारीख भविष्य की नहीं हो सकती",
  "SIP added": "SIP जोड़ा गया",
  "SIP saved": "SIP सेव हो गया",
  "SIP deleted.": "SIP हटाया गया।",
  "Add SIP": "SIP जोड़ें",
  "Edit SIP": "SIP बदलें",
  "Edit SIP: {schedule}": "SIP बदलें: {schedule}",
  "Delete SIP: {schedule}": "SIP हटाएँ: {schedule}",
  "Pause SIP: {schedule}": "SIP रोकें: {schedule}",
  "Resume SIP: {schedule}": "SIP फिर शुरू करें: {schedule}",
  "End SIP: {schedule}": "SIP समाप्त करें: {schedule}",
  "End SIP": "SIP समाप्त करें",
  "End SIP?": "SIP समाप्त करें?",
  "Nothing falls due after today. The instalments already recorded stay.":
    "आज के बाद कोई किस्त नहीं होगी। जो किस्तें दर्ज हैं वे रहेंगी।",
  "SIP paused": "SIP रोका गया",
  "SIP resumed": "SIP फिर शुरू हुआ",
  "SIP ended": "SIP समाप्त हुआ",
  "Delete SIP?": "SIP हटाएँ?",
  "The instalments already recorded stay. You can restore the SIP for 30 days.":
    "जो किस्तें दर्ज हैं वे रहेंगी। SIP को 30 दिन तक वापस लाया जा सकता है।",
  Pause: "रोकें",
  Resume: "फिर शुरू करें",
  "{amount} on the {day}st of each month": "हर महीने की {day} तारीख को {amount}",
  "{amount} on the {day}nd of each month": "हर महीने की {day} तारीख को {amount}",
  "{amount} on the {day}rd of each month": "हर महीने की {day} तारीख को {amount}",
  "{amount} on the {day}th of each month": "हर महीने की {day} तारीख को {amount}",
  "{amount} on the last day of each month": "हर महीने के आख़िरी दिन {amount}",
  "{percent}% more each year": "हर साल {percent}% अधिक",
  "until {day}": "{day} तक",
  ended: "समाप्त",
  "ended {day}": "{day} को समाप्त",
  paused: "रुका हुआ",
  "Next: {day}": "अगली: {day}",
  "the one due {day} waits for its NAV": "{day} की किस्त अपने NAV के इंतज़ार में है",
  "the one due {day} waits for real NAVs": "{day} की किस्त असली NAV के इंतज़ार में है",
  "{schedule} since {since}": "{since} से {schedule}",
  "{schedule}, {since} to {last}, ended": "{schedule}, {since} से {last} तक, समाप्त",
  "SIPs found": "मिली SIP",
  Follow: "जोड़ें",
  "Follow SIP: {schedule}": "SIP जोड़ें: {schedule}",
  "Dismiss SIP: {schedule}": "SIP का सुझाव हटाएँ: {schedule}",
  "This looks like a SIP. Follow it, and its next instalments are recorded.":
    "यह SIP जैसी दिखती है। जोड़ने पर इसकी अगली किस्तें दर्ज होंगी।",
  "Follow a SIP, and its next instalments are recorded automatically.":
    "SIP जोड़ने पर उसकी अगली किस्तें अपने-आप दर्ज होंगी।",
  "{count} more is on its fund's page.": "{count} और अपने फ़ंड के पेज पर है।",
  "{count} more are on their funds' pages.": "{count} और अपने फ़ंडों के पेज पर हैं।",
  "{count} SIP has ended: it is on its fund's page.":
    "{count} SIP समाप्त हो चुकी है: वह अपने फ़ंड के पेज पर है।",
  "{count} SIPs have ended: they are on their funds' pages.":
    "{count} SIP समाप्त हो चुकी हैं: वे अपने फ़ंडों के पेज पर हैं।",
  "Next: {day}, recorded once there are real NAVs": "अगली: {day}, असली NAV आने पर दर्ज होगी",
  "The instalment of {day} is not in your statement, and is not recorded.":
    "{day} की किस्त आपके स्टेटमेंट में नहीं है, इसलिए दर्ज नहीं की गई।",
  "{count} instalments, the last of {day}, are not in your statements, and are not recorded.":
    "{count} किस्तें, आख़िरी {day} की, आपके स्टेटमेंट में नहीं हैं, इसलिए दर्ज नहीं की गईं।",
  "Also delete its {count} estimated instalment": "इसकी {count} अनुमानित किस्त भी हटाएँ",
  "Also delete its {count} estimated instalments": "इसकी {count} अनुमानित किस्तें भी हटाएँ",
  "They were worked out, and never confirmed.": "ये हिसाब से निकाली गई थीं, और इनकी पुष्टि नहीं हुई।",
  "You can restore the SIP and these instalments together for 30 days.":
    "SIP और ये किस्तें 30 दिन तक एक साथ वापस लाई जा सकती हैं।",
  "Yearly step-up in percent (optional)": "सालाना बढ़ोतरी, प्रतिशत में (वैकल्पिक)",
  "Start date": "शुरू की तारीख",
  "End date (optional)": "समाप्ति की तारीख (वैकल्पिक)",
  "stamp duty included": "स्टांप शुल्क सहित",
  "or the month's last day": "या महीने का आख़िरी दिन",
  "The first instalment falls due on {day}.": "पहली किस्त {day} को होगी।",
  "{count} instalment is recorded already.": "{count} किस्त पहले से दर्ज है।",
  "{count} instalments are recorded already.": "{count} किस्तें पहले से दर्ज हैं।",
  "{count} instalment, of {first}, {amount}, will be recorded once its NAV is known.":
    "{first} की {amount} की {count} किस्त NAV मिलने पर दर्ज होगी।",
  "{count} instalments, from {first} to {last}, {amount} in all, will be recorded once their NAVs are known.":
    "{first} से {last} तक की {count} किस्तें, कुल {amount}, NAV मिलने पर दर्ज होंगी।",
  "The next one is due on {day}.": "अगली किस्त {day} को होगी।",
  "Each instalment is recorded when its NAV is known, and marked as estimated until you confirm it.":
    "हर किस्त उसका NAV पता चलने पर दर्ज होती है, और आपकी पुष्टि तक अनुमानित कहलाती है।",
  "in the first year; now {amount}": "पहले साल में; अब {amount}",
  "The returns could not be loaded.": "रिटर्न लोड नहीं हो सके।",
  "of {count} fund": "{count} फ़ंड का",
  "of {count} funds": "{count} फ़ंड का",
  "add dates": "तारीखें जोड़ें",
  "For Portfolio Performance (CSV)": "Portfolio Performance के लिए (CSV)",
  "For Ghostfolio (JSON)": "Ghostfolio के लिए (JSON)",
  "Import your statement": "अपना स्टेटमेंट आयात करें",
  "or add dates by hand": "या तारीखें ख़ुद जोड़ें",
  "to see what your funds earn a year (XIRR),": "और देखें कि आपके फ़ंड साल में कितना कमाते हैं (XIRR),",
  "Next SIPs": "अगले SIP",
  "and {count} more": "{count} और",
  "Comparing with what is recorded…": "दर्ज लेन-देन से मिलान हो रहा है…",
  Comparing: "मिलान",
  "Nothing is added: every fund that could have something new is left out.":
    "कुछ नहीं जोड़ा जा रहा: जिन फ़ंड में कुछ नया हो सकता था, वे सब छोड़ दिए गए हैं।",
  "There is nothing new to add.": "जोड़ने के लिए कुछ नया नहीं है।",
  "{from} to {to}": "{from} से {to}",
  Unreadable: "नहीं पढ़ी गईं",
  "Need an answer": "जवाब बाकी",
  "Only {units} units were held on this day": "उस दिन केवल {units} यूनिट थीं",
  "Move the whole folio": "पूरा फ़ोलियो बदलें",
  "The folio has {count} other fund.": "इस फ़ोलियो में {count} और फ़ंड है।",
  "The folio has {count} other funds.": "इस फ़ोलियो में {count} और फ़ंड हैं।",
  "wholeFolio must be true or false": "फ़ोलियो या तो पूरा बदला जा सकता है या नहीं",
  "Files or lines that name nobody": "बिना नाम वाली फ़ाइलें या पंक्तियाँ",
  "Whose funds are these?": "ये फ़ंड किसके हैं?",
  "Please choose": "कृपया चुनें",
  "An account has at most 20 other people, so no more can be added. Choose one of them, or leave the funds out.":
    "एक खाते में ज़्यादा से ज़्यादा 20 और लोग हो सकते हैं, इसलिए अब कोई नया नहीं जुड़ सकता। उनमें से कोई चुनें, या फ़ंड शामिल न करें।",
  "{count} fund is already recorded under {name} and stays there":
    "{count} फ़ंड पहले से दर्ज है ({name}) और वहीं रहेगा",
  "{count} funds are already recorded under {name} and stay there":
    "{count} फ़ंड पहले से दर्ज हैं ({name}) और वहीं रहेंगे",
  "New person: {name}": "नया व्यक्ति: {name}",
  "The scheme list could not be loaded.": "स्कीमों की सूची लोड नहीं हो सकी।",
  "{count} entry": "{count} प्रविष्टि",
  "{count} entries": "{count} प्रविष्टियाँ",
  "Add {count} entry": "{count} प्रविष्टि जोड़ें",
  "{count} question left": "{count} सवाल बाकी",
  "{count} questions left": "{count} सवाल बाकी",
  "You will have {amount} in {count} fund": "आपके पास {count} फ़ंड में {amount} होंगे",
  "You will have {amount} in {count} funds": "आपके पास {count} फ़ंडों में {amount} होंगे",
  "You will have at least {amount} in {count} fund": "आपके पास {count} फ़ंड में कम से कम {amount} होंगे",
  "You will have at least {amount} in {count} funds": "आपके पास {count} फ़ंडों में कम से कम {amount} होंगे",
  "Which schemes are these?": "ये कौन-सी स्कीमें हैं?",
  "Is this right?": "क्या यह सही है?",
  "Import anyway": "फिर भी आयात करें",
  "Import anyway: {scheme}": "फिर भी आयात करें: {scheme}",
  "Import all {count} anyway": "सभी {count} को फिर भी आयात करें",
  "Leave out all {count}": "सभी {count} को शामिल न करें",
  "Not in the list: record all {count} under their names":
    "सूची में नहीं: सभी {count} को उनके नाम से दर्ज करें",
  "{count} scheme matched": "{count} स्कीम का मिलान हुआ",
  "{count} schemes matched": "{count} स्कीमों का मिलान हुआ",
  "{count} scheme left out": "{count} स्कीम शामिल नहीं",
  "{count} schemes left out": "{count} स्कीमें शामिल नहीं",
  "Add {count} entries": "{count} प्रविष्टियाँ जोड़ें",
  New: "नई",
  "Lines read": "पढ़ी गई पंक्तियाँ",
  "Leave this out": "इसे शामिल न करें",
  "Keep Fundbook on this device": "Fundbook को इस डिवाइस पर रखें",
  "Then a statement can be shared into it from your mail, and it opens without an address.":
    "तब मेल से स्टेटमेंट सीधे इसमें साझा किया जा सकता है, और यह बिना पते के खुलता है।",
  "In the browser's share menu, choose Add to Home Screen.":
    "ब्राउज़र के साझा मेनू में होम स्क्रीन में जोड़ें चुनें।",
  Install: "इंस्टॉल करें",
  "Not now": "अभी नहीं",
  "Already recorded": "पहले से दर्ज",
  Events: "सूचनाएँ",
  "Left out": "शामिल नहीं",
  "What do the columns of {file} mean?": "{file} के कॉलम क्या बताते हैं?",
  "First rows": "पहली पंक्तियाँ",
  "None|column": "कोई नहीं",
  "“{word}” means": "“{word}” का मतलब",
  "No transaction": "कोई लेन-देन नहीं",
  "Read the file": "फ़ाइल पढ़ें",
  "Leave this file out": "यह फ़ाइल छोड़ दें",
  Folio: "फ़ोलियो",
  ISIN: "ISIN",
  "AMFI code": "AMFI कोड",
  "Stamp duty": "स्टांप शुल्क",
  Files: "फ़ाइलें",
  "Drop your statements here": "अपने स्टेटमेंट यहाँ डालें",
  "Choose your statements": "अपने स्टेटमेंट चुनें",
  "Which files can be read": "कौन सी फ़ाइलें पढ़ी जा सकती हैं",
  "The detailed statement (CAS) of CAMS or KFintech as a PDF, their reports as tables, the monthly statement of NSDL or CDSL, or a CSV, Excel, LibreOffice or JSON file of Kuvera, Zerodha, Groww, casparser, Portfolio Performance, Ghostfolio or Fundbook. Other tables of transactions or holdings too.":
    "CAMS या KFintech का विस्तृत स्टेटमेंट (CAS) PDF में, उनकी रिपोर्ट की तालिकाएँ, NSDL या CDSL का मासिक स्टेटमेंट, या Kuvera, Zerodha, Groww, casparser, Portfolio Performance, Ghostfolio या Fundbook की CSV, Excel, LibreOffice या JSON फ़ाइल। लेन-देन या होल्डिंग की दूसरी तालिकाएँ भी।",
  "Choose files": "फ़ाइलें चुनें",
  "Sample statement of the family (PDF)": "परिवार का नमूना स्टेटमेंट (PDF)",
  "How to get a statement of all your funds": "अपने सभी फ़ंडों का स्टेटमेंट कैसे मिले",
  "From {registrar}, in three steps": "{registrar} से, तीन चरणों में",
  "Open {site} and ask for the consolidated account statement (CAS) by email.":
    "{site} खोलें और ईमेल से समेकित खाता स्टेटमेंट (CAS) माँगें।",
  "Choose Detailed, Specific Period from 01-01-1990 to today, and with zero balance folios.":
    "Detailed चुनें, Specific Period में 01-01-1990 से आज तक, और शून्य शेष वाले फ़ोलियो भी।",
  "Choose a password, then add the PDF from the email here.":
    "एक पासवर्ड चुनें, फिर ईमेल में आई PDF यहाँ डालें।",
  "Password of {file}": "{file} का पासवर्ड",
  "This is not the password of this file.": "यह इस फ़ाइल का पासवर्ड नहीं है।",
  "The one that you chose when you asked for the statement. For the monthly statement of NSDL or CDSL, it is the first holder's PAN in capitals. It is not stored.":
    "वही जो आपने स्टेटमेंट माँगते समय चुना था। NSDL या CDSL के मासिक स्टेटमेंट के लिए यह पहले धारक का PAN बड़े अक्षरों में होता है। यह सहेजा नहीं जाता।",
  "This statement says what is held, and not what it cost or when it was bought. With the detailed statement of CAMS or KFintech you also get every purchase and sale with its date, and from these your yearly returns (XIRR), realised gains and tax.":
    "यह स्टेटमेंट बताता है कि क्या है, पर यह नहीं कि उसकी लागत क्या थी या वह कब ख़रीदा गया। CAMS या KFintech के विस्तृत स्टेटमेंट से आपको हर ख़रीद और बिक्री उसकी तारीख के साथ मिलती है, और उनसे आपका सालाना रिटर्न (XIRR), वसूला गया लाभ और कर।",
  "This statement says what is held and what it cost, and not when it was bought. With the detailed statement of CAMS or KFintech you also get every purchase and sale with its date, and from these your yearly returns (XIRR), realised gains and tax.":
    "यह स्टेटमेंट बताता है कि क्या है और उसकी लागत क्या थी, पर यह नहीं कि वह कब ख़रीदा गया। CAMS या KFintech के विस्तृत स्टेटमेंट से आपको हर ख़रीद और बिक्री उसकी तारीख के साथ मिलती है, और उनसे आपका सालाना रिटर्न (XIRR), वसूला गया लाभ और कर।",
  "How to get the detailed statement": "विस्तृत स्टेटमेंट कैसे मिले",
  "Shares, left out": "शेयर, शामिल नहीं",
  "Bonds, left out": "बॉन्ड, शामिल नहीं",
  "Pension schemes (NPS), left out": "पेंशन योजनाएँ (NPS), शामिल नहीं",
  "Other securities, left out": "दूसरी प्रतिभूतियाँ, शामिल नहीं",
  "Transactions of the month, left out": "इस महीने के लेन-देन, शामिल नहीं",
  "What did these units cost?": "इन यूनिटों की लागत क्या थी?",
  "The file does not say. A fund without its cost is left out.":
    "फ़ाइल यह नहीं बताती। बिना लागत वाला फ़ंड शामिल नहीं किया जाता।",
  "Cost and gain do not add up to the printed value.": "लागत और लाभ का जोड़ छपे मूल्य के बराबर नहीं है।",
  "Recorded by an earlier import: {before} units for {paid}. This file replaces it: {after} units for {cost}.":
    "पिछले आयात में दर्ज: {before} यूनिट, {paid} में। यह फ़ाइल उसकी जगह लेती है: {after} यूनिट, {cost} में।",
  "Table of holdings": "होल्डिंग की तालिका",
  "No NAV of this scheme is known for {day}: its first known NAV is that of {firstNav}.":
    "{day} के लिए इस स्कीम का कोई NAV ज्ञात नहीं है: इसका पहला ज्ञात NAV {firstNav} का है।",
  "This format has no NAVs and no funds kept as totals, does not say which two sides of a switch or transfer belong together, and adds STT and TDS into one sum. Fundbook's own download has all of these.":
    "इस फ़ॉर्मेट में NAV और केवल कुल आँकड़ों वाले फ़ंड नहीं होते, यह नहीं बताया जाता कि स्विच या हस्तांतरण के कौन से दो पक्ष एक साथ हैं, और STT और TDS एक ही जोड़ में हैं। Fundbook के अपने डाउनलोड में यह सब होता है।",
  "This format has no NAVs, exit loads, STT, TDS or funds kept as totals, does not say which two sides of a switch or transfer belong together, and leaves out entries that only move cost. Fundbook's own download has all of these.":
    "इस फ़ॉर्मेट में NAV, एग्ज़िट लोड, STT, TDS और केवल कुल आँकड़ों वाले फ़ंड नहीं होते, यह नहीं बताया जाता कि स्विच या हस्तांतरण के कौन से दो पक्ष एक साथ हैं, और वे प्रविष्टियाँ छूट जाती हैं जो केवल लागत बदलती हैं। Fundbook के अपने डाउनलोड में यह सब होता है।",
  "This JSON file has the same name twice in one place, so it contradicts itself. Export it again from where it comes.":
    "इस JSON फ़ाइल में एक ही जगह एक नाम दो बार है, इसलिए यह अपने आप से मेल नहीं खाती। जहाँ से यह आई है, वहाँ से फिर डाउनलोड करें।",
  "This scheme is also recorded in folio {folio}. If that is the same holding, leave this out.":
    "यह स्कीम फ़ोलियो {folio} में भी दर्ज है। अगर यह वही होल्डिंग है, तो इसे छोड़ दें।",
  "You have recorded {before} units for {paid}. This file replaces them: {after} units for {cost}.":
    "आपने {paid} की {before} यूनिट दर्ज की हैं। यह फ़ाइल उनकी जगह लेती है: {cost} की {after} यूनिट।",
  "Keep mine": "मेरी रहने दें",
  "Use the file's units and cost": "फ़ाइल की यूनिट और लागत लें",
  "Fundbook has {found} units, but the file says {printed}. Your transactions are not changed.":
    "Fundbook में {found} यूनिट हैं, पर फ़ाइल {printed} बताती है। आपके लेन-देन नहीं बदले जाते।",
  "You have recorded {before} units, the file says {after}. Yours are not changed.":
    "आपने {before} यूनिट दर्ज की हैं, फ़ाइल में {after} हैं। आपकी बदली नहीं जातीं।",
  "Another line of this file is recorded as the same fund. Add these units and their cost to it yourself.":
    "इस फ़ाइल की एक और पंक्ति इसी फ़ंड के रूप में दर्ज होती है। ये यूनिट और उनकी लागत उसमें स्वयं जोड़ें।",
  "NSDL statement": "NSDL स्टेटमेंट",
  "CDSL statement": "CDSL स्टेटमेंट",
  Open: "खोलें",
  "Import statements": "स्टेटमेंट आयात करें",
  "Your transactions could not be loaded": "आपके लेन-देन लोड नहीं हो सके",
  "The file stays on your device. Only what you confirm is sent.":
    "फ़ाइल आपके डिवाइस पर ही रहती है। केवल वही भेजा जाता है जिसकी आप पुष्टि करते हैं।",
  "The upload": "अपलोड",
  "The transactions that you confirm, and what the file prints as held.":
    "वे लेन-देन जिनकी आप पुष्टि करते हैं, और फ़ाइल में छपी होल्डिंग।",
  "Start again": "फिर से शुरू करें",
  "See your portfolio": "अपना पोर्टफ़ोलियो देखें",
  "What you shared did not arrive as a whole. Choose the files here.":
    "आपने जो साझा किया वह पूरा नहीं पहुँचा। फ़ाइलें यहाँ चुनें।",
  "Fundbook cannot be reached, and what reads this file is not on this device yet. The file waits here until you are online.":
    "Fundbook तक पहुँच नहीं हो रही, और इस फ़ाइल को पढ़ने वाला हिस्सा अभी इस डिवाइस पर नहीं है। आपके ऑनलाइन होने तक फ़ाइल यहाँ रहेगी।",
  "Fundbook cannot be reached, and its list of schemes is not on this device yet. What was read waits here until you are online.":
    "Fundbook तक पहुँच नहीं हो रही, और उसकी योजनाओं की सूची अभी इस डिवाइस पर नहीं है। आपके ऑनलाइन होने तक पढ़ी हुई फ़ाइल यहाँ रहेगी।",
  "Fundbook cannot be reached, and what is recorded is not on this device. What was read waits here until you are online.":
    "Fundbook तक पहुँच नहीं हो रही, और दर्ज लेन-देन इस डिवाइस पर नहीं हैं। आपके ऑनलाइन होने तक पढ़ी हुई फ़ाइल यहाँ रहेगी।",
  "Read this file": "यह फ़ाइल पढ़ें",
  "was shared with Fundbook before you opened it. Read it only if you shared it.":
    "आपके खोलने से पहले Fundbook के साथ साझा की गई थी। इसे तभी पढ़ें जब आपने साझा की हो।",
  "came from a page that does not say which site it is of. Read it only if you sent it.":
    "ऐसे पेज से आई है जो अपनी साइट नहीं बताता। इसे तभी पढ़ें जब आपने भेजी हो।",
  "came from a page of {site}. Read it only if you sent it.":
    "{site} के पेज से आई है। इसे तभी पढ़ें जब आपने भेजी हो।",
  "Offline copies": "ऑफ़लाइन प्रतियाँ",
  "This browser keeps Fundbook's pages and your last figures until you sign out.":
    "यह ब्राउज़र Fundbook के पेज और आपके पिछले आँकड़े साइन आउट होने तक रखता है।",
  "It also keeps what reads statements and the list of schemes, {size} MB.":
    "यह स्टेटमेंट पढ़ने वाला हिस्सा और योजनाओं की सूची भी रखता है, {size} एमबी।",
  "Once it is installed, or Import statements was opened, it also keeps the readers of statements, {size} MB.":
    "इंस्टॉल होने या “स्टेटमेंट आयात करें” पेज खुलने के बाद यह स्टेटमेंट पढ़ने वाला कोड भी रखता है, {size} एमबी।",
  "Your funds have changed meanwhile. Check once more.": "इस बीच आपके फ़ंड बदल गए हैं। एक बार फिर देखें।",
  "Import another file": "एक और फ़ाइल आयात करें",
  "Import undone": "आयात वापस लिया गया",
  "Import undone: {count} entry removed": "आयात वापस लिया गया: {count} प्रविष्टि हटाई गई",
  "Import undone: {count} entries removed": "आयात वापस लिया गया: {count} प्रविष्टियाँ हटाई गईं",
  // Whether funds agree with their last statements.
  "Match with a statement": "स्टेटमेंट से मिलान करें",
  "Your funds, compared with what their last statements print.":
    "आपके फ़ंड, अपने पिछले स्टेटमेंट में छपे आँकड़ों से मिलाए हुए।",
  "Your statements could not be loaded": "आपके स्टेटमेंट लोड नहीं हो सके",
  "Loading your statements": "आपके स्टेटमेंट लोड हो रहे हैं",
  "There is nothing to compare yet": "मिलान के लिए अभी कुछ नहीं है",
  "Once you import a statement, your funds are compared with what it prints.":
    "स्टेटमेंट आयात करने पर आपके फ़ंडों का उसमें छपे आँकड़ों से मिलान होता है।",
  "No statement of your funds is kept yet": "आपके फ़ंडों का कोई स्टेटमेंट अभी सहेजा नहीं गया है",
  "{count} fund agrees with its last statement.": "{count} फ़ंड अपने पिछले स्टेटमेंट से मेल खाता है।",
  "{count} funds agree with their last statements.": "{count} फ़ंड अपने पिछले स्टेटमेंट से मेल खाते हैं।",
  "{count} fund differs from its last statement.": "{count} फ़ंड अपने पिछले स्टेटमेंट से अलग है।",
  "{count} funds differ from their last statements.": "{count} फ़ंड अपने पिछले स्टेटमेंट से अलग हैं।",
  "Import your newest statement: what it prints is kept with the import, even if nothing in it is new.":
    "अपना सबसे नया स्टेटमेंट आयात करें: उसमें छपे आँकड़े आयात के साथ सहेजे जाते हैं, भले ही उसमें कुछ नया न हो।",
  Differs: "अलग",
  "Cannot be compared": "मिलान नहीं हो सकता",
  Agrees: "मेल खाता है",
  "No statement kept": "कोई स्टेटमेंट सहेजा नहीं गया",
  "Import a statement": "स्टेटमेंट आयात करें",
  "Statement of {date}": "{date} का स्टेटमेंट",
  "File imported on {date}": "{date} को आयात की गई फ़ाइल",
  "Its import left out {count} line with an amount.": "उसके आयात में राशि वाली {count} पंक्ति छोड़ी गई।",
  "Its import left out {count} lines with an amount.":
    "उसके आयात में राशि वाली {count} पंक्तियाँ छोड़ी गईं।",
  "{units} units came from another folio, which is not here":
    "{units} यूनिट किसी दूसरे फ़ोलियो से आईं, जो यहाँ नहीं है",
  "{units} units went to another folio, which is not here":
    "{units} यूनिट किसी दूसरे फ़ोलियो में गईं, जो यहाँ नहीं है",
  "{units}. Add that folio.": "{units}। वह फ़ोलियो जोड़ें।",
  "Import its earlier statement": "इसका पहले का स्टेटमेंट आयात करें",
  "It has no NAV. Choose its scheme": "इसका NAV नहीं है। स्कीम चुनें",
  "{difference} units fewer than in its statement": "स्टेटमेंट से {difference} यूनिट कम",
  "{difference} units more than in its statement": "स्टेटमेंट से {difference} यूनिट ज़्यादा",
  "{difference} units too few": "{difference} यूनिट कम",
  "{difference} units too many": "{difference} यूनिट ज़्यादा",
  "{recorded} here, {printed} in the statement": "यहाँ {recorded}, स्टेटमेंट में {printed}",
  "Agreement with statements": "स्टेटमेंट से मिलान",
  "Agrees with the statement of {date}": "{date} के स्टेटमेंट से मेल खाता है",
  "Agrees with the file imported on {date}": "{date} को आयात की गई फ़ाइल से मेल खाता है",
  "The units agree with the statement of {date}. Its import left out {count} line with an amount.":
    "यूनिट {date} के स्टेटमेंट से मेल खाती हैं। उसके आयात में राशि वाली {count} पंक्ति छोड़ी गई।",
  "The units agree with the statement of {date}. Its import left out {count} lines with an amount.":
    "यूनिट {date} के स्टेटमेंट से मेल खाती हैं। उसके आयात में राशि वाली {count} पंक्तियाँ छोड़ी गईं।",
  "The units agree with the file imported on {date}. Its import left out {count} line with an amount.":
    "यूनिट {date} को आयात की गई फ़ाइल से मेल खाती हैं। उसके आयात में राशि वाली {count} पंक्ति छोड़ी गई।",
  "The units agree with the file imported on {date}. Its import left out {count} lines with an amount.":
    "यूनिट {date} को आयात की गई फ़ाइल से मेल खाती हैं। उसके आयात में राशि वाली {count} पंक्तियाँ छोड़ी गईं।",
  "Your entries begin after the file imported on {date}, so its {units} units cannot be compared.":
    "आपकी प्रविष्टियाँ {date} को आयात की गई फ़ाइल के बाद शुरू होती हैं, इसलिए उसकी {units} यूनिट का मिलान नहीं हो सकता।",
  "Your entries begin after the statement of {date}, so its {units} units cannot be compared.":
    "आपकी प्रविष्टियाँ {date} के स्टेटमेंट के बाद शुरू होती हैं, इसलिए उसकी {units} यूनिट का मिलान नहीं हो सकता।",
  "As of {date} you have {recorded} units here, but the statement says {printed}: {difference} too few.":
    "{date} को यहाँ आपकी {recorded} यूनिट हैं, पर स्टेटमेंट में {printed} हैं: {difference} कम।",
  "As of {date} you have {recorded} units here, but the statement says {printed}: {difference} too many.":
    "{date} को यहाँ आपकी {recorded} यूनिट हैं, पर स्टेटमेंट में {printed} हैं: {difference} ज़्यादा।",
  "As of {date} you have {recorded} units here, but the file imported then says {printed}: {difference} too few.":
    "{date} को यहाँ आपकी {recorded} यूनिट हैं, पर तब आयात की गई फ़ाइल में {printed} हैं: {difference} कम।",
  "As of {date} you have {recorded} units here, but the file imported then says {printed}: {difference} too many.":
    "{date} को यहाँ आपकी {recorded} यूनिट हैं, पर तब आयात की गई फ़ाइल में {printed} हैं: {difference} ज़्यादा।",
  "They already differed when the file was imported.": "फ़ाइल आयात करते समय ही वे अलग थीं।",
  "They already differed when the statement was imported.": "स्टेटमेंट आयात करते समय ही वे अलग थीं।",
  "They last agreed with the statement of {date}.": "पिछली बार वे {date} के स्टेटमेंट से मेल खाती थीं।",
  "They last agreed with the file imported on {date}.":
    "पिछली बार वे {date} को आयात की गई फ़ाइल से मेल खाती थीं।",
  "They may have differed since {day}. Not every change is kept.":
    "हो सकता है कि वे {day} से अलग हों। हर बदलाव दर्ज नहीं रहता।",
  "They may have differed since an import on {day}. Not every change is kept.":
    "हो सकता है कि वे {day} के एक आयात से अलग हों। हर बदलाव दर्ज नहीं रहता।",
  "They have differed since an import on {day}.": "वे {day} के एक आयात से अलग हैं।",
  "They have differed since {day}, when an entry was added: {type}, {date}.":
    "वे {day} से अलग हैं, जब एक प्रविष्टि जोड़ी गई: {type}, {date}।",
  "They may have differed since {day}, when an entry was changed: {type}, {date}. Not every change is kept.":
    "हो सकता है कि वे {day} से अलग हों, जब एक प्रविष्टि बदली गई: {type}, {date}। हर बदलाव दर्ज नहीं रहता।",
  "They have differed since {day}, when an entry was deleted: {type}, {date}.":
    "वे {day} से अलग हैं, जब एक प्रविष्टि हटाई गई: {type}, {date}।",
  "As printed": "जैसा छपा है",
  "Value {amount}": "मूल्य {amount}",
  "Kept from the statement: the balance of {count} fund":
    "हिसाब मिलाने के लिए {count} फ़ंड के छपे हुए आँकड़े सहेजे गए।",
  "Kept from the statement: the balance of {count} funds":
    "हिसाब मिलाने के लिए {count} फ़ंडों के छपे हुए आँकड़े सहेजे गए।",
  "Keep it to check {count} fund": "{count} फ़ंड के मिलान के लिए इसे रखें",
  "Keep it to check {count} funds": "{count} फ़ंडों के मिलान के लिए इसे रखें",
  "Kept to check {count} fund": "{count} फ़ंड के मिलान के लिए रखा गया",
  "Kept to check {count} funds": "{count} फ़ंडों के मिलान के लिए रखा गया",
  "Your funds are then no longer compared with this statement.":
    "उसके बाद आपके फ़ंडों का इस स्टेटमेंट से मिलान नहीं होगा।",

  // Past imports.
  Imports: "आयात",
  "An import can be undone as long as its funds have not changed since.":
    "आयात तब तक वापस लिया जा सकता है जब तक उसके फ़ंड बाद में नहीं बदले।",
  "Incomplete: import the same file again to see what is missing":
    "अधूरा: क्या बाकी है यह देखने के लिए वही फ़ाइल फिर आयात करें",
  "Undo the import of {date}": "{date} का आयात वापस लें",
  Undo: "वापस लें",
  "Undo this import?": "यह आयात वापस लें?",
  "{count} entry added": "{count} प्रविष्टि जुड़ी",
  "{count} entries added": "{count} प्रविष्टियाँ जुड़ीं",
  "{count} entry replaced": "{count} प्रविष्टि बदली गई",
  "{count} entries replaced": "{count} प्रविष्टियाँ बदली गईं",
  "What this import replaced comes back.": "इस आयात ने जो बदला था वह लौट आएगा।",
  "{count} entry will be deleted, and what it replaced comes back.":
    "{count} प्रविष्टि हटेगी, और उसने जो बदला था वह लौट आएगा।",
  "{count} entries will be deleted, and what they replaced comes back.":
    "{count} प्रविष्टियाँ हटेंगी, और उन्होंने जो बदला था वह लौट आएगा।",
  "{count} line": "{count} पंक्ति",
  "{count} lines": "{count} पंक्तियाँ",
  "This file needs its password.": "इस फ़ाइल के लिए पासवर्ड चाहिए।",
  "This file cannot be read. It may be damaged.": "यह फ़ाइल पढ़ी नहीं जा सकी। हो सकता है यह ख़राब हो।",
  "This is a web page without a table, such as the sign-in page of a site. Sign in there, and download the statement again.":
    "यह बिना तालिका वाला वेब पेज है, जैसे किसी साइट का साइन-इन पेज। वहाँ साइन इन करें और स्टेटमेंट फिर से डाउनलोड करें।",
  "This file is too large. The limit is 50 MB, also when unpacked.":
    "यह फ़ाइल बहुत बड़ी है। सीमा 50 MB है, खोलने के बाद भी।",
  "This is a statement of gains: each of its rows is a sale with its purchase, which your other statements have as well, so it is not imported. Use a list of transactions instead: a detailed statement (CAS) from CAMS or KFintech, or your broker's tradebook or order history.":
    "यह लाभ का स्टेटमेंट है: इसकी हर पंक्ति एक बिक्री और उसकी ख़रीद है, जो आपके दूसरे स्टेटमेंट में भी है, इसलिए इसे आयात नहीं किया गया। इसकी जगह लेन-देन की सूची लें: CAMS या KFintech का विस्तृत स्टेटमेंट (CAS), या अपने ब्रोकर की ट्रेडबुक या ऑर्डर हिस्ट्री।",
  "This is a list of SIPs: it says what is to be bought, not what was bought, so nothing of it is imported. Import your transactions instead, and add each SIP on the page of its fund.":
    "यह SIP की सूची है: इसमें लिखा है कि क्या ख़रीदा जाना है, यह नहीं कि क्या ख़रीदा गया, इसलिए इसमें से कुछ भी आयात नहीं किया गया। इसकी जगह अपने लेन-देन आयात करें, और हर SIP उसके फ़ंड के पेज पर जोड़ें।",
  "This is a statement of a bank account: it has no units, so it does not say what was bought. Ask CAMS or KFintech for a detailed statement (CAS) instead, or export the orders from your broker.":
    "यह बैंक खाते का स्टेटमेंट है: इसमें यूनिट नहीं हैं, इसलिए यह नहीं बताता कि क्या ख़रीदा गया। इसकी जगह CAMS या KFintech से विस्तृत स्टेटमेंट (CAS) मँगाएँ, या अपने ब्रोकर से ऑर्डर निकालें।",
  "This is a QIF file of an accounting program. Fundbook does not read it: export the transactions as CSV, or use a detailed statement (CAS) from CAMS or KFintech.":
    "यह किसी हिसाब-किताब वाले प्रोग्राम की QIF फ़ाइल है। Fundbook इसे नहीं पढ़ता: लेन-देन को CSV में निकालें, या CAMS या KFintech का विस्तृत स्टेटमेंट (CAS) इस्तेमाल करें।",
  "This is an OFX or QFX file of a bank or an accounting program. Fundbook does not read it: export the transactions as CSV, or use a detailed statement (CAS) from CAMS or KFintech.":
    "यह किसी बैंक या हिसाब-किताब वाले प्रोग्राम की OFX या QFX फ़ाइल है। Fundbook इसे नहीं पढ़ता: लेन-देन को CSV में निकालें, या CAMS या KFintech का विस्तृत स्टेटमेंट (CAS) इस्तेमाल करें।",
  "This is a ledger in plain text, as Ledger, hledger and Beancount write it. Fundbook does not read it: export the transactions as CSV, or use a detailed statement (CAS) from CAMS or KFintech.":
    "यह सादे टेक्स्ट में लिखा बहीखाता है, जैसा Ledger, hledger और Beancount लिखते हैं। Fundbook इसे नहीं पढ़ता: लेन-देन को CSV में निकालें, या CAMS या KFintech का विस्तृत स्टेटमेंट (CAS) इस्तेमाल करें।",
  "This is a ZIP file. Unpack it and choose the files in it.":
    "यह ZIP फ़ाइल है। इसे खोलें और इसके अंदर की फ़ाइलें चुनें।",
  "This is a text document. Use the statement itself as PDF, or save its table as .xlsx, .ods or CSV.":
    "यह टेक्स्ट दस्तावेज़ है। मूल स्टेटमेंट की PDF चुनें, या इसकी तालिका को XLSX, ODS या CSV में सेव करें।",
  "This is a file of Apple Numbers. Export it as .xlsx or CSV and use that.":
    "यह Apple Numbers की फ़ाइल है। इसे XLSX या CSV में निकालें और वही चुनें।",
  "This LibreOffice sheet has a password. Save it without a password, or as .xlsx or CSV, and choose it again.":
    "इस LibreOffice शीट पर पासवर्ड है। इसे बिना पासवर्ड के, या XLSX या CSV में सेव करें और फिर से चुनें।",
  "This is a statement of one fund house, in a layout of its own. Ask CAMS or KFintech for a detailed statement (CAS) instead: it has the funds of all houses.":
    "यह एक ही फ़ंड हाउस का स्टेटमेंट है, जिसका ढाँचा अलग है। इसकी जगह CAMS या KFintech से विस्तृत स्टेटमेंट (CAS) माँगें: उसमें सभी फ़ंड हाउस के फ़ंड होते हैं।",
  "All tables of this workbook are hidden. Unhide the sheets and columns that count, save the file and choose it again.":
    "इस वर्कबुक की सब तालिकाएँ छिपी हैं। ज़रूरी शीट और कॉलम दिखने दें, फ़ाइल सेव करें और फिर चुनें।",
  "The line has an amount but no units, and Fundbook does not recognise what it is. It is left out.":
    "इस पंक्ति में राशि है पर यूनिट नहीं, और Fundbook नहीं पहचानता कि यह क्या है। यह छोड़ी गई है।",
  "The file contradicts itself: it says “{names}”, but {isin} is “{scheme}”.":
    "फ़ाइल अपने आप से मेल नहीं खाती: उसमें “{names}” लिखा है, पर {isin} “{scheme}” है।",
  "This PDF is locked in a way that Fundbook cannot open. Open it with its password, print it to a new PDF and use that.":
    "यह PDF ऐसे तरीके से बंद है जिसे Fundbook नहीं खोल सकता। इसे इसके पासवर्ड से खोलें, नई PDF में प्रिंट करें और उसका उपयोग करें।",
  "This file is empty.": "यह फ़ाइल खाली है।",
  "This PDF has more than 1,000 pages. Ask for a statement of a shorter period.":
    "इस PDF में 1,000 से ज़्यादा पन्ने हैं। कम अवधि का स्टेटमेंट माँगें।",
  "Reading this file takes too long, so Fundbook stopped and used nothing of it. Ask for the statement again, or for one of a shorter period.":
    "इस फ़ाइल को पढ़ने में बहुत समय लगता है, इसलिए Fundbook रुक गया और इसका कुछ भी उपयोग नहीं किया। स्टेटमेंट फिर से माँगें, या कम अवधि का।",
  "Left out: {count} line that the file has twice, word for word.":
    "छोड़ा गया: {count} पंक्ति जो फ़ाइल में हूबहू दो बार है।",
  "Left out: {count} lines that the file has twice, word for word.":
    "छोड़ा गया: {count} पंक्तियाँ जो फ़ाइल में हूबहू दो बार हैं।",
  "Counted again: {count} line that the file has twice, word for word. If it happened only once:":
    "दोबारा गिनी गई: {count} पंक्ति जो फ़ाइल में हूबहू दो बार है। अगर लेन-देन एक ही बार हुआ था:",
  "Counted again: {count} lines that the file has twice, word for word. If they happened only once:":
    "दोबारा गिनी गईं: {count} पंक्तियाँ जो फ़ाइल में हूबहू दो बार हैं। अगर लेन-देन एक ही बार हुए थे:",
  "Leave it out": "इसे शामिल न करें",
  "Leave them out": "इन्हें शामिल न करें",
  "Count both": "दोनों गिनें",
  "Added up: {count} line of a fund and folio that another line has as well.":
    "जोड़ा गया: {count} पंक्ति जिसका फ़ंड और फ़ोलियो एक और पंक्ति में भी है।",
  "Added up: {count} lines of a fund and folio that another line has as well.":
    "जोड़ा गया: {count} पंक्तियाँ जिनके फ़ंड और फ़ोलियो दूसरी पंक्तियों में भी हैं।",
  "Left out: {count} line of a second table beside the first one. Put each table into a file of its own.":
    "छोड़ा गया: पहली तालिका के बगल वाली दूसरी तालिका की {count} पंक्ति। हर तालिका को अलग फ़ाइल में रखें।",
  "Left out: {count} lines of a second table beside the first one. Put each table into a file of its own.":
    "छोड़ा गया: पहली तालिका के बगल वाली दूसरी तालिका की {count} पंक्तियाँ। हर तालिका को अलग फ़ाइल में रखें।",
  "Not read: {columns}.": "नहीं पढ़ा गया: {columns}।",
  "column {number}, which has no heading": "कॉलम {number}, जिसका कोई शीर्षक नहीं है",
  "Column {number}, which has no heading": "कॉलम {number}, जिसका कोई शीर्षक नहीं है",
  "Not counted: the column “{column}”, which has an amount in {count} line. Say what it means, or correct the line's amount in the file.":
    "नहीं गिना गया: कॉलम “{column}”, जिसमें {count} पंक्ति में राशि है। बताएँ कि इसका क्या मतलब है, या फ़ाइल में इस पंक्ति की राशि ठीक करें।",
  "Not counted: the column “{column}”, which has an amount in {count} lines. Say what it means, or correct these lines' amounts in the file.":
    "नहीं गिना गया: कॉलम “{column}”, जिसमें {count} पंक्तियों में राशि है। बताएँ कि इसका क्या मतलब है, या फ़ाइल में इन पंक्तियों की राशियाँ ठीक करें।",
  "Left out: {count} line with text that nobody can see on the page, or with one text printed over another.":
    "छोड़ा गया: {count} पंक्ति जिसका पाठ पन्ने पर दिखता नहीं, या जिसमें एक पाठ दूसरे के ऊपर छपा है।",
  "Left out: {count} lines with text that nobody can see on the page, or with one text printed over another.":
    "छोड़ा गया: {count} पंक्तियाँ जिनका पाठ पन्ने पर दिखता नहीं, या जिनमें एक पाठ दूसरे के ऊपर छपा है।",
  "{count} row": "{count} पंक्ति",
  "{count} rows": "{count} पंक्तियाँ",
  "{count} column": "{count} कॉलम",
  "{count} columns": "{count} कॉलम",
  "Left out: the hidden sheet “{sheet}” ({rows}).": "छोड़ा गया: छिपी शीट “{sheet}” ({rows})।",
  "Left out: the sheet “{sheet}” ({rows}). It is another kind of table.":
    "छोड़ा गया: शीट “{sheet}” ({rows})। यह दूसरी तरह की तालिका है।",
  "Left out: {rows} of the sheet “{sheet}”. Another sheet has the same.":
    "छोड़ा गया: शीट “{sheet}” की {rows}। किसी और शीट में भी वही है।",
  "Left out: hidden rows of the sheet “{sheet}” ({rows}).":
    "छोड़ा गया: शीट “{sheet}” की छिपी पंक्तियाँ ({rows})।",
  "Left out: what the sheet “{sheet}” has beyond its first 200 columns ({columns}).":
    "छोड़ा गया: शीट “{sheet}” में पहले 200 कॉलम के बाद जो है ({columns})।",
  "Left out: hidden columns of the sheet “{sheet}” ({columns}).":
    "छोड़ा गया: शीट “{sheet}” के छिपे कॉलम ({columns})।",
  "The records of this file have more than 200 different names. Delete those that are not needed.":
    "इस फ़ाइल के रिकॉर्ड में 200 से ज़्यादा अलग-अलग नाम हैं। जो ज़रूरी न हों उन्हें हटा दें।",
  "This file has more than 100,000 lines. Split it into several.":
    "इस फ़ाइल में 100,000 से ज़्यादा पंक्तियाँ हैं। इसे कई फ़ाइलों में बाँटें।",
  "These pages are pictures without text. Use the PDF that came by email.":
    "ये पन्ने बिना पाठ की तस्वीरें हैं। ईमेल से आई PDF का उपयोग करें।",
  "This is an NSDL statement. No funds were found in it that its printed sums confirm: ask CAMS or KFintech for a detailed statement instead.":
    "यह NSDL का स्टेटमेंट है, और इसमें ऐसा कोई फ़ंड नहीं मिला जिसकी पुष्टि इसके छपे जोड़ों से हो। इसके बदले CAMS या KFintech से विस्तृत स्टेटमेंट माँगें।",
  "This is a CDSL statement. No funds were found in it that its printed sums confirm: ask CAMS or KFintech for a detailed statement instead.":
    "यह CDSL का स्टेटमेंट है, और इसमें ऐसा कोई फ़ंड नहीं मिला जिसकी पुष्टि इसके छपे जोड़ों से हो। इसके बदले CAMS या KFintech से विस्तृत स्टेटमेंट माँगें।",
  "This is an NSDL statement. What Fundbook reads in it does not add up to this printed sum, so nothing of it is used:":
    "यह NSDL का स्टेटमेंट है। Fundbook इसमें जो पढ़ता है, वह इस छपे जोड़ के बराबर नहीं है, इसलिए इसका कुछ भी नहीं लिया जाता:",
  "This is a CDSL statement. What Fundbook reads in it does not add up to this printed sum, so nothing of it is used:":
    "यह CDSL का स्टेटमेंट है। Fundbook इसमें जो पढ़ता है, वह इस छपे जोड़ के बराबर नहीं है, इसलिए इसका कुछ भी नहीं लिया जाता:",
  "This is a statement of MFCentral. Ask CAMS or KFintech for a detailed statement instead.":
    "यह MFCentral का स्टेटमेंट है। इसके बदले CAMS या KFintech से विस्तृत स्टेटमेंट माँगें।",
  "This is a statement of a demat account. Ask CAMS or KFintech for a detailed statement instead.":
    "यह डीमैट खाते का स्टेटमेंट है। इसके बदले CAMS या KFintech से विस्तृत स्टेटमेंट माँगें।",
  "Fundbook finds no table or statement in this file that it knows. Use a detailed statement (CAS) from CAMS or KFintech, or a CSV or Excel file with a row of headings above your transactions.":
    "Fundbook को इस फ़ाइल में ऐसी कोई तालिका या स्टेटमेंट नहीं मिला जिसे वह पहचानता है। CAMS या KFintech का विस्तृत स्टेटमेंट (CAS) लें, या ऐसी CSV या Excel फ़ाइल जिसमें लेन-देन के ऊपर शीर्षकों की पंक्ति हो।",
  "Fundbook does not know these columns.": "Fundbook इन कॉलमों को नहीं पहचानता।",
  "There are no transactions in this file.": "इस फ़ाइल में कोई लेन-देन नहीं है।",
  Reading: "पढ़ा जा रहा है",
  "Reading…": "पढ़ा जा रहा है…",
  "Page {page} of {pages}": "पन्ना {page}, कुल {pages}",
  "Line {line}": "पंक्ति {line}",
  "Page {page}, line {line}": "पन्ना {page}, पंक्ति {line}",
  "On {date} Fundbook would have {found} units, but the statement says {printed}.":
    "{date} को Fundbook में {found} यूनिट होंगी, जबकि स्टेटमेंट में {printed} हैं।",
  "This fund has no purchase dates, and the file covers only part of its past. Request a statement that starts with your first purchase.":
    "इस फ़ंड की ख़रीद की तारीखें नहीं हैं, और फ़ाइल में इसके पिछले लेन-देन का एक हिस्सा ही है। पहली ख़रीद से शुरू होने वाला स्टेटमेंट माँगें।",
  "The file does not say what these units cost. Ask for a detailed statement from 1990.":
    "फ़ाइल में इन यूनिटों की लागत नहीं है। 1990 से विस्तृत स्टेटमेंट माँगें।",
  "All units were sold in this file, and it begins after the first purchase. Request a statement that starts with your first purchase to see the gain.":
    "इस फ़ाइल में सभी यूनिट बिक चुकी हैं, और यह पहली ख़रीद के बाद से शुरू होती है। लाभ जानने के लिए पहली ख़रीद से शुरू होने वाला स्टेटमेंट माँगें।",
  "Nothing is held any more, and the file has no transactions for it.":
    "अब कुछ नहीं बचा है, और फ़ाइल में इसके लेन-देन नहीं हैं।",
  "This line's units do not lead to its printed balance.":
    "इस पंक्ति की यूनिट उसमें छपे शेष से मेल नहीं खातीं।",
  "The units of the lines do not add up to the closing balance.":
    "पंक्तियों की यूनिट का जोड़ अंतिम शेष नहीं बनता।",
  "Units × NAV does not match this line's amount.": "यूनिट × NAV इस पंक्ति की राशि से मेल नहीं खाता।",
  "This line has no amount in the column of amounts.": "इस पंक्ति में राशि के कॉलम में कोई राशि नहीं है।",
  "Nothing in “{words}” says that these units were bought or sold. Confirmed, the line counts as a purchase where they come in, and as a redemption where they go out.":
    "“{words}” में कुछ नहीं बताता कि ये यूनिट ख़रीदे या बेचे गए। पुष्टि करने पर, यूनिट आएँ तो यह पंक्ति ख़रीद गिनी जाती है, और जाएँ तो निकासी।",
  "This line's amount has more than two decimals: amount and NAV may stand under each other's headings.":
    "इस पंक्ति की राशि में दो से ज़्यादा दशमलव अंक हैं: राशि और NAV एक-दूसरे के शीर्षक के नीचे हो सकते हैं।",
  "The stamp duty of this line is missing, or is not 0.005 % of its amount.":
    "इस पंक्ति का स्टांप शुल्क नहीं है, या उसकी राशि का 0.005 % नहीं है।",
  "The same tax stands twice below this transaction.": "इस लेन-देन के नीचे वही कर दो बार है।",
  "Nothing shows whether this line's amount is before or after its STT, TDS or exit load. Confirmed, it counts as the money that was paid or received.":
    "यह पता नहीं चलता कि इस पंक्ति की राशि STT, TDS या एग्ज़िट लोड घटाने से पहले की है या बाद की। पुष्टि करने पर इसे दी गई या मिली राशि माना जाएगा।",
  "This line is a consolidation, not said to be of units. Confirmed, its units count as moved to or from another folio, not as bought or sold.":
    "यह पंक्ति कंसोलिडेशन की है, पर यह नहीं बताती कि यूनिटों का। पुष्टि करने पर इसकी यूनिट दूसरे फ़ोलियो से आई या उसमें गई मानी जाएँगी, ख़रीदी या बेची हुई नहीं।",
  "A consolidation takes units away, but the units of this line are not negative. Write a minus before them in the file.":
    "कंसोलिडेशन में यूनिट घटती हैं, पर इस पंक्ति की यूनिट ऋणात्मक नहीं हैं। फ़ाइल में उनके आगे माइनस लगाएँ।",
  "This line is a split of units, and no balance shows its result. Confirmed, its units are added to those that were held; negative ones are taken from them.":
    "यह पंक्ति यूनिटों के विभाजन की है, और किसी शेष से पता नहीं चलता कि इससे क्या हुआ। पुष्टि करने पर इसकी यूनिट पहले की यूनिटों में जोड़ी जाएँगी; ऋणात्मक यूनिट उनमें से घटाई जाएँगी।",
  "Lines of this fund and folio name two people, {name} and {other}. Nothing of it is imported: correct the folio or the name in the file and choose it again.":
    "इस फ़ंड और फ़ोलियो की पंक्तियों में दो लोगों के नाम हैं, {name} और {other}। इसमें से कुछ भी आयात नहीं होगा: फ़ाइल में फ़ोलियो या नाम ठीक करके उसे फिर से चुनें।",
  "Closing units × NAV does not match the printed value.": "अंतिम यूनिट × NAV छपे मूल्य से मेल नहीं खाता।",
  "The schemes do not add up to this printed total.": "स्कीमों का जोड़ छपे हुए कुल से मेल नहीं खाता।",
  "The transaction that this line reverses is not in the file, so it is imported as an ordinary one.":
    "यह पंक्ति जिस लेन-देन को पलटती है वह फ़ाइल में नहीं है, इसलिए इसे साधारण लेन-देन माना गया है।",
  "One line of this fund and folio says what was held on {day}, another has no day. Nothing of it is imported: keep the line that counts and choose the file again.":
    "इस फ़ंड और फ़ोलियो की एक पंक्ति बताती है कि {day} को क्या था, दूसरी में कोई दिन नहीं है। इसका कुछ भी आयात नहीं होता: जो पंक्ति सही हो वही रखें और फ़ाइल फिर से चुनें।",
  "This fund and folio stand in lines of two days, {day} and {other}. Nothing of it is imported: keep the line that counts and choose the file again.":
    "यह फ़ंड और फ़ोलियो दो दिनों की पंक्तियों में है, {day} और {other}। इसका कुछ भी आयात नहीं होता: जो पंक्ति सही हो वही रखें और फ़ाइल फिर से चुनें।",
  "The tables “{sheet}” and “{other}” say different things of this fund and folio. Nothing of it is imported: keep the one that counts, or add a column with the folio, and choose the file again.":
    "तालिकाएँ “{sheet}” और “{other}” इस फ़ंड और फ़ोलियो के बारे में अलग-अलग बातें बताती हैं। इसका कुछ भी आयात नहीं होता: जो सही हो वही रखें, या फ़ोलियो का कॉलम जोड़ें, और फ़ाइल फिर से चुनें।",
  "Nothing was read of this account, which has a value on the first page.":
    "इस खाते का कुछ भी नहीं पढ़ा गया, जबकि पहले पन्ने पर इसका मूल्य लिखा है।",
  "The statement has {count} pages, and these are not in the file: {pages}. Nothing that stands on them is imported.":
    "स्टेटमेंट में {count} पन्ने हैं, और ये फ़ाइल में नहीं हैं: {pages}। उन पर जो लिखा है, उसका आयात नहीं होगा।",
  "This line could not be read.": "यह पंक्ति पढ़ी नहीं जा सकी।",
  "Digits of this folio number were left out or changed.":
    "इस फ़ोलियो नंबर के कुछ अंक छूट गए हैं या बदल गए हैं।",
  "The printed ISIN is not valid.": "छपा हुआ ISIN सही नहीं है।",
  Lines: "पंक्तियाँ",
  "What happens": "क्या होगा",
  Location: "फ़ाइल में जगह",
  "Show all {count}": "सभी {count} दिखाएँ",
  "Show all {count} lots": "सभी {count} लॉट दिखाएँ",
  "Replaces an estimate": "अनुमान की जगह लेगी",
  "In the opening balance": "शुरुआती शेष में शामिल",
  Import: "आयात",
  "Saving part {part} of {parts}": "{parts} में से भाग {part} सेव हो रहा है",
  Saving: "सेव हो रहा है",
  "Nothing is lost: the rest can be sent now or later.":
    "कुछ खोया नहीं है: बाकी अभी या बाद में भेजा जा सकता है।",
  "NAVs of earlier days are now being fetched, and your chart will fill in.":
    "पहले के दिनों के NAV अब लाए जा रहे हैं, और आपका ग्राफ़ भर जाएगा।",
  "{count} entry was added": "{count} प्रविष्टि जोड़ी गई",
  "{count} entries were added": "{count} प्रविष्टियाँ जोड़ी गईं",
  "{count} entry with the same units on about the same day is recorded in folio {folio}. If that is the same holding, leave this out.":
    "लगभग उसी दिन और उतनी ही यूनिट की {count} प्रविष्टि फ़ोलियो {folio} में दर्ज है। अगर यह वही होल्डिंग है, तो इसे छोड़ दें।",
  "{count} entries with the same units on about the same days are recorded in folio {folio}. If that is the same holding, leave this out.":
    "लगभग उन्हीं दिनों और उतनी ही यूनिट की {count} प्रविष्टियाँ फ़ोलियो {folio} में दर्ज हैं। अगर यह वही होल्डिंग है, तो इसे छोड़ दें।",
  "The file begins after the first purchase. Only what is held at its end is recorded; a statement from the first purchase replaces it.":
    "फ़ाइल पहली ख़रीद के बाद से शुरू होती है। सिर्फ़ उसके अंत की होल्डिंग दर्ज होती है; पहली ख़रीद से चलने वाला स्टेटमेंट इसकी जगह ले लेगा।",
  "{count} estimated instalment is not in the statement and is removed.":
    "{count} अनुमानित किस्त स्टेटमेंट में नहीं है और हटाई जाती है।",
  "{count} estimated instalments are not in the statement and are removed.":
    "{count} अनुमानित किस्तें स्टेटमेंट में नहीं हैं और हटाई जाती हैं।",
  "Units recorded: {before}, then {after}": "दर्ज यूनिट: अभी {before}, फिर {after}",
  "Change what the columns mean": "कॉलमों का मतलब बदलें",
  "Recorded, but not in the statement: {rows}.": "दर्ज है, पर स्टेटमेंट में नहीं: {rows}।",
  "An earlier statement may be missing.": "शायद पहले के समय का स्टेटमेंट छूट गया है।",
  "Only the total of your units on {date} is recorded, and this file ends before that day. Ask for a statement from the first purchase to that day or later.":
    "{date} की सिर्फ़ कुल यूनिट दर्ज हैं, और यह फ़ाइल उस दिन से पहले ख़त्म होती है। पहली ख़रीद से उस दिन या उसके बाद तक का स्टेटमेंट मँगाएँ।",
  "You have recorded {found} units, but this file never has as many; it ends with {printed}. Ask for a newer statement, or correct your units first.":
    "आपने {found} यूनिट दर्ज की हैं, पर इस फ़ाइल में कभी इतनी नहीं हैं; वह {printed} पर ख़त्म होती है। नया स्टेटमेंट मँगाएँ, या पहले अपनी यूनिट ठीक करें।",
  Holding: "होल्डिंग",
  "{count} SIP is in your funds": "{count} SIP आपके फ़ंड में है",
  "{count} SIPs are in your funds": "{count} SIP आपके फ़ंड में हैं",
  "The file also has {count} SIP that is not in your funds.":
    "फ़ाइल में {count} SIP भी है, जो आपके फ़ंड में नहीं है।",
  "The file also has {count} SIPs that are not in your funds.":
    "फ़ाइल में {count} SIP भी हैं, जो आपके फ़ंड में नहीं हैं।",
  "Add the missing SIPs": "जो SIP नहीं हैं उन्हें जोड़ें",
  "{count} entry was already recorded.": "{count} प्रविष्टि पहले से दर्ज थी।",
  "{count} entries were already recorded.": "{count} प्रविष्टियाँ पहले से दर्ज थीं।",
  "{count} earlier entry was replaced.": "{count} पुरानी प्रविष्टि बदली गई।",
  "{count} earlier entries were replaced.": "{count} पुरानी प्रविष्टियाँ बदली गईं।",
  "Not found: {columns}": "नहीं मिले: {columns}",
  "Header row": "शीर्षक पंक्ति",
  "Which scheme of AMFI's list is “{name}”?": "“{name}” AMFI की सूची में कौन-सी स्कीम है?",
  "It is not in the list: record it under this name": "यह सूची में नहीं है: इसी नाम से दर्ज करें",
  "The file does not say. For units in a demat account, write Demat.":
    "फ़ाइल में नहीं है। डीमैट खाते की यूनिटों के लिए Demat लिखें।",
  "{units} units": "{units} यूनिट",
  "Cost {amount}": "लागत {amount}",
  "Left out:": "शामिल नहीं:",
  "Include {scheme}": "{scheme} शामिल करें",
  "Leave out {scheme}": "{scheme} को शामिल न करें",
  Include: "शामिल करें",
  "Leave out": "शामिल न करें",
  "Nothing new": "कुछ नया नहीं",
  "New fund, {count} entry": "नया फ़ंड, {count} प्रविष्टि",
  "New fund, {count} entries": "नया फ़ंड, {count} प्रविष्टियाँ",
  "{count} new entry": "{count} नई प्रविष्टि",
  "{count} new entries": "{count} नई प्रविष्टियाँ",
  "This import was undone. Choose the file again to bring it in once more.":
    "यह आयात वापस लिया जा चुका है। इसे दोबारा लाने के लिए फ़ाइल फिर से चुनें।",
  "This import cannot be undone: {fund} has changed since":
    "यह आयात वापस नहीं लिया जा सकता: {fund} बाद में बदला है",
  "Read your statements on this device, and record what they say.":
    "अपने स्टेटमेंट इसी डिवाइस पर पढ़ें और उनमें लिखा दर्ज करें।",
  "CAS statement": "CAS स्टेटमेंट",
  "CAS summary": "CAS सारांश",
  Kuvera: "Kuvera",
  Zerodha: "Zerodha",
  Groww: "Groww",
  casparser: "casparser",
  cams2csv: "cams2csv",
  "Portfolio Performance": "Portfolio Performance",
  Ghostfolio: "Ghostfolio",
  Fundbook: "Fundbook",
  "Custom table": "अपनी तालिका",
  "what is a purchase or a sale": "क्या ख़रीद है और क्या बिक्री",
  "Still needed: {columns}": "अभी चाहिए: {columns}",
  "No column, or more than one, could be this: choose.":
    "इसके लिए कोई कॉलम नहीं मिला, या एक से ज़्यादा हो सकते हैं: चुनें।",
  "What says whether a row is a purchase or a sale?": "कैसे पता चलता है कि कोई पंक्ति ख़रीद है या बिक्री?",
  "This table does not say it for certain: choose.": "इस तालिका से यह पक्का पता नहीं चलता: चुनें।",
  "An empty cell means": "खाली खाने का मतलब",
  "The words in the column of types": "प्रकार वाले कॉलम के शब्द",
  "Negative units mean a sale": "ऋणात्मक यूनिट का मतलब बिक्री",
  "A negative amount means a purchase: money was paid": "ऋणात्मक राशि का मतलब ख़रीद: पैसा दिया गया",
  "A negative amount means a sale: money was taken out":
    "ऋणात्मक राशि का मतलब बिक्री: पैसा निकाला गया",
  "A debit is a purchase, a credit a sale": "डेबिट ख़रीद है, क्रेडिट बिक्री",
  "A credit is a purchase, a debit a sale": "क्रेडिट ख़रीद है, डेबिट बिक्री",
  "All of these are purchases": "ये सब ख़रीद हैं",
  "Neither: each row is a holding": "दोनों नहीं: हर पंक्ति एक होल्डिंग है",
  Choose: "चुनें",
  Debit: "डेबिट",
  Credit: "क्रेडिट",
  "Unit balance": "यूनिट शेष",
  "Read as: {meaning}": "ऐसे पढ़ा गया: {meaning}",
  "In the file: {name}": "फ़ाइल में: {name}",
  "Change scheme": "स्कीम बदलें",
  "The file says {house}, the list {other}.": "फ़ाइल में {house} है, सूची में {other}।",
  Demat: "Demat",
  "Demat for all": "सबके लिए Demat",
  "Recorded through is required": "कहाँ तक दर्ज है, यह बताना ज़रूरी है",
  "Recorded through must be a day such as 2026-01-31":
    "कहाँ तक दर्ज है, वह 2026-01-31 जैसी तारीख होनी चाहिए",
  "Recorded through must be in 1964 or later":
    "कहाँ तक दर्ज है, वह तारीख 1964 या उसके बाद की होनी चाहिए",

  // People whose funds one account keeps.
  "Other people's funds": "दूसरे लोगों के फ़ंड",
  "Add a person": "व्यक्ति जोड़ें",
  "Edit person": "व्यक्ति में बदलाव",
  "Edit {name}": "{name} में बदलाव करें",
  "Delete {name}": "{name} को हटाएँ",
  "Delete {name}?": "{name} को हटाएँ?",
  "The people could not be loaded.": "लोगों की सूची लोड नहीं हो सकी।",
  Kind: "प्रकार",
  Individual: "व्यक्ति",
  Minor: "नाबालिग",
  HUF: "अविभाजित हिंदू परिवार",
  "Other|kind of person": "अन्य",
  "Taxed with": "किसके साथ कर लगता है",
  "With the funds of {names}, whose income is taxed with this person's.":
    "{names} के फ़ंड सहित, जिनकी आय पर कर इसी व्यक्ति के साथ लगता है।",
  "A minor's income is taxed with a parent's.":
    "नाबालिग की आय पर कर माता या पिता की आय के साथ लगता है।",
  "Nobody yet": "अभी कोई नहीं",
  Me: "मैं",
  "{name} added": "{name} को जोड़ा गया",
  "{name} saved": "{name} सेव हो गया",
  "{name} deleted.": "{name} हटाया गया।",
  "{name} restored": "{name} वापस लाया गया",
  Person: "व्यक्ति",
  "Person, {count} fund moved": "व्यक्ति · {count} फ़ंड किसी और के नाम किया गया",
  "Person, {count} funds moved": "व्यक्ति · {count} फ़ंड किसी और के नाम किए गए",
  "You share this person's funds with {names}, who will get none of them from then on.":
    "इस व्यक्ति के फ़ंड {names} के साथ साझा हैं। इसके बाद उन्हें इनमें से कोई नहीं मिलेगा।",
  "Goals and a target of this person are deleted too, and come back with them.":
    "इस व्यक्ति के लक्ष्य और तय बँटवारा भी हट जाएँगे, और इनके साथ ही वापस आएँगे।",
  "You can restore this person for 30 days in your account, under Recently deleted.":
    "इस व्यक्ति को आप 30 दिन तक अपने खाते में “हाल में हटाया गया” से वापस ला सकते हैं।",
  "Move and delete": "सौंपें और हटाएँ",
  "No fund is recorded for this person.": "इस व्यक्ति के नाम कोई फ़ंड दर्ज नहीं है।",
  "{count} fund is kept, with its transactions, for the person you choose.":
    "{count} फ़ंड अपने लेन-देन के साथ आपके चुने व्यक्ति के नाम रखा जाएगा।",
  "{count} funds are kept, with their transactions, for the person you choose.":
    "{count} फ़ंड अपने लेन-देन के साथ आपके चुने व्यक्ति के नाम रखे जाएँगे।",
  "Who gets the funds": "फ़ंड किसे मिलें",
  "Please enter a name": "कृपया नाम डालें",
  "This person does not exist": "यह व्यक्ति मौजूद नहीं है",
  "Fundbook calls you or everyone by this word. Please enter another name.":
    "यह शब्द यहाँ आपके या सभी के लिए है। कृपया कोई और नाम लिखें।",
  "A minor can be taxed only with you or with an individual of your people":
    "नाबालिग की आय पर कर केवल आपके या आपके लोगों में से किसी व्यक्ति के साथ लग सकता है",
  "A minor is taxed with this person, who therefore stays an individual":
    "एक नाबालिग की आय पर कर इनके साथ लगता है, इसलिए इनका प्रकार नहीं बदल सकता",
  "There is already a person of this name": "इस नाम का व्यक्ति पहले से है",
  "An account has at most 20 other people": "एक खाते में ज़्यादा से ज़्यादा 20 दूसरे लोग हो सकते हैं",
  "This person still has {count} funds. Choose who gets them.":
    "इस व्यक्ति के {count} फ़ंड अब भी हैं। चुनें कि वे किसे मिलें।",
  Everyone: "सब लोग",
  "{page}: {name}": "{page}: {name}",
  "No funds yet: {name}": "अभी कोई फ़ंड नहीं: {name}",
  "Add a fund for this person, or choose the person in a fund's form.":
    "इस व्यक्ति के लिए फ़ंड जोड़ें, या किसी फ़ंड के फ़ॉर्म में इस व्यक्ति को चुनें।",
  "The person's id must be a UUID": "व्यक्ति की आईडी UUID होनी चाहिए",
  'A person is "me" or an id': "व्यक्ति या तो आप ख़ुद हैं या कोई आईडी",
  "holders must be a list": "व्यक्तियों की सूची होनी चाहिए",
  "Please choose at least one person": "कृपया कम से कम एक व्यक्ति चुनें",
  "At most 21 people": "ज़्यादा से ज़्यादा 21 व्यक्ति",
  "showHolder must be true or false": "फ़ंड किसका है, यह या तो बताया जा सकता है या नहीं",
  "The name must be text": "नाम टेक्स्ट होना चाहिए",
  "A fund can be in a goal once": "एक फ़ंड लक्ष्य में एक ही बार हो सकता है",
  "A goal can have at most 50 funds": "एक लक्ष्य में अधिक से अधिक 50 फ़ंड हो सकते हैं",
  "Inflation is required": "महँगाई दर ज़रूरी है",
  "Inflation must be a number": "महँगाई दर एक संख्या होनी चाहिए",
  "Inflation must be 0 or more": "महँगाई दर 0 या अधिक होनी चाहिए",
  "Inflation must be at most 30 %": "महँगाई दर अधिक से अधिक 30 % हो सकती है",
  "Inflation can have at most 2 decimals": "महँगाई दर में अधिक से अधिक 2 दशमलव हो सकते हैं",
  "No goal id provided": "लक्ष्य की पहचान नहीं दी गई",
  "The goal's id must be a UUID": "लक्ष्य की पहचान एक UUID होनी चाहिए",
  "The goal's id must be at most 100 characters":
    "लक्ष्य की पहचान अधिक से अधिक 100 अक्षरों की हो सकती है",
  "The goal's id must be text": "लक्ष्य की पहचान टेक्स्ट होनी चाहिए",
  "The amount is required": "राशि ज़रूरी है",
  "The amount must be a number": "राशि एक संख्या होनी चाहिए",
  "The amount must be more than 0": "राशि 0 से अधिक होनी चाहिए",
  "The amount must be at most ₹99,99,99,99,999": "राशि अधिक से अधिक ₹99,99,99,99,999 हो सकती है",
  "The amount can have at most 2 decimals": "राशि में अधिक से अधिक 2 दशमलव हो सकते हैं",
  "The date is required": "तारीख भरना ज़रूरी है",
  "The date must be a day such as 2026-01-31": "तारीख 2026-01-31 जैसी होनी चाहिए",
  "The date must be in 1964 or later": "तारीख 1964 या उसके बाद की होनी चाहिए",
  "The return is required": "रिटर्न ज़रूरी है",
  "The return must be a number": "रिटर्न एक संख्या होना चाहिए",
  "The return must be 0 or more": "रिटर्न 0 या अधिक होना चाहिए",
  "The return must be at most 30 %": "रिटर्न अधिक से अधिक 30 % हो सकता है",
  "The return can have at most 2 decimals": "रिटर्न में अधिक से अधिक 2 दशमलव हो सकते हैं",
  "The version must be a whole number": "संस्करण एक पूरी संख्या होना चाहिए",
  "The withdrawal is required": "निकासी की राशि ज़रूरी है",
  "The withdrawal must be a number": "निकासी एक संख्या होनी चाहिए",
  "The withdrawal must be more than 0": "निकासी 0 से अधिक होनी चाहिए",
  "The withdrawal must be at most ₹99,99,99,99,999":
    "निकासी अधिक से अधिक ₹99,99,99,99,999 हो सकती है",
  "The withdrawal can have at most 2 decimals": "निकासी में अधिक से अधिक 2 दशमलव हो सकते हैं",
  "Yearly step-up must be 0 or more": "सालाना बढ़ोतरी 0 या अधिक होनी चाहिए",
  "The percentage is required": "प्रतिशत ज़रूरी है",
  "The percentage must be a number": "प्रतिशत एक संख्या होना चाहिए",
  "The percentage must be more than 0": "प्रतिशत 0 से अधिक होना चाहिए",
  "The percentage must be 0 or more": "प्रतिशत 0 या अधिक होना चाहिए",
  "The percentage must be at most 100 %": "प्रतिशत अधिक से अधिक 100 % हो सकता है",
  "The percentage can have at most 2 decimals": "प्रतिशत में अधिक से अधिक 2 दशमलव हो सकते हैं",
  "The percentages must add up to 100": "प्रतिशत का जोड़ 100 होना चाहिए",
  "The band is required": "दायरा ज़रूरी है",
  "The band must be a number": "दायरा एक संख्या होना चाहिए",
  "The band must be 0 or more": "दायरा 0 या अधिक होना चाहिए",
  "The band must be at most 50 points": "दायरा अधिक से अधिक 50 अंक हो सकता है",
  "The band can have at most 1 decimal": "दायरे में अधिक से अधिक 1 दशमलव हो सकता है",
  "The share of a part is required": "हिस्से का अंश ज़रूरी है",
  "The share of a part must be a number": "हिस्से का अंश एक संख्या होना चाहिए",
  "The share of a part must be 1 or more": "हिस्से का अंश 1 या अधिक होना चाहिए",
  "The share of a part must be at most 100 %": "हिस्से का अंश अधिक से अधिक 100 % हो सकता है",
  "The share of a part can have at most 1 decimal": "हिस्से के अंश में अधिक से अधिक 1 दशमलव हो सकता है",
  "Targets are by kind or by category": "बँटवारा प्रकार या श्रेणी के अनुसार होता है",
  "A target can have at most 50 parts": "एक बँटवारे में अधिक से अधिक 50 हिस्से हो सकते हैं",
  "A part can be in a target once": "एक हिस्सा बँटवारे में एक ही बार हो सकता है",
  "Unknown kind of scheme": "स्कीम का यह प्रकार पता नहीं है",
  "Amount must be 100 or more": "राशि 100 या अधिक होनी चाहिए",
  "Amount must be at most ₹99,99,99,900": "राशि अधिक से अधिक ₹99,99,99,900 हो सकती है",
  "Amount must be a whole number": "राशि पूरे रुपयों में होनी चाहिए",
  "Amount must be in hundreds of rupees": "राशि सौ-सौ रुपयों में होनी चाहिए",
  "The name must be at most 60 characters": "नाम ज़्यादा से ज़्यादा 60 अक्षरों का हो सकता है",
  "The name has characters that cannot be used": "नाम में ऐसे अक्षर हैं जो इस्तेमाल नहीं हो सकते",
  "Unknown kind of holder": "व्यक्ति का प्रकार अज्ञात है",
  "No person id provided": "व्यक्ति की आईडी नहीं दी गई",
  "The person's id must be text": "व्यक्ति की आईडी टेक्स्ट होनी चाहिए",
  "The person's id must be at most 100 characters":
    "व्यक्ति की आईडी ज़्यादा से ज़्यादा 100 अक्षरों की हो सकती है",
  "The funds must go to another person": "फ़ंड किसी दूसरे व्यक्ति को मिलने चाहिए",
  "Only a minor's income is taxed with another person's":
    "सिर्फ़ नाबालिग की आय पर कर किसी और की आय के साथ लगता है",

  // Letters.
  Letters: "पत्र",
  "Letters about your funds, if you ask for them.": "आपके फ़ंडों के बारे में पत्र, अगर आप माँगें।",
  "Loading your letters": "आपके पत्र लोड हो रहे हैं",
  "Your letters could not be loaded": "आपके पत्र लोड नहीं हो सके",
  "A letter each month": "हर महीने एक पत्र",
  "A letter on Mondays": "सोमवार को एक पत्र",
  "Only when something is due: SIPs within seven days, ELSS units whose lock-in ends, units that turn long-term within 14 days, and goals whose missing SIP changed by more than 5%.":
    "केवल तब, जब कुछ होना हो: सात दिन के भीतर की SIP, ELSS यूनिट जिनका लॉक-इन पूरा होता है, 14 दिन में दीर्घकालिक होने वाली यूनिट, और लक्ष्य जिनकी बाक़ी SIP 5% से ज़्यादा बदली।",
  "A letter when something happens": "कुछ होने पर एक पत्र",
  "At most one a day: a scheme with a new name or without NAVs, instalments to confirm, a statement that waits or is old, and shares that were updated or taken back. Each is mentioned once.":
    "दिन में ज़्यादा से ज़्यादा एक: नए नाम वाली या बिना NAV की स्कीम, पुष्टि के लिए किस्तें, प्रतीक्षा में या पुराने स्टेटमेंट, और साझा जो अपडेट हुए या वापस लिए गए। हर बात एक ही बार बताई जाती है।",
  "Week of {day}": "{day} का सप्ताह",
  "News of {day}": "{day} की ख़बर",
  "Somebody who was deleted": "कोई जिसे हटाया गया",
  "A letter on 1 March": "1 मार्च को एक पत्र",
  "What is left of the year's exemption, what fits into it, and by when an order has to be placed. Nothing where nothing fits.":
    "साल की छूट में से कितनी बची है, उसमें क्या समाता है, और ऑर्डर कब तक देना है। जहाँ कुछ नहीं समाता, वहाँ कुछ नहीं।",
  "A letter about the exemption is about one person": "छूट वाला पत्र एक व्यक्ति के बारे में होता है",
  Letter: "पत्र",
  "A letter each month?": "हर महीने एक पत्र?",
  "Between the 3rd and the 15th: the month's value, what was put in, what the market did, and what comes next.":
    "3 से 15 तारीख़ के बीच: महीने का मूल्य, कितना लगाया, बाज़ार ने क्या किया और आगे क्या है।",
  About: "किसके बारे में",
  Off: "बंद",
  "With rupees": "रुपयों के साथ",
  "Percentages only": "केवल प्रतिशत",
  "A notice only": "केवल सूचना",
  "Your mail provider, and whoever opens your mailbox, can read a letter.":
    "आपकी मेल सेवा, और जो आपका मेलबॉक्स खोले, वह पत्र पढ़ सकता है।",
  "See the letter first": "पहले पत्र देखें",
  "Hide the letter": "पत्र छिपाएँ",
  "The letter": "पत्र",
  "To {address}": "{address} को",
  "The letter could not be written.": "पत्र लिखा नहीं जा सका।",
  "The letter could not be changed.": "पत्र बदला नहीं जा सका।",
  "Letters stopped on {date}: your mailbox was not found.":
    "पत्र {date} को बंद हुए: आपका मेलबॉक्स नहीं मिला।",
  "Letters stopped on {date}: one was marked as spam.": "पत्र {date} को बंद हुए: एक को स्पैम बताया गया।",
  "Letters stopped on {date}: the mail service no longer writes to your address.":
    "पत्र {date} को बंद हुए: मेल सेवा अब आपके पते पर नहीं लिखती।",
  "Turn them on again once mail arrives.": "मेल आने लगे तो उन्हें फिर चालू करें।",
  "A demo account gets no letters.": "डेमो खाते को पत्र नहीं मिलते।",
  "A demo account gets no notifications.": "डेमो खाते को सूचनाएँ नहीं मिलतीं।",
  "This Fundbook sends no notifications.": "यह Fundbook सूचनाएँ नहीं भेजता।",
  "Fundbook does not know the service by which this browser gets notifications.":
    "Fundbook उस सेवा को नहीं जानता जिससे इस ब्राउज़र को सूचनाएँ मिलती हैं।",
  "The browser's key is not valid": "ब्राउज़र की कुंजी मान्य नहीं है",
  "The browser's key is missing": "ब्राउज़र की कुंजी नहीं मिली",
  "The browser's key is too long": "ब्राउज़र की कुंजी बहुत लंबी है",
  "The browser's address is missing": "ब्राउज़र का पता नहीं मिला",
  "The browser's address is too long": "ब्राउज़र का पता बहुत लंबा है",
  "There is no such notification": "ऐसी कोई सूचना नहीं है",
  "Choose what you want to be told": "चुनें कि आप क्या जानना चाहते हैं",
  "Each notification is chosen once": "हर सूचना एक ही बार चुनी जाती है",
  "Ten devices get notifications, the most that an account can have. Turn one off first.":
    "दस डिवाइस को सूचनाएँ मिलती हैं, एक खाते के लिए यही सीमा है। पहले एक को बंद करें।",
  "Notifications on this device": "इस डिवाइस पर सूचनाएँ",
  "Short notifications without names or amounts, until you sign out on this device.":
    "नामों और राशियों के बिना छोटी सूचनाएँ, जब तक आप इस डिवाइस पर साइन आउट न करें।",
  "Your notifications could not be loaded": "आपकी सूचनाएँ लोड नहीं हो सकीं",
  "Notifications need an address that begins with https.":
    "सूचनाओं के लिए सुरक्षित पता चाहिए, जो https से शुरू हो।",
  "On an iPhone or iPad, notifications need the installed app: press Share, then Add to Home Screen, and turn them on there.":
    "आईफ़ोन या आईपैड पर सूचनाओं के लिए इंस्टॉल किया हुआ ऐप चाहिए: शेयर दबाएँ, फिर होम स्क्रीन में जोड़ें, और वहाँ इन्हें चालू करें।",
  "This browser gets no notifications.": "इस ब्राउज़र को सूचनाएँ नहीं मिलतीं।",
  "This browser does not let Fundbook notify you. Allow it in the browser's settings.":
    "यह ब्राउज़र Fundbook को सूचना नहीं देने देता। ब्राउज़र की सेटिंग में इसकी अनुमति दें।",
  "The browser did not allow notifications. Allow them in its settings for this site.":
    "ब्राउज़र ने सूचनाओं की अनुमति नहीं दी। उसकी सेटिंग में इस साइट को अनुमति दें।",
  "Notifications could not be changed.": "सूचनाएँ बदली नहीं जा सकीं।",
  "Notifications pass through the push service of your browser's maker, which cannot read them.":
    "सूचनाएँ आपके ब्राउज़र बनाने वाले की सेवा से होकर आती हैं, जो इन्हें पढ़ नहीं सकती।",
  "The day before an instalment falls due.": "किस्त देय होने से एक दिन पहले।",
  "What needs me": "जो मेरा ध्यान चाहता है",
  "Such as a scheme that is renamed or has no NAV, an instalment or a statement that waits, or a share that changes.":
    "जैसे स्कीम का नया नाम या NAV का न आना, प्रतीक्षा करती किस्त या स्टेटमेंट, या साझा में बदलाव।",
  "A demo account gets no calendar.": "डेमो खाते को कैलेंडर नहीं मिलता।",
  "Choose everyone, me or a person": "सब, मैं या कोई एक व्यक्ति चुनें",
  "Choose whether amounts are shown": "चुनें कि राशियाँ दिखाई जाएँ या नहीं",
  Calendar: "कैलेंडर",
  "SIPs of the next three months, days on which ELSS units can be sold, goals and advance tax, in the calendar of your phone or computer.":
    "अगले तीन महीनों की SIP, वे दिन जब ELSS यूनिट बेची जा सकती हैं, लक्ष्य और अग्रिम कर, आपके फ़ोन या कंप्यूटर के कैलेंडर में।",
  "Your calendars could not be loaded": "आपके कैलेंडर लोड नहीं हो सके",
  "With amounts": "राशियों के साथ",
  "Without amounts": "राशियों के बिना",
  "Made on {day}": "{day} को बनाया गया",
  "Not read yet": "अभी तक पढ़ा नहीं गया",
  "Last read on {day}": "पिछली बार {day} को पढ़ा गया",
  "Turn off the calendar: {name}": "कैलेंडर बंद करें: {name}",
  "The calendar is off. Its address no longer works.": "कैलेंडर बंद है। उसका पता अब काम नहीं करता।",
  "Amounts in the calendar": "कैलेंडर में राशियाँ",
  "Whoever has the address can read the calendar without signing in, and so can the service that you give it to. It shows nothing else.":
    "जिसके पास पता है, वह साइन इन किए बिना कैलेंडर पढ़ सकता है, और वह सेवा भी जिसे आप पता दें। उससे और कुछ नहीं दिखता।",
  "Replace the address": "पता बदलें",
  "Address of the calendar": "कैलेंडर का पता",
  "Copy it now: it is not shown again. Add it in your calendar program as a calendar by address, or by subscription.":
    "इसे अभी कॉपी करें: यह फिर नहीं दिखेगा। इसे अपने कैलेंडर प्रोग्राम में पते वाले कैलेंडर, या सदस्यता के रूप में जोड़ें।",
  "This Fundbook sends no mail, so it can send no letters.":
    "यह Fundbook मेल नहीं भेजता, इसलिए पत्र भी नहीं भेज सकता।",
  "An address for statements needs a confirmed email address.":
    "स्टेटमेंट के पते के लिए पुष्टि किया हुआ ईमेल पता ज़रूरी है।",
  "Letters go only to an address that is confirmed.":
    "पत्र केवल उसी पते पर जाते हैं जिसकी पुष्टि हो चुकी है।",
  "Confirm it": "पुष्टि करें",
  "Letters so far": "अब तक के पत्र",
  State: "स्थिति",
  When: "कब",
  "Waits to be sent": "भेजा जाना है",
  Sent: "भेजा गया",
  "Probably sent: the mail service did not answer": "शायद भेजा गया: मेल सेवा ने उत्तर नहीं दिया",
  "Not sent: the mail service refused it": "नहीं भेजा गया: मेल सेवा ने मना किया",
  "Not sent: it was too late": "नहीं भेजा गया: देर हो गई थी",
  "Not sent: turned off, or nothing to say": "नहीं भेजा गया: बंद था, या कुछ बताने को नहीं था",
  "Your letters stopped: mail did not arrive": "आपके पत्र बंद हुए: मेल नहीं पहुँची",
  "This message is not signed by the mail service, or is too old.":
    "इस संदेश पर मेल सेवा के हस्ताक्षर नहीं हैं, या यह बहुत पुराना है।",
  "This message was taken before.": "यह संदेश पहले लिया जा चुका है।",
  "There is no such letter": "ऐसा कोई पत्र नहीं है",
  "A letter has rupees, percentages, or a notice only": "पत्र में रुपये, प्रतिशत या केवल सूचना हो सकती है",

  // The report of a month or a year.
  Report: "रिपोर्ट",
  "What a month or a financial year brought, to keep or to print.":
    "एक महीने या वित्त वर्ष में क्या हुआ, सँभालने या छापने के लिए।",
  "Report for {year}": "{year} की रिपोर्ट",
  "Report for {month}": "{month} की रिपोर्ट",
  "The report could not be loaded": "रिपोर्ट लोड नहीं हो सकी",
  "Loading the report": "रिपोर्ट लोड हो रही है",
  "Nothing was held yet": "तब तक कुछ नहीं था",
  "A report needs transactions with dates. Import a statement or add them.":
    "रिपोर्ट के लिए तारीख वाले लेन-देन चाहिए। स्टेटमेंट लाएँ या उन्हें जोड़ें।",
  "Not finished: there are no NAVs yet.": "अधूरी: अभी कोई NAV नहीं है।",
  "Not finished: as known with the NAVs of {date}.": "अधूरी: {date} के NAV तक जो पता है।",
  "NAVs of earlier days are still being fetched. Figures can change.":
    "पुराने दिनों के NAV अभी लाए जा रहे हैं। आँकड़े बदल सकते हैं।",
  "From your own records and AMFI's NAVs. Nothing here is advice.":
    "आपके अपने लेन-देन और AMFI के NAV से। यह निवेश की सलाह नहीं है।",
  "Other reports": "दूसरी रिपोर्टें",
  "Financial year {year}": "वित्त वर्ष {year}",
  "What changed": "क्या बदला",
  Before: "पहले",
  "On {date}": "{date} को",
  "Put in": "लगाया",
  "Taken out": "निकाला",
  Market: "बाज़ार",
  "Not counted here: {amount}, estimated from funds whose past is not known.":
    "यहाँ शामिल नहीं: {amount}, उन फ़ंडों का अनुमान जिनका पिछला हिसाब पता नहीं है।",
  "What moved most": "सबसे ज़्यादा किसमें बदलाव हुआ",
  Why: "क्यों",
  "No purchase dates": "ख़रीद की तारीखें नहीं हैं",
  "The scheme is not in AMFI's list": "स्कीम AMFI की सूची में नहीं है",
  "Earlier purchases are not known": "पुरानी ख़रीद पता नहीं है",
  "Earlier NAVs are still being fetched": "पुराने NAV अभी लाए जा रहे हैं",
  "No NAVs": "NAV नहीं हैं",
  "No instalment in this period.": "इस अवधि में कोई किस्त नहीं।",
  "{count} instalment, {amount}.": "{count} किस्त, {amount}।",
  "{count} instalments, {amount}.": "{count} किस्तें, {amount}।",
  "Report of the year": "साल की रिपोर्ट",
  "Next due on": "अगली देय तारीख",
  "Held at the end": "अंत में जो था",
  "{gain} in all, before tax. The tax page counts lot by lot.":
    "कुल {gain}, कर से पहले। कर का पेज एक-एक लॉट गिनता है।",
  "The first {count}, fund by fund.": "पहले {count}, फ़ंड दर फ़ंड।",
  "The transactions could not be loaded.": "लेन-देन लोड नहीं हो सके।",
  "Show more": "और दिखाएँ",
  "This period has not begun": "यह अवधि अभी शुरू नहीं हुई है",
  "A report is of a month such as 2026-10, or of a financial year such as 2025-26":
    "रिपोर्ट किसी महीने की होती है, जैसे 2026-10, या वित्त वर्ष की, जैसे 2025-26",

  // Tax.
  "You have no fund of this scheme": "इस स्कीम का आपका कोई फ़ंड नहीं है",
  "This person's income is taxed with another person's. Choose that person.":
    "इस व्यक्ति की आय पर कर किसी और की आय के साथ लगता है। उस व्यक्ति को चुनें।",
  "Tax is worked out for financial years from {year} on":
    "कर का हिसाब वित्त वर्ष {year} से आगे के लिए लगाया जाता है",
  "There are no transactions in this financial year or before it":
    "इस वित्त वर्ष में या इससे पहले कोई लेन-देन नहीं है",
  "This financial year has not begun": "यह वित्त वर्ष अभी शुरू नहीं हुआ है",
  "Losses are those of a financial year that has ended, from {year} on":
    "घाटा किसी बीते हुए वित्त वर्ष का, {year} से आगे का होना चाहिए",
  "A financial year must be such as 2025-26": "वित्त वर्ष 2025-26 जैसा होना चाहिए",
  "A class is equity, specified or other": "वर्ग इक्विटी, निर्दिष्ट या अन्य होता है",
  "The value per unit is required": "प्रति यूनिट मूल्य लिखना ज़रूरी है",
  "The value per unit must be a number": "प्रति यूनिट मूल्य एक संख्या होना चाहिए",
  "The value per unit must be more than 0": "प्रति यूनिट मूल्य 0 से अधिक होना चाहिए",
  "The value per unit must be at most ₹99,99,99,999":
    "प्रति यूनिट मूल्य अधिक से अधिक ₹99,99,99,999 हो सकता है",
  "The value per unit can have at most 8 decimals":
    "प्रति यूनिट मूल्य में दशमलव के बाद अधिक से अधिक 8 अंक हो सकते हैं",
  "A slab is 0, 5, 10, 15, 20, 25 or 30 percent": "स्लैब 0, 5, 10, 15, 20, 25 या 30 प्रतिशत होता है",
  "resident must be true or false": "निवासी होना हाँ या नहीं होना चाहिए",
  "The short-term loss is required": "अल्पकालिक घाटा लिखना ज़रूरी है",
  "The short-term loss must be a number": "अल्पकालिक घाटा एक संख्या होना चाहिए",
  "The short-term loss must be 0 or more": "अल्पकालिक घाटा 0 या उससे अधिक होना चाहिए",
  "The short-term loss must be at most ₹99,99,99,99,999":
    "अल्पकालिक घाटा अधिक से अधिक ₹99,99,99,99,999 हो सकता है",
  "The short-term loss can have at most 2 decimals":
    "अल्पकालिक घाटे में दशमलव के बाद अधिक से अधिक 2 अंक हो सकते हैं",
  "The long-term loss is required": "दीर्घकालिक घाटा लिखना ज़रूरी है",
  "The long-term loss must be a number": "दीर्घकालिक घाटा एक संख्या होना चाहिए",
  "The long-term loss must be 0 or more": "दीर्घकालिक घाटा 0 या उससे अधिक होना चाहिए",
  "The long-term loss must be at most ₹99,99,99,99,999":
    "दीर्घकालिक घाटा अधिक से अधिक ₹99,99,99,99,999 हो सकता है",
  "The long-term loss can have at most 2 decimals":
    "दीर्घकालिक घाटे में दशमलव के बाद अधिक से अधिक 2 अंक हो सकते हैं",
  Tax: "कर",
  "What you sold in a financial year, lot by lot, and what it comes to.":
    "किसी वित्त वर्ष में आपने क्या बेचा, लॉट दर लॉट, और उस पर कितना कर बनता है।",
  "Financial year": "वित्त वर्ष",
  "Your tax could not be worked out": "आपके कर का हिसाब नहीं लग सका",
  "Loading your tax": "आपका कर लोड हो रहा है",
  "Nothing was sold in {year}": "{year} में कुछ नहीं बिका",
  "Sales and IDCW of the year appear here once their transactions are recorded.":
    "साल की बिक्री और IDCW के लेन-देन दर्ज होते ही वे यहाँ दिखेंगे।",
  Term: "अवधि",
  Class: "वर्ग",
  Section: "धारा",
  Certain: "निश्चित",
  Transaction: "लेन-देन",
  Notes: "टिप्पणियाँ",
  "Sales of {years} are left out or not known: what they used of earlier losses can be more or less than is shown.":
    "{years} की बिक्री छूटी हुई है या पता नहीं: उन वर्षों ने पिछले घाटों का जितना उपयोग किया, वह दिखाए गए से ज़्यादा या कम हो सकता है।",
  "Long-term, without load, only after those with load":
    "दीर्घकालिक, बिना लोड, पर लोड वाली यूनिटों के बाद ही",
  "This is too little to sell: less than 0.001 units or ₹0.01.":
    "यह बेचने के लिए बहुत कम है: 0.001 यूनिट या ₹0.01 से कम।",
  "Whether the return of {year} still asks for column 1b of Schedule 112A is not certain: compare the headings with those of its template.":
    "{year} के रिटर्न में अनुसूची 112A का कॉलम 1b अब भी माँगा जाता है या नहीं, यह निश्चित नहीं: शीर्षकों को उसके टेम्पलेट से मिला लें।",
  "There is no file of Schedule 112A for {year}: the department's instructions for that return are not known.":
    "{year} के लिए अनुसूची 112A की फ़ाइल नहीं है: उस रिटर्न के लिए विभाग के निर्देश पता नहीं हैं।",
  "Schedule 112A has long-term gains on equity only: a row for each lot that was bought on or before {date}, and one row for all others, or two where column 1b differs. It does not say what is left out or not certain.":
    "अनुसूची 112A में सिर्फ़ इक्विटी पर दीर्घकालिक लाभ हैं: {date} तक ख़रीदे गए हर लॉट की एक पंक्ति, और बाकी सब की मिलाकर एक पंक्ति, या कॉलम 1b अलग हो तो दो। वह नहीं बताती कि क्या छूटा या अनिश्चित है।",
  "What follows from other figures of a row is worked out from them as they stand in the file, in whole rupees, because the portal does the same. So sums can differ from the report's by a few rupees.":
    "किसी पंक्ति के जो आँकड़े दूसरे आँकड़ों से निकलते हैं, वे फ़ाइल में लिखे आँकड़ों से, पूरे रुपयों में निकाले जाते हैं, क्योंकि पोर्टल भी यही करता है। इसलिए जोड़ रिपोर्ट से कुछ रुपये अलग हो सकते हैं।",
  "Checked against the department's instructions for the upload, as they were quoted on {date}. Not checked against the portal: look at what it shows after the upload.":
    "अपलोड के लिए विभाग के निर्देशों से मिलाया गया, जैसे वे {date} को उद्धृत थे। पोर्टल पर नहीं जाँचा गया: अपलोड के बाद पोर्टल जो दिखाए, उसे देख लें।",
  "The portal's template": "पोर्टल का टेम्पलेट",
  "Drop the portal's template here, as you downloaded it: the portal refuses a file with other headings. Without the template, the upload will probably be refused.":
    "पोर्टल का टेम्पलेट, जैसा डाउनलोड हुआ वैसा ही, यहाँ डालें: जिस फ़ाइल के शीर्षक अलग हों, उसे पोर्टल नहीं लेता। टेम्पलेट के बिना अपलोड शायद नहीं लिया जाएगा।",
  "The headings are those of {file}.": "शीर्षक {file} के हैं।",
  "Choose the template": "टेम्पलेट चुनें",
  "Without a template": "टेम्पलेट के बिना",
  "This is not a template of Schedule 112A: its first line does not have the columns 1a to 14. Download it from the portal again, and choose it as it is.":
    "यह अनुसूची 112A का टेम्पलेट नहीं है: इसकी पहली पंक्ति में कॉलम 1a से 14 नहीं हैं। इसे पोर्टल से फिर डाउनलोड करें, और जैसा है वैसा ही चुनें।",
  "This template has column 1b, which the return of {year} does not have: it is another year's.":
    "इस टेम्पलेट में कॉलम 1b है, जो {year} के रिटर्न में नहीं है: यह किसी और वर्ष का है।",
  "This template lacks column 1b, which the return of {year} has: it is another year's.":
    "इस टेम्पलेट में कॉलम 1b नहीं है, जो {year} के रिटर्न में है: यह किसी और वर्ष का है।",
  "Nothing of the fund you came from was sold in {year}.":
    "जिस फ़ंड से आप आए, उसका {year} में कुछ नहीं बिका।",
  "Can be sold now without load": "अभी बिना लोड बेची जा सकती हैं",
  "Until {date}: {lots}": "{date} तक: {lots}",
  "About these figures": "इन आँकड़ों के बारे में",
  "AMFI lists it as a debt scheme": "AMFI इसे डेट स्कीम बताता है",
  "AMFI lists it as an equity scheme": "AMFI इसे इक्विटी स्कीम बताता है",
  "Specialised investment funds differ in what they hold":
    "विशेषीकृत निवेश फ़ंड (SIF) अलग-अलग चीज़ों में निवेश करते हैं",
  "AMFI's list does not say what it is": "AMFI की सूची यह नहीं बताती कि यह क्या है",
  "Balanced hybrid schemes hold 40% to 60% in shares": "संतुलित हाइब्रिड स्कीमें 40% से 60% शेयरों में रखती हैं",
  "By AMFI's category": "AMFI की श्रेणी के अनुसार",
  "By AMFI's category. Correct what is not right: your answer is kept for the scheme.":
    "AMFI की श्रेणी के अनुसार। जो सही न हो उसे ठीक करें: आपका जवाब उस स्कीम के लिए याद रखा जाता है।",
  "By period of advance tax": "अग्रिम कर की अवधि के अनुसार",
  "By the law as of {date}. Not advice.": "{date} के क़ानून के अनुसार। यह सलाह नहीं है।",
  "Capital gains {year}: {name}": "पूँजीगत लाभ {year}: {name}",
  "Choose its scheme in AMFI's list first.": "पहले AMFI की सूची में इसकी स्कीम चुनें।",
  "Cost as taken": "मानी गई लागत",
  "Cost with stamp duty": "स्टांप शुल्क सहित लागत",
  "Debt (specified fund)": "डेट (निर्दिष्ट फ़ंड)",
  "Enter losses of earlier years": "पिछले वर्षों के घाटे डालें",
  Equity: "इक्विटी",
  "Estimated tax on these gains": "इन लाभों पर अनुमानित कर",
  Exempt: "छूट",
  "Exempt: before {date} fund houses paid the tax.": "कर-मुक्त: {date} से पहले फ़ंड हाउस कर चुकाते थे।",
  "The NAV of that day: splits since then are counted. For units of a merged scheme, for a unit after the merger. Empty: by AMFI's NAV.":
    "उस दिन का NAV: उसके बाद के विभाजन गिने जाते हैं। विलय हुई स्कीम की यूनिट के लिए, विलय के बाद की एक यूनिट का। खाली: AMFI के NAV से।",
  "For your return or whoever prepares it.": "आपके रिटर्न के लिए, या जो उसे तैयार करे उसके लिए।",
  "Fundbook, as of {date}": "Fundbook, {date} तक",
  "Funds of funds differ in what they hold": "फ़ंड ऑफ़ फ़ंड्स अलग-अलग चीज़ों में निवेश करते हैं",
  Gains: "लाभ",
  "Gains by fund": "फ़ंड के अनुसार लाभ",
  "Gains by section": "धारा के अनुसार लाभ",
  "Gains less losses of each period, before set-off and exemption.":
    "हर अवधि का लाभ, घाटा घटाकर; समायोजन और छूट से पहले।",
  "Gains on specified funds": "निर्दिष्ट फ़ंड पर लाभ",
  "How each scheme is taxed": "हर स्कीम पर कर कैसे लगता है",
  "How it is taxed is not known.": "इस पर कर कैसे लगता है, यह पता नहीं।",
  "Income (IDCW)": "आय (IDCW)",
  "It follows an Indian share index": "यह किसी भारतीय शेयर सूचकांक के साथ चलता है",
  "It holds foreign shares": "इसमें विदेशी शेयर हैं",
  "It holds gold or silver": "इसमें सोना या चाँदी है",
  "It has no NAV.": "इसका कोई NAV नहीं है।",
  "A loss on units bought within {before} months before an exempt dividend and sold within {after} months after it is ignored, up to the dividend.":
    "कर-मुक्त लाभांश से पहले के {before} महीनों में ख़रीदी और उसके बाद के {after} महीनों में बेची यूनिट का घाटा लाभांश की राशि तक नहीं गिना जाता।",
  "A loss on units bought within {before} months before a bonus and sold within {after} months after it is ignored, and becomes the cost of the bonus units held then.":
    "बोनस से पहले के {before} महीनों में ख़रीदी और उसके बाद के {after} महीनों में बेची यूनिट का घाटा नहीं गिना जाता; वह उस समय रखी बोनस यूनिट की लागत बनता है।",
  "A sale or switch has no amount. Enter in it what the units brought.":
    "किसी बिक्री या स्विच में राशि नहीं है। उसमें लिखें कि यूनिटों से कितना मिला।",
  "Loss ignored (bonus)": "न गिना गया घाटा (बोनस)",
  "Loss ignored (dividend)": "न गिना गया घाटा (लाभांश)",
  "loss of {loss} ignored because of dividends": "{loss} का घाटा लाभांश के कारण नहीं गिना गया",
  "Ignored loss in the cost": "लागत में न गिना गया घाटा",
  "loss of {loss} ignored because of the bonus units":
    "{loss} का घाटा बोनस यूनिट के कारण नहीं गिना गया",
  "cost: an ignored loss of {loss}": "{loss} का न गिना गया घाटा इसकी लागत है",
  "with an ignored loss of {loss}": "{loss} के न गिने गए घाटे सहित",
  "{year} ended with a loss, but not all of its sales are known: enter the loss from your return under Losses in the tax report.":
    "{year} में घाटा बचा, पर उस साल की सारी बिक्री पता नहीं: रिटर्न में जो घाटा है, उसे कर रिपोर्ट के “घाटे” भाग में डालें।",
  "The tax is worked out at your slab for {year}.": "कर {year} के आपके स्लैब से लगाया गया है।",
  "It can be recorded from {date} on.": "इसे {date} से दर्ज किया जा सकेगा।",
  "Its units may be locked. Ask the fund house until when.":
    "इसकी यूनिटें लॉक हो सकती हैं। कब तक, यह फ़ंड हाउस से पूछें।",
  "The rate on other long-term gains is for residents; the rate for non-residents is not known.":
    "अन्य दीर्घकालिक लाभ की दर निवासियों के लिए है; अनिवासियों की दर पता नहीं।",
  "not known": "पता नहीं",
  "Taxed at your slab. For non-residents, TDS is deducted from every payment.":
    "कर आपके स्लैब से लगता है। अनिवासी को होने वाले हर भुगतान पर TDS कटता है।",
  "A loss is carried forward by the return, which is filed after the year ends. Once the {year} return is filed in time, enter its loss in the {next} report.":
    "घाटा रिटर्न से आगे जाता है, जो साल ख़त्म होने के बाद भरा जाता है। {year} का रिटर्न समय पर भर जाए, तो उसका घाटा {next} की रिपोर्ट में डालें।",
  "{year} ended with a loss of {loss}: enter it under Losses in the tax report if the return was filed in time.":
    "{year} में {loss} का घाटा बचा: रिटर्न समय पर भरा गया हो, तो इसे कर रिपोर्ट के “घाटे” भाग में डालें।",
  "For listed units the law takes the highest price on the exchange on {date}, which the NAV is only close to: enter that price.":
    "सूचीबद्ध यूनिट {date} के एक्सचेंज के सबसे ऊँचे भाव से गिनी जाती हैं; NAV उसके केवल पास होता है: वह भाव डालें।",
  "Its name says that it holds foreign debt": "इसके नाम के अनुसार इसमें विदेशी डेट है",
  "It may hold foreign shares": "इसमें विदेशी शेयर हो सकते हैं",
  "Its NAV of {date} is not known. Enter it below.": "{date} का इसका NAV पता नहीं। नीचे डालें।",
  Left: "बाकी",
  "Left out: {fund} ({what}). {reason}": "छोड़ा गया: {fund} ({what})। {reason}",
  "Long-term": "दीर्घकालिक",
  "Long-term gains on equity": "इक्विटी पर दीर्घकालिक लाभ",
  "Long-term loss as filed": "रिटर्न में दिया गया दीर्घकालिक घाटा",
  Losses: "घाटे",
  "Neither equity nor debt": "न इक्विटी, न डेट",
  No: "नहीं",
  "No slab is chosen: losses are set off as if it were {slab}%.":
    "कोई स्लैब नहीं चुना गया: घाटे का समायोजन {slab}% मानकर किया गया है।",
  "Not chosen": "नहीं चुना",
  "Not complete": "अधूरा",
  "Not complete: {count} fund is left out": "अधूरा: {count} फ़ंड छोड़ा गया है",
  "Not complete: {count} funds are left out": "अधूरा: {count} फ़ंड छोड़े गए हैं",
  "Not in it: surcharge, the rebate of section 87A, the basic exemption, the exemption for a minor child's income, other income, sales outside these funds.":
    "इसमें नहीं: अधिभार, धारा 87A की रिबेट, मूल छूट सीमा, नाबालिग बच्चे की छूट, अन्य आय, इन फ़ंडों से बाहर की बिक्री।",
  "Not known": "पता नहीं",
  "Other long-term gains": "अन्य दीर्घकालिक लाभ",
  "Other short-term gains": "अन्य अल्पकालिक लाभ",
  "Paid out": "भुगतान",
  Print: "छापें",
  Rate: "दर",
  Received: "मिली राशि",
  Reinvested: "पुनर्निवेश",
  "Resident in India": "भारत में निवासी",
  "Sales (CSV)": "बिक्री (CSV)",
  "Schedule 112A (CSV)": "अनुसूची 112A (CSV)",
  "Schemes of this category differ in what they hold": "इस श्रेणी की स्कीमें अलग-अलग चीज़ों में निवेश करती हैं",
  "Schemes of this category usually hold 65% in Indian shares":
    "इस श्रेणी की स्कीमें आम तौर पर 65% भारतीय शेयरों में रखती हैं",
  "Schemes of this category usually hold over 65% in debt":
    "इस श्रेणी की स्कीमें आम तौर पर 65% से अधिक डेट में रखती हैं",
  "Set off": "समायोजित",
  "Short-term": "अल्पकालिक",
  "Short-term gains on equity": "इक्विटी पर अल्पकालिक लाभ",
  "Short-term loss as filed": "रिटर्न में दिया गया अल्पकालिक घाटा",
  "Sold on": "बिक्री की तारीख",
  "Sold until": "इस तारीख तक बिका",
  TDS: "TDS",
  "Tax with cess": "उपकर सहित कर",
  "Tax with cess (not complete)": "उपकर सहित कर (अधूरा)",
  Taxable: "कर योग्य",
  "Taxable (not complete)": "कर योग्य (अधूरा)",
  "Taxed as": "कर का आधार",
  "Taxed at your slab. TDS is due where a fund house pays over {amount} a year.":
    "कर आपके स्लैब से लगता है। फ़ंड हाउस साल में {amount} से अधिक दे तो TDS कटता है।",
  "The dates of its oldest units are not known. Import an older statement.":
    "इसकी सबसे पुरानी यूनिटों की तारीखें पता नहीं। कोई पुराना स्टेटमेंट आयात करें।",
  "The rules of this year are not known yet: those of the last known year are used.":
    "इस वर्ष के नियम अभी पता नहीं: पिछले ज्ञात वर्ष के नियम लगाए गए हैं।",
  "These files are not complete: see what is left out above.":
    "ये फ़ाइलें अधूरी हैं: ऊपर देखें कि क्या छोड़ा गया है।",
  "Usable until": "कब तक उपयोग",
  Used: "उपयोग हुई",
  "Value per unit on {date}": "{date} को प्रति यूनिट मूल्य",
  "What is marked with * depends on a point that is not certain.":
    "जिस पर * है वह किसी ऐसी बात पर निर्भर है जो निश्चित नहीं है।",
  "With cess, without surcharge and rebate.": "उपकर सहित, अधिभार और रिबेट के बिना।",
  "Worked out from your transactions by the law as of {date}. This is not advice.":
    "आपके लेन-देन से, {date} के क़ानून के अनुसार निकाला गया। यह सलाह नहीं है।",
  "Year of the loss": "घाटे का वर्ष",
  Yes: "हाँ",
  "Your answer": "आपका जवाब",
  "Your slab in {year}": "{year} में आपका स्लैब",
  "choose a slab": "स्लैब चुनें",
  income: "आय",
  "long-term": "दीर्घकालिक",
  "long-term loss": "दीर्घकालिक घाटा",
  "losses: {section}": "घाटे: {section}",
  sales: "बिक्री",
  "short-term": "अल्पकालिक",
  "short-term loss": "अल्पकालिक घाटा",
  "your slab": "आपका स्लैब",
  "{amount} of {loss}, against {gain} at {rate}": "{amount}: {loss}, समायोजन {gain} से, दर {rate}",
  "{count} lot sold": "{count} लॉट बिका",
  "{count} lots sold": "{count} लॉट बिके",
  "{house}: {amount} in all": "{house}: कुल {amount}",
  "{name} (section {section})": "{name} (धारा {section})",
  "Only {units} units can be sold on this day": "इस दिन केवल {units} यूनिट बेची जा सकती हैं",
  "What a sale of this fund would bring cannot be worked out. See what is left out on the tax page.":
    "इस फ़ंड की बिक्री से क्या मिलेगा, यह बताया नहीं जा सकता। कर के पेज पर देखें कि क्या छोड़ा गया है।",
  "This fund has no NAV, so what a sale would bring is not known.":
    "इस फ़ंड का कोई NAV नहीं है, इसलिए बिक्री से क्या मिलेगा, यह पता नहीं।",
  "The day must be today or within a year": "दिन आज का या एक साल के भीतर का होना चाहिए",
  "The days of a load must be a number": "लोड के दिन एक संख्या होने चाहिए",
  "The days of a load must be from 1 to 3,650": "लोड के दिन 1 से 3,650 तक होने चाहिए",
  "An exit load has steps": "एग्ज़िट लोड के चरण होते हैं",
  "An exit load has at most 4 steps": "एग्ज़िट लोड के अधिक से अधिक 4 चरण होते हैं",
  "Each step of an exit load must have more days than the one before":
    "एग्ज़िट लोड के हर चरण के दिन पिछले चरण से अधिक होने चाहिए",
  "Enter either units or an amount": "यूनिट या राशि में से एक डालें",
  "The exit load is required": "एग्ज़िट लोड लिखना ज़रूरी है",
  "The exit load must be a number": "एग्ज़िट लोड एक संख्या होना चाहिए",
  "The exit load must be 0 or more": "एग्ज़िट लोड 0 या उससे अधिक होना चाहिए",
  "The exit load must be at most 100%": "एग्ज़िट लोड अधिक से अधिक 100% हो सकता है",
  "The exit load can have at most 3 decimals": "एग्ज़िट लोड में दशमलव के बाद अधिक से अधिक 3 अंक हो सकते हैं",
  "The part without a load is required": "बिना लोड का हिस्सा लिखना ज़रूरी है",
  "The part without a load must be a number": "बिना लोड का हिस्सा एक संख्या होना चाहिए",
  "The part without a load must be 0 or more": "बिना लोड का हिस्सा 0 या उससे अधिक होना चाहिए",
  "The part without a load must be at most 100%": "बिना लोड का हिस्सा अधिक से अधिक 100% हो सकता है",
  "The part without a load can have at most 3 decimals":
    "बिना लोड के हिस्से में दशमलव के बाद अधिक से अधिक 3 अंक हो सकते हैं",
  "Before selling": "बेचने से पहले",
  "What you can sell, what it would bring, and what fits the exemption.":
    "आप क्या बेच सकते हैं, उससे क्या मिलेगा, और छूट में क्या समाता है।",
  "What you can sell could not be worked out": "आप क्या बेच सकते हैं, इसका हिसाब नहीं लग सका",
  "Loading what you can sell": "आप क्या बेच सकते हैं, यह लोड हो रहा है",
  "Nothing to sell": "बेचने के लिए कुछ नहीं",
  "Funds with transactions and a NAV appear here once it is known how they are taxed.":
    "जिन फ़ंडों के लेन-देन और NAV हैं, वे यहाँ दिखते हैं, जब पता हो कि उन पर कर कैसे लगता है।",
  "These NAVs are made-up samples, and so are the figures that depend on them.":
    "ये NAV नमूने के हैं, असली नहीं, और इन पर टिके आँकड़े भी असली नहीं हैं।",
  "The fund house deducts tax (TDS) from what a non-resident gets: that is not taken off.":
    "अनिवासी को मिलने वाली राशि से फ़ंड हाउस स्रोत पर कर काटता है: वह यहाँ नहीं घटाया गया।",
  "What can be sold": "क्या बेचा जा सकता है",
  "At the newest NAV. Units leave in the order in which they were bought.":
    "सबसे नए NAV पर। यूनिटें उसी क्रम में निकलती हैं जिसमें ख़रीदी गई थीं।",
  "Exit loads are the ones you enter. Without one, no load is deducted.":
    "एग्ज़िट लोड वही हैं जो आप दर्ज करते हैं। दर्ज न होने पर कोई लोड नहीं काटा जाता।",
  "Long-term, without load": "दीर्घकालिक, बिना लोड",
  "Long-term, with load": "दीर्घकालिक, लोड सहित",
  Locked: "लॉक",
  "From {date}, {units} units more are long-term": "{date} से {units} यूनिट और दीर्घकालिक होंगी",
  "From {date}, {units} units more are unlocked and long-term":
    "{date} से {units} यूनिट और अनलॉक और दीर्घकालिक होंगी",
  "From {date}, {units} units more bear no load": "{date} से {units} यूनिट और बिना लोड होंगी",
  "What if I sell?": "बेचूँ तो क्या होगा?",
  "Lots held": "मौजूद लॉट",
  "Exit load: not entered": "एग्ज़िट लोड: नहीं डाला गया",
  "Long-term from": "कब से दीर्घकालिक",
  "Load-free from": "कब से बिना लोड",
  "Locked until": "कब तक लॉक",
  never: "कभी नहीं",
  "no load entered": "कोई लोड नहीं डाला",
  "not locked": "लॉक नहीं",
  "Sold within days ({step})": "इतने दिनों में बिक्री ({step})",
  "Load in % ({step})": "लोड % में ({step})",
  "Part of each purchase without a load, in %": "हर ख़रीद का बिना लोड का हिस्सा, % में",
  "Save exit load": "एग्ज़िट लोड सेव करें",
  "or for an amount": "या इतनी राशि की",
  "Day (today if empty)": "दिन (खाली हो तो आज)",
  "Work it out": "हिसाब लगाएँ",
  "Value at the NAV": "NAV पर मूल्य",
  "Exit load": "एग्ज़िट लोड",
  STT: "STT",
  "Short-term gain": "अल्पकालिक लाभ",
  "Long-term gain": "दीर्घकालिक लाभ",
  "Exemption left after it": "इसके बाद बची छूट",
  "Tax of this sale": "इस बिक्री का कर",
  "Tax of this sale (not complete)": "इस बिक्री का कर (अधूरा)",
  "Arrives in your bank": "बैंक में आएगा",
  "Bought on {date}: {units} units, {gain} long-term":
    "{date} की ख़रीद: {units} यूनिट, {gain} दीर्घकालिक",
  "Bought on {date}: {units} units, {gain} short-term":
    "{date} की ख़रीद: {units} यूनिट, {gain} अल्पकालिक",
  "Record this redemption": "यह निकासी दर्ज करें",
  "Buying back starts a new holding period.": "वापस ख़रीदने पर होल्डिंग अवधि फिर से गिनी जाएगी।",
  "The gains and losses could not be worked out.": "लाभ और घाटे का हिसाब नहीं लग सका।",
  "Gains use up losses of {amount} before the exemption, so that selling saves less.":
    "लाभ में से पहले {amount} के घाटे घटते हैं, फिर छूट लगती है; इसलिए बेचने से कम बचता है।",
  "Gains that fit": "जो लाभ समाते हैं",
  "exit load {load}": "एग्ज़िट लोड {load}",
  "Losses that could be booked": "जो घाटे बुक हो सकते हैं",
  "{fund}: {units} units hold a long-term loss of {loss}":
    "{fund}: {units} यूनिट में {loss} का दीर्घकालिक घाटा है",
  "{fund}: {units} units hold a short-term loss of {loss}":
    "{fund}: {units} यूनिट में {loss} का अल्पकालिक घाटा है",
  "{fund}: {units} units hold a short-term loss of {loss}, and before it a long-term gain of {gain}":
    "{fund}: {units} यूनिट में {loss} का अल्पकालिक घाटा है, और उससे पहले {gain} का दीर्घकालिक लाभ",
  "{fund}: {units} units hold a short-term loss of {loss} and a long-term loss of {longLoss}":
    "{fund}: {units} यूनिट में {loss} का अल्पकालिक और {longLoss} का दीर्घकालिक घाटा है",
  "instead of its gain above: both begin with the same units":
    "ऊपर दिए इसके लाभ के बदले: दोनों उन्हीं यूनिट से शुरू होते हैं",
  "to be set against: {sections}": "इनसे समायोजित: {sections}",
  "Long-term soon": "जल्द दीर्घकालिक",
  "{fund}: {units} units, the first bought on {date}, have a loss of {loss}, but {before} older units with a larger gain of {gain} are sold first":
    "{fund}: {date} से ख़रीदी {units} यूनिट में {loss} का घाटा है, पर उनसे पहले {before} पुरानी यूनिट बिकेंगी, जिनमें {gain} का उससे बड़ा लाभ है",
  "{fund}: {units} units are long-term from {date}": "{fund}: {units} यूनिट {date} से दीर्घकालिक",
  "Losses are used where they save most, and are carried for {years} years if the return was in time.":
    "घाटा वहाँ घटाया जाता है जहाँ सबसे ज़्यादा कर बचे; रिटर्न समय पर हो तो {years} वर्ष आगे ले जाया जाता है।",
  "No purchase dates. Add them.": "ख़रीद की तारीखें नहीं हैं; जोड़ें।",
  "Units came from another folio, or went to one, that is not here. Add that folio.":
    "यूनिटें किसी ऐसे फ़ोलियो से आईं या उसमें गईं जो यहाँ नहीं है। वह फ़ोलियो जोड़ें।",
  "About this file": "इस फ़ाइल के बारे में",
  "Tax so far": "अब तक का कर",
  "Tax so far (not complete)": "अब तक का कर (अधूरा)",
  "Tax of {year}": "{year} का कर",
  "Tax of {year} (not complete)": "{year} का कर (अधूरा)",
  "Up to {left} more tax-free this year; less if you sold what is not recorded here":
    "इस साल {left} तक और कर-मुक्त; जो बिक्री यहाँ दर्ज नहीं, वह हो तो कम",
  "{left} more tax-free this year": "इस साल {left} और कर-मुक्त",
  "{left} of the exemption was left": "छूट में से {left} बाकी रही",
  "At most {left} of the exemption was left": "छूट में से ज़्यादा से ज़्यादा {left} बाकी रही",
  "{used} of {limit} used": "{limit} में से {used} इस्तेमाल",
  "{gain} more could be used by selling what you hold": "आपके पास जो है उसे बेचने पर {gain} और",
  "Nothing that you hold has a long-term gain that would use it.":
    "आपके पास जो है, उसमें ऐसा दीर्घकालिक लाभ नहीं जो इसमें लगे।",
  "Sell {units} units: {amount} in your bank, tax 0": "{units} यूनिट बेचें: {amount} आपके बैंक में, कर 0",
  "{amount} can be taken out without tax, if you sell nothing elsewhere this year":
    "{amount} बिना कर के निकाले जा सकते हैं, यदि इस वर्ष कहीं और कुछ न बेचें",
  "Up to {amount} can be taken out without tax, if you sell nothing elsewhere this year":
    "अधिकतम {amount} बिना कर के निकाले जा सकते हैं, यदि इस वर्ष कहीं और कुछ न बेचें",
  "Shares and funds outside Fundbook use the same exemption.":
    "Fundbook के बाहर के शेयर और फ़ंड भी यही छूट लेते हैं।",
  "Schedule 112A, for your return": "आपके रिटर्न के लिए अनुसूची 112A",
  "{count} more fund": "{count} फ़ंड और",
  "{count} more funds": "{count} फ़ंड और",
  "{count} loss could be booked": "{count} घाटा बुक हो सकता है",
  "{count} losses could be booked": "{count} घाटे बुक हो सकते हैं",
  "{count} loss can't be used yet": "{count} घाटा अभी बुक नहीं हो सकता",
  "{count} losses can't be used yet": "{count} घाटे अभी बुक नहीं हो सकते",
  "Long-term within two months": "दो महीने में दीर्घकालिक",
  "{count} lot": "{count} लॉट",
  "{count} lots": "{count} लॉट",
  "Lots held: {year}": "मौजूद लॉट: {year}",

  // What regular plans cost.
  Planning: "योजना",
  "Regular plans, targets, goals, comparisons and schemes that you watch.":
    "रेगुलर प्लान, लक्षित बँटवारा, लक्ष्य, तुलना और वे योजनाएँ जिन पर आप नज़र रखते हैं।",
  "What do my regular plans cost?": "मेरे रेगुलर प्लान की लागत क्या है?",
  "Your own purchases, as they would be in the direct plan, and when a switch pays.":
    "आपकी अपनी ख़रीदारियाँ, जैसी वे डायरेक्ट प्लान में होतीं, और बदलना कब फ़ायदेमंद है।",
  "Where should the next rupees go?": "अगले रुपये कहाँ जाने चाहिए?",
  "A target for each kind of fund, how far you are from it, and the way back.":
    "हर तरह के फ़ंड का लक्षित हिस्सा, आप उससे कितनी दूर हैं, और वापसी का रास्ता।",
  "Will it be enough for my goals?": "क्या यह मेरे लक्ष्यों के लिए काफ़ी होगा?",
  "What a school, a house or retirement costs, and the SIP that it takes.":
    "स्कूल, घर या सेवानिवृत्ति की लागत, और उसके लिए ज़रूरी SIP।",
  "Which scheme did better?": "कौन-सी योजना बेहतर रही?",
  "Up to five schemes, yours or others, over the days that they have in common.":
    "आपकी या दूसरी, पाँच तक योजनाएँ, उनके साझा दिनों पर।",
  "How are the schemes that I watch?": "जिन योजनाओं पर मैं नज़र रखता हूँ, वे कैसी हैं?",
  "Their NAVs and the day's change, without holding them.": "उनके NAV और दिन का बदलाव, बिना उन्हें रखे।",
  "What your regular plans cost, and when a switch pays.":
    "आपके रेगुलर प्लान की लागत, और स्विच कब फ़ायदेमंद है।",
  "Your regular plans could not be loaded": "आपके रेगुलर प्लान लोड नहीं हो सके",
  "Loading your regular plans": "आपके रेगुलर प्लान लोड हो रहे हैं",
  "Your funds are in direct plans already": "आपके फ़ंड पहले से डायरेक्ट प्लान में हैं",
  "There is nothing that a switch would save.": "स्विच करने से कुछ नहीं बचेगा।",
  "The NAVs of the direct plans are being fetched": "डायरेक्ट प्लान के NAV लाए जा रहे हैं",
  "Nothing to compare yet": "अभी तुलना के लिए कुछ नहीं",
  "What your regular plans cost appears here, from your own purchases.":
    "आपके रेगुलर प्लान की लागत यहाँ दिखेगी, आपकी अपनी ख़रीद के आधार पर।",
  "Worked out from your own purchases and AMFI's NAVs. Nothing here is advice.":
    "आपकी अपनी ख़रीद और AMFI के NAV से निकाला गया। यह निवेश की सलाह नहीं है।",
  "More in direct plans": "डायरेक्ट प्लान में अधिक",
  "Less in direct plans": "डायरेक्ट प्लान में कम",
  "{amount} of it in the last twelve months": "इसमें से {amount} पिछले बारह महीनों में",
  "{amount} of it in the last twelve months, {percent}% of what you hold":
    "इसमें से {amount} पिछले बारह महीनों में, आपके पास जो है उसका {percent}%",
  "but {amount} less in the last twelve months": "पर पिछले बारह महीनों में {amount} कम",
  "but {amount} more in the last twelve months": "पर पिछले बारह महीनों में {amount} ज़्यादा",
  "NAVs of further direct plans are being fetched; their funds are added as they come.":
    "और डायरेक्ट प्लान के NAV लाए जा रहे हैं; उनके आते ही फ़ंड जुड़ जाएँगे।",
  "In the direct plan": "डायरेक्ट प्लान में",
  "As held": "जैसा आपके पास है",
  Difference: "अंतर",
  "By fund": "फ़ंड के अनुसार",
  "{percent}% in the last twelve months": "पिछले बारह महीनों में {percent}%",
  "{count} fund is not counted": "{count} फ़ंड गिना नहीं गया",
  "{count} funds are not counted": "{count} फ़ंड गिने नहीं गए",
  "It is a direct plan already.": "यह पहले से डायरेक्ट प्लान है।",
  "It has no regular and direct plan.": "इसमें रेगुलर और डायरेक्ट प्लान नहीं हैं।",
  "AMFI's list has no direct plan of it.": "AMFI की सूची में इसका डायरेक्ट प्लान नहीं है।",
  "Several direct plans in AMFI's list match, so none is compared.":
    "AMFI की सूची में कई डायरेक्ट प्लान मेल खाते हैं, इसलिए किसी से तुलना नहीं की जाती।",
  "Its scheme is not in AMFI's list. Choose its scheme on the fund's page.":
    "इसकी स्कीम AMFI की सूची में नहीं है। फ़ंड के पेज पर इसकी स्कीम चुनें।",
  "Its scheme has ended.": "इसकी स्कीम समाप्त हो चुकी है।",
  "You hold no units of it any more.": "अब आपके पास इसकी कोई यूनिट नहीं है।",
  "Add its transactions: the dates of your purchases are needed.":
    "इसके लेन-देन जोड़ें: आपकी ख़रीद की तारीखें चाहिए।",
  "Import its earlier statement: part of its past is not known.":
    "इसका पहले का स्टेटमेंट आयात करें: इसका कुछ पुराना हिसाब पता नहीं है।",
  "The NAVs of the direct plan are being fetched.": "डायरेक्ट प्लान के NAV लाए जा रहे हैं।",
  "NAVs of one of its plans are missing.": "इसके एक प्लान के NAV उपलब्ध नहीं हैं।",
  "In the direct plan: {amount} more": "डायरेक्ट प्लान में: {amount} अधिक",
  "In the direct plan: {amount} less": "डायरेक्ट प्लान में: {amount} कम",
  "The fund's direct plan could not be worked out.": "फ़ंड का डायरेक्ट प्लान नहीं निकाला जा सका।",
  "XIRR as held": "XIRR, जैसा आपके पास है",
  "XIRR in the direct plan": "डायरेक्ट प्लान में XIRR",
  "By financial year": "वित्त वर्ष के अनुसार",
  "In percent": "प्रतिशत में",
  "The direct plan: {title}": "डायरेक्ट प्लान: {title}",
  "The fund's page": "फ़ंड का पेज",
  "In the direct plan, estimated: {amount} more": "डायरेक्ट प्लान में, अनुमान से: {amount} अधिक",
  "In the direct plan, estimated: {amount} less": "डायरेक्ट प्लान में, अनुमान से: {amount} कम",
  "Estimated, in addition": "इसके अलावा, अनुमान से",
  "{amount} more in direct plans, of {funds}": "डायरेक्ट प्लान में {amount} अधिक: {funds}",
  "{amount} less in direct plans, of {funds}": "डायरेक्ट प्लान में {amount} कम: {funds}",
  "Payouts, and units from other funds, cannot be followed exactly.":
    "भुगतान और दूसरे फ़ंड से आई यूनिट का ठीक-ठीक हिसाब नहीं हो सकता।",
  "An estimate: payouts, and units from other funds, cannot be followed exactly.":
    "एक अनुमान: भुगतान और दूसरे फ़ंड से आई यूनिट का ठीक-ठीक हिसाब नहीं हो सकता।",
  "A NAV moved by more than costs explain on {days}.":
    "{days} को NAV में इतना बदलाव हुआ, जितना केवल लागत से नहीं हो सकता।",
  "If you switched today": "अगर आप आज स्विच करें",
  "When a switch pays off depends on the exit load.":
    "स्विच कब फ़ायदेमंद होगा, यह एग्ज़िट लोड पर निर्भर है।",
  "Enter the exit load": "एग्ज़िट लोड भरें",
  "The tax depends on your slab.": "कर आपके स्लैब पर निर्भर है।",
  "Choose your slab": "अपना स्लैब चुनें",
  "The last units are locked until {day}.": "आख़िरी यूनिट {day} तक लॉक हैं।",
  "The new units start a new holding period, exit load and three-year lock.":
    "नई यूनिट की होल्डिंग अवधि, एग्ज़िट लोड और तीन साल का लॉक नए सिरे से शुरू होते हैं।",
  "The new units start a new holding period and exit load.":
    "नई यूनिट की होल्डिंग अवधि और एग्ज़िट लोड नए सिरे से शुरू होते हैं।",
  Switched: "स्विच की गई राशि",
  "STT and stamp duty": "STT और स्टांप शुल्क",
  "Costs in all": "कुल लागत",
  "Worth it at {percent}% growth a year": "सालाना {percent}% बढ़त पर फ़ायदेमंद",
  "not within 20 years": "20 साल में नहीं",
  "at once": "तुरंत",
  "after {count} month": "{count} महीने बाद",
  "after {count} months": "{count} महीने बाद",
  "Long-term today: {units} units, {amount}": "आज दीर्घकालिक: {units} यूनिट, {amount}",
  "Long-term and free of load today: {units} units, {amount}":
    "आज दीर्घकालिक और बिना लोड: {units} यूनिट, {amount}",
  // Comparing schemes, and the watch list.
  "Compare schemes": "स्कीम की तुलना",
  "How up to five schemes did, held or not, and your watch list.":
    "पाँच तक स्कीम का प्रदर्शन, चाहे वे आपके पास हों या नहीं, और आपकी वॉचलिस्ट।",
  "“{text}” is not the AMFI code of a scheme.": "“{text}” किसी स्कीम का AMFI कोड नहीं है।",
  "At most five schemes can be compared": "अधिक से अधिक पाँच स्कीम की तुलना हो सकती है",
  "At most five schemes can be compared. The others in the address are left out.":
    "अधिक से अधिक पाँच स्कीम की तुलना हो सकती है। पते की बाकी स्कीम छोड़ दी गई हैं।",
  "Choose a scheme to compare": "तुलना के लिए एक स्कीम चुनें",
  "The schemes could not be loaded": "स्कीम लोड नहीं हो सकीं",
  "Choose up to five schemes, your own funds or any other.":
    "पाँच तक स्कीम चुनें, अपने फ़ंड या कोई भी दूसरी।",
  "These schemes have no two days in common. Remove one of them to compare the others.":
    "इन स्कीम के दो दिन भी साझा नहीं हैं। बाकी की तुलना के लिए इनमें से एक हटाएँ।",
  "Compared schemes": "जिन स्कीम की तुलना हो रही है",
  "Remove {scheme} from the comparison": "{scheme} को तुलना से हटाएँ",
  "AMFI's list has no scheme with this code.": "AMFI की सूची में इस कोड की कोई स्कीम नहीं है।",
  "Its NAV drops with each payout, so it cannot be compared. Compare the growth option.":
    "हर भुगतान के साथ इसका NAV गिरता है, इसलिए इसकी तुलना नहीं हो सकती। ग्रोथ विकल्प की तुलना करें।",
  "Its NAV drops with each bonus, so it cannot be compared. Compare the growth option.":
    "हर बोनस के साथ इसका NAV गिरता है, इसलिए इसकी तुलना नहीं हो सकती। ग्रोथ विकल्प की तुलना करें।",
  "Its NAVs are being fetched. It is compared once they have come.":
    "इसके NAV लाए जा रहे हैं। उनके आते ही तुलना होगी।",
  "The sample list has no earlier NAVs. It is compared once AMFI's list is here.":
    "नमूना सूची में पहले के NAV नहीं हैं। AMFI की सूची आते ही तुलना होगी।",
  "Its face value changed on {day}, so the comparison does not go back further.":
    "{day} को इसका अंकित मूल्य बदला, इसलिए तुलना उससे पहले नहीं जाती।",
  "It has matured or was wound up: the comparison ends with its last NAV, of {day}.":
    "यह परिपक्व हो चुकी है या बंद कर दी गई: तुलना इसके आख़िरी NAV, {day}, पर ख़त्म होती है।",
  Figures: "आँकड़े",
  "A year": "सालाना",
  "In all": "कुल",
  "SIP of ₹10,000 a month": "₹10,000 मासिक की SIP",
  "Worst fall": "सबसे बड़ी गिरावट",
  Volatility: "अस्थिरता",
  "Volatility is the standard deviation of the last 36 months' returns, for a year.":
    "अस्थिरता पिछले 36 महीनों के रिटर्न का मानक विचलन है, एक साल के लिए।",
  "{paid} became {value}": "{paid} बढ़कर {value} हुए",
  "None|of falls": "कोई नहीं",
  "SIP of ₹10,000 a month: {outcome}": "हर महीने ₹10,000 की SIP: {outcome}",
  "Worst fall: {days}, {recovery}": "सबसे बड़ी गिरावट: {days}, {recovery}",
  "Dates and amounts": "तारीखें और राशियाँ",
  "not recovered yet": "अभी उबरी नहीं",
  "recovered on {day}": "{day} को उबरी",
  "Choose a scheme from the list.": "सूची में से एक स्कीम चुनें।",
  "AMFI has no code for this scheme.": "AMFI के पास इस स्कीम का कोड नहीं है।",
  Compare: "तुलना करें",
  Watch: "नज़र रखें",
  "Five schemes are compared. Remove one to add another.":
    "पाँच स्कीम की तुलना हो रही है। दूसरी जोड़ने के लिए एक हटाएँ।",
  "Compare with your own fund or a benchmark": "अपने फ़ंड या बेंचमार्क से तुलना करें",
  "Your funds and benchmarks": "आपके फ़ंड और बेंचमार्क",
  "Your funds": "आपके फ़ंड",
  Benchmarks: "बेंचमार्क",
  "The scheme list is not available right now.": "स्कीम की सूची अभी उपलब्ध नहीं है।",
  "Compare with…": "तुलना करें…",
  "Stop watching": "नज़र रखना बंद करें",
  "Watch {scheme}": "{scheme} पर नज़र रखें",
  "Stop watching {scheme}": "{scheme} पर नज़र रखना बंद करें",
  "Compare {scheme}": "{scheme} की तुलना करें",
  "Growth of ₹10,000": "₹10,000 की बढ़त",
  "Growth of ₹10,000 by day": "दिन के हिसाब से ₹10,000 की बढ़त",
  "Compared over the days that all have in common, {from} to {to}.":
    "तुलना उन दिनों की है जो सभी में साझा हैं, {from} से {to} तक।",
  "Compared from {from} to {to}: {scheme} has no earlier NAVs.":
    "तुलना {from} से {to} तक की है: {scheme} के इससे पहले के NAV नहीं हैं।",
  "{lowest} to {highest}, median {median}; {share}% above {rate}%":
    "{lowest} से {highest}, माध्यिका {median}; {share}% अवधियाँ {rate}% से ऊपर",
  "The schemes need more than a year in common.": "इनके लिए एक साल से अधिक साझा समय चाहिए।",
  "Share of periods above": "इस दर से ऊपर रही अवधियों का हिस्सा",
  "Yearly returns over every period of this length. The box holds the middle half of them.":
    "सालाना, इस लंबाई की हर अवधि में। बॉक्स में उनका बीच का आधा हिस्सा है।",
  "Lower quartile": "निचला चतुर्थक",
  "Upper quartile": "ऊपरी चतुर्थक",
  "Above 0%": "0% से ऊपर",
  "Above the chosen rate": "चुनी हुई दर से ऊपर",
  "Calendar years": "कैलेंडर वर्ष",
  "Returns by calendar year": "कैलेंडर वर्ष के हिसाब से रिटर्न",
  "{year} (partial)": "{year}, आंशिक",
  "Watch list": "वॉचलिस्ट",
  Year: "साल",
  "Your watch list could not be loaded.": "आपकी वॉचलिस्ट लोड नहीं हो सकी।",
  "Watch a scheme to see its NAV and its day's change here.":
    "किसी स्कीम पर नज़र रखें, तो उसका NAV और दिन का बदलाव यहाँ दिखेगा।",
  "AMFI's list has no NAV of this scheme.": "AMFI की सूची में इस स्कीम का NAV नहीं है।",
  "NAV {nav} of {day}": "NAV {nav}, {day}",
  // Targets and goals.
  Target: "तय बँटवारा",
  "Target restored": "तय बँटवारा वापस आया",
  "{count} part": "{count} हिस्सा",
  "{count} parts": "{count} हिस्से",
  "Add goals and targets": "लक्ष्य और तय बँटवारे जोड़ें",
  "The file also has {count} goal or target.": "फ़ाइल में {count} लक्ष्य या तय बँटवारा भी है।",
  "The file also has {count} goals and targets.": "फ़ाइल में {count} लक्ष्य और तय बँटवारे भी हैं।",
  "{count} goal or target is in your account": "{count} लक्ष्य या तय बँटवारा आपके खाते में है",
  "{count} goals and targets are in your account": "{count} लक्ष्य और तय बँटवारे आपके खाते में हैं",
  Goals: "लक्ष्य",
  "Goal added": "लक्ष्य जोड़ा गया",
  "Goal saved": "लक्ष्य सेव हो गया",
  "Goal deleted.": "लक्ष्य मिटाया गया।",
  "Goal date: {day}": "लक्ष्य की तारीख: {day}",
  "On track, if your assumptions hold": "राह पर है, अगर आपका अनुमान सही निकला",
  "{amount} a month": "हर महीने {amount}",
  "{value} of {amount} in today's rupees": "आज के रुपयों में {amount} में से {value}",
  "{amount} more a month": "हर महीने {amount} और",
  "{percent}% goes to your goal {name}": "{percent}% आपके लक्ष्य {name} के लिए",
  "As you assume": "आपके अनुमान से",
  "2 points more": "2 अंक अधिक",
  "2 points less": "2 अंक कम",
  Band: "दायरा",
  "The goal by month, in the rupees of each month": "लक्ष्य महीने के हिसाब से, हर महीने के रुपयों में",
  "What it costs": "इसकी लागत",
  "Aimed at": "लक्ष्य राशि",
  "Worth now": "अभी का मूल्य",
  "It will cost": "तब लागत होगी",
  "It may be worth": "तब मूल्य हो सकता है",
  "in today's rupees": "आज के रुपयों में",
  "in that day's rupees": "उस दिन के रुपयों में",
  "in that day's rupees, before tax and load": "उस दिन के रुपयों में, कर और लोड से पहले",
  "in the first year": "पहले साल में",
  "{low} to {high}": "{low} से {high}",
  "On top of today's SIPs": "आज की SIP के अलावा",
  "SIP needed in all": "कुल ज़रूरी SIP",
  "Reached, on your assumptions": "आपके अनुमान से पूरा होगा",
  "Not within a hundred years": "सौ साल में नहीं",
  "Before tax and load. {inflation}% inflation and {expected}% return are your assumptions.":
    "कर और लोड से पहले। {inflation}% महँगाई और {expected}% रिटर्न आपके अनुमान हैं।",
  "Before tax and load. {inflation}% inflation and {expected}% return are your assumptions; SIPs go on as they are.":
    "कर और लोड से पहले। {inflation}% महँगाई और {expected}% रिटर्न आपके अनुमान हैं; SIP वैसी ही चलती रहेंगी।",
  "Dates of its funds": "इसके फ़ंड की तारीखें",
  "Funds that feed it": "इसमें लगने वाले फ़ंड",
  "No fund feeds it yet. Edit it to choose some.": "अभी इसमें कोई फ़ंड नहीं लगता। चुनने के लिए इसे बदलें।",
  "its SIP is paused": "इसकी SIP रुकी हुई है",
  "{percent}% of it": "इसका {percent}%",
  "{amount} a month, which brings {sum} by then": "हर महीने {amount}, जिससे उस दिन तक {sum} मिलेंगे",
  "{fund}: today's units can be sold from {day} on": "{fund}: आज की यूनिट {day} से बेची जा सकती हैं",
  "{fund}: units that its SIP buys in the three years before the goal's date are still locked then, the last of them until {day}":
    "{fund}: लक्ष्य की तारीख से पहले के तीन साल में SIP जो यूनिट ख़रीदेगी वे तब भी लॉक होंगी, आख़िरी {day} तक",
  "{fund}: matures in {month}": "{fund}: {month} में परिपक्व होगा",
  "after the goal's date": "लक्ष्य की तारीख के बाद",
  "{count} fund that fed it was deleted, and adds nothing. Restore it in your account if it is listed there, or edit the goal.":
    "इसमें लगने वाला {count} फ़ंड मिटाया गया है, और कुछ नहीं जोड़ता। वह आपके खाते में दिखे तो वापस लाएँ, या लक्ष्य बदलें।",
  "{count} funds that fed it were deleted, and add nothing. Restore them in your account if they are listed there, or edit the goal.":
    "इसमें लगने वाले {count} फ़ंड मिटाए गए हैं, और कुछ नहीं जोड़ते। वे आपके खाते में दिखें तो वापस लाएँ, या लक्ष्य बदलें।",
  "Add a goal": "लक्ष्य जोड़ें",
  "Edit goal": "लक्ष्य बदलें",
  "Amount in today's rupees (₹)": "आज के रुपयों में राशि (₹)",
  "Inflation (% a year)": "महँगाई (% सालाना)",
  "Return (% a year)": "रिटर्न (% सालाना)",
  "Your assumption": "आपका अनुमान",
  "Your assumption, before tax and load": "आपका अनुमान, कर और लोड से पहले",
  "Step-up and withdrawals": "बढ़ोतरी और निकासी",
  "Of the SIP that closes the gap": "कमी पूरी करने वाली SIP की",
  "Monthly withdrawal from that date on, in today's rupees (optional)":
    "उस दिन से हर महीने की निकासी, आज के रुपयों में (वैकल्पिक)",
  "Equity grows by (% a year)": "इक्विटी बढ़ेगी (% सालाना)",
  "Debt grows by (% a year)": "डेट बढ़ेगा (% सालाना)",
  "Both assumed. Your split of {equity}% equity and {debt}% debt gives the return.":
    "दोनों अनुमान हैं। आपके बँटवारे, {equity}% इक्विटी और {debt}% डेट, से रिटर्न निकला है।",
  "Your split": "आपका बँटवारा",
  "A hybrid fund counts half as equity and half as debt; gold and everything else count as debt. What your funds brought in the past is not used.":
    "हाइब्रिड फ़ंड आधा इक्विटी और आधा डेट गिना जाता है; सोना और बाकी सब डेट गिने जाते हैं। फ़ंड ने पहले क्या दिया, यह नहीं गिना जाता।",
  "All funds that aren't promised elsewhere": "वे सारे फ़ंड जो किसी और लक्ष्य में नहीं हैं",
  "On these assumptions {part} of {whole}": "इन अनुमानों पर {whole} में से {part}",
  "On these assumptions {part} of {whole} lakh": "इन अनुमानों पर {whole} लाख में से {part}",
  "On these assumptions {part} of {whole} crore": "इन अनुमानों पर {whole} करोड़ में से {part}",
  "All figures": "सारे आँकड़े",
  "Other calculators may show a little more.": "दूसरे कैलकुलेटर कुछ ज़्यादा दिखा सकते हैं।",
  "The monthly return": "महीने का रिटर्न",
  "A deleted fund": "मिटाया गया फ़ंड",
  "Add a fund": "फ़ंड जोड़ें",
  "Leave out {fund}": "{fund} को छोड़ें",
  "{fund}, in percent": "{fund}, प्रतिशत में",
  "{percent}% is left": "{percent}% बाकी है",
  "What are you saving for?": "आप किसके लिए बचत कर रहे हैं?",
  "A school, a house, retirement: enter what it costs today and when you need it, and see what it takes.":
    "पढ़ाई, घर, रिटायरमेंट: लिखें कि आज कितना लगता है और कब चाहिए, और देखें कि कितनी बचत चाहिए।",
  "Delete goal?": "लक्ष्य मिटाएँ?",
  "Delete the goal {name}": "लक्ष्य {name} मिटाएँ",
  "Edit the goal {name}": "लक्ष्य {name} बदलें",
  "Loading your goals": "आपके लक्ष्य लोड हो रहे हैं",
  "Many calculators take a twelfth of the yearly return as the monthly return: for ₹5,000 a month at 12% they show ₹64,047 after a year. This page shows ₹63,832, which XIRR also calls 12%.":
    "कई कैलकुलेटर सालाना रिटर्न का बारहवाँ हिस्सा महीने का रिटर्न मानते हैं: 12% पर हर महीने ₹5,000 के लिए वे एक साल बाद ₹64,047 दिखाते हैं। यह पेज ₹63,832 दिखाता है, जो XIRR के अनुसार भी 12% है।",
  "Nothing here is advice.": "यह निवेश की सलाह नहीं है।",
  "Your funds and SIPs stay. You can restore the goal for 30 days.":
    "आपके फ़ंड और SIP बने रहेंगे। आप लक्ष्य को 30 दिन तक वापस ला सकते हैं।",
  "Your goals could not be loaded": "आपके लक्ष्य लोड नहीं हो सके",
  "Withdrawals last for a hundred years or more.": "निकासी सौ साल या उससे ज़्यादा चलेगी।",
  "It would not pay one withdrawal in full.": "इससे एक भी निकासी पूरी नहीं हो पाएगी।",
  "With 2 points less, it would not pay one withdrawal in full.":
    "2 अंक कम पर इससे एक भी निकासी पूरी नहीं हो पाएगी।",
  "The last withdrawal is in {low} or later.": "आख़िरी निकासी {low} में या उसके बाद होगी।",
  "The last withdrawal is in {low}.": "आख़िरी निकासी {low} में होगी।",
  "The last withdrawal is between {low} and {high}.": "आख़िरी निकासी {low} और {high} के बीच होगी।",
  "What you save for, and whether it will be enough.": "आप किसके लिए बचाते हैं, और क्या वह काफ़ी होगा।",
  "Regular plans": "रेगुलर प्लान",
  Targets: "तय बँटवारा",
  "What you hold beside the mix that you want, and where new money goes.":
    "आपके पास क्या है और आप कैसा बँटवारा चाहते हैं, और नया पैसा कहाँ लगे।",
  "Any {part} fund that is open": "{part} का कोई खुला फ़ंड",
  "Back to target": "तय बँटवारे पर वापस",
  Sell: "बेचें",
  Buy: "ख़रीदें",
  Action: "क्या करें",
  "Every part is within its band: nothing needs to be sold.":
    "हर हिस्सा अपने दायरे में है: कुछ बेचने की ज़रूरत नहीं।",
  "Sold in this order: losses, long-term units without an exit load, other long-term units, all others; in each fund the oldest units first. This does not minimise tax. Each person buys for what they sold. Amounts are before load and tax.":
    "बिक्री का क्रम: घाटे वाली यूनिट, बिना एग्ज़िट लोड की लंबी अवधि वाली, बाकी लंबी अवधि वाली, बाकी सब; हर फ़ंड में सबसे पुरानी यूनिट पहले। इससे कर सबसे कम नहीं होता। हर व्यक्ति अपनी बिक्री के पैसे से ही ख़रीदता है। राशियाँ लोड और कर से पहले की हैं।",
  "The way back could not be worked out.": "वापसी का हिसाब नहीं निकाला जा सका।",
  "Nothing needs to be sold or bought.": "न कुछ बेचने की ज़रूरत है, न ख़रीदने की।",
  "What selling and buying would bring each part to its percentage, with load and tax.":
    "कितना बेचने और ख़रीदने से हर हिस्सा अपने प्रतिशत पर आएगा, लोड और कर के साथ।",
  "the tax is not known": "कर पता नहीं है",
  "the exit load is not known, as it was not entered for all of these funds":
    "एग्ज़िट लोड पता नहीं है, क्योंकि वह इन सब फ़ंड के लिए लिखा नहीं गया है",
  "tax {tax} for all of these sales together": "कर {tax}, इन सब बिक्री का एक साथ",
  "{amount} above the target cannot be sold, for example because units are locked.":
    "तय बँटवारे से ऊपर के {amount} बेचे नहीं जा सकते, जैसे यूनिट लॉक होने के कारण।",
  "The split could not be worked out.": "बँटवारा नहीं निकाला जा सका।",
  "The split that comes closest to the target, without selling.":
    "वह बँटवारा जो बिना कुछ बेचे लक्ष्य के सबसे पास लाता है।",
  "The split": "बँटवारा",
  "SIPs that are still due this month count as paid.":
    "इस महीने जो SIP अभी बाक़ी हैं, वे चुकाई हुई गिनी जाती हैं।",
  "Where the next rupees go": "अगले रुपये कहाँ जाएँ",
  "You have no open fund in this part.": "इस हिस्से में आपके पास कोई खुला फ़ंड नहीं है।",
  "{amount} by SIP this month": "इस महीने SIP से {amount}",
  "What each scheme invests in": "हर स्कीम किसमें निवेश करती है",
  Drift: "उससे दूरी",
  "Now and target": "अभी और तय",
  "Now|share": "अभी",
  Part: "हिस्सा",
  "exactly on target": "ठीक तय जितना",
  "{share}%, target {percent}%": "{share}%, तय {percent}%",
  "{points} points above": "{points} अंक ऊपर",
  "{points} points below": "{points} अंक नीचे",
  "{away}, outside the band": "{away}, दायरे से बाहर",
  "{part} (%)": "{part} (%)",
  "By what funds invest in": "फ़ंड के निवेश के अनुसार",
  "By your categories": "आपकी श्रेणियों के अनुसार",
  "Edit target": "बँटवारा बदलें",
  "Set a target": "बँटवारा तय करें",
  "Remove target": "बँटवारा हटाएँ",
  "Target removed.": "तय बँटवारा हटाया गया।",
  "Target saved": "तय बँटवारा सेव हो गया",
  "Band (points)": "दायरा (अंक)",
  "The same for each part": "हर हिस्से के लिए एक-सा",
  "Narrower for small parts": "छोटे हिस्सों के लिए कम",
  "At most this share of the part (%)": "हिस्से का ज़्यादा से ज़्यादा इतना (%)",
  "With 5 points and 25%, the usual rule, a part of 60% may be 5 points off, and one of 10% only 2.5.":
    "5 अंक और 25% (आम नियम) में 60% का हिस्सा 5 अंक दूर हो सकता है, और 10% का केवल 2.5।",
  "How far a part may be from its percentage before it counts as off.":
    "कोई हिस्सा अपने प्रतिशत से कितना दूर हो सकता है।",
  Parts: "हिस्से",
  "{percent}% too much": "{percent}% ज़्यादा",
  "Together {total} of 100%": "कुल 100% में से {total}%",
  "Give each kind of fund a percentage. You then see how far you are from it, and where the next rupees go.":
    "हर तरह के फ़ंड को एक प्रतिशत दें। फिर आप देखेंगे कि आप उससे कितने दूर हैं, और अगले रुपये कहाँ जाएँ।",
  "What mix do you want to hold?": "आप किसका कितना हिस्सा रखना चाहते हैं?",
  "Loading your targets": "आपका तय बँटवारा लोड हो रहा है",
  "Your targets could not be loaded": "आपका तय बँटवारा लोड नहीं हो सका",
  "Of {amount}": "{amount} में से",
  "{count} fund is in no part: its NAV or what it invests in is not known.":
    "{count} फ़ंड किसी हिस्से में नहीं है: उसका NAV या निवेश पता नहीं है।",
  "{count} funds are in no part: their NAV or what they invest in is not known.":
    "{count} फ़ंड किसी हिस्से में नहीं हैं: उनका NAV या निवेश पता नहीं है।",
  "Goal of {amount}": "{amount} का लक्ष्य",
  "Added to your watch list": "आपकी वॉचलिस्ट में जोड़ी गई",
} as const;

// prettier-ignore
const months = [
  "जनवरी", "फ़रवरी", "मार्च", "अप्रैल", "मई", "जून",
  "जुलाई", "अगस्त", "सितंबर", "अक्टूबर", "नवंबर", "दिसंबर",
];

const twoDigits = (value: number) => String(value).padStart(2, "0");

export default {
  name,
  texts,
  pluralForm: (count) => (count <= 1 ? "one" : "other"),
  formatDate: (year, month, day) => `${day} ${months[month - 1]} ${year}`,
  formatDay: (month, day) => `${day} ${months[month - 1]}`,
  formatMonth: (year, month) => `${months[month - 1]} ${year}`,
  formatTime: (hours, minutes) => `${twoDigits(hours)}:${twoDigits(minutes)}`,
} satisfies LanguageRules & { texts: Record<string, string> };
