import type { Catalogue } from "../catalogue.ts";

export const name = "हिन्दी";

/**
 * The English text is the key. Names in braces stand for values and are the same in both. What follows a bar is not
 * shown: it tells apart what English has one word for.
 */
export const texts = {
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
  "Try again": "फिर कोशिश करें",
  Loading: "लोड हो रहा है",
  Suggestions: "सुझाव",
  Notifications: "सूचनाएँ",
  "Close toast": "सूचना बंद करें",
  "DevTools are disabled": "डेवलपर टूल बंद हैं",
  gain: "लाभ",
  loss: "हानि",
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
  "Sign in to see your mutual funds, their value and returns.":
    "अपने म्यूचुअल फ़ंड, उनका मूल्य और रिटर्न देखने के लिए साइन इन करें।",
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
  "Continue with Google": "Google के साथ जारी रखें",
  "Waiting for Google...": "Google के जवाब का इंतज़ार है...",
  "Signing in with Google did not work. Please try again.":
    "Google से साइन इन नहीं हो सका। कृपया फिर कोशिश करें।",
  "Google sign-in was closed before it finished.":
    "Google से साइन इन पूरा होने से पहले ही बंद कर दिया गया।",
  "Link your Google account": "अपना Google खाता जोड़ें",
  "Link Google": "Google जोड़ें",
  "Confirm that an account is yours to sign in with Google.":
    "Google से साइन इन करने के लिए साबित करें कि खाता आपका है।",
  "Not your account?": "यह आपका खाता नहीं है?",
  "An account with {email} already exists. Confirm that it is yours to sign in to it with Google.":
    "{email} का खाता पहले से है। साबित करें कि वह आपका है, फिर Google से उसमें साइन इन हो सकेगा।",
  "You will be able to sign in to the account {email} with Google.":
    "आप Google से खाते {email} में साइन इन कर सकेंगे।",
  "If this address was never confirmed before, the old password is removed and other devices are signed out.":
    "अगर इस पते की पुष्टि पहले किसी ने नहीं की है, तो पुराना पासवर्ड हटा दिया जाता है और दूसरे डिवाइस साइन आउट हो जाते हैं।",
  "Link and sign in": "जोड़ें और साइन इन करें",
  "Linking...": "जोड़ा जा रहा है...",
  "Send a link to this address": "इस पते पर लिंक भेजें",
  "Link sent. Open it in this browser within 30 minutes.":
    "लिंक भेज दिया गया। इसे 30 मिनट के भीतर इसी ब्राउज़र में खोलें।",
  "Google was linked to your account.": "Google आपके खाते से जोड़ दिया गया।",

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
  "For your account {email}": "आपके खाते {email} के लिए",
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
  "Add the first fund you hold. Fundbook works out its value and returns from the latest NAV.":
    "अपना पहला फ़ंड जोड़ें। Fundbook ताज़ा NAV से उसका मूल्य और रिटर्न निकाल देगा।",
  "Current Value": "मौजूदा मूल्य",
  "Total Invested": "कुल निवेश",
  PnL: "लाभ/हानि",
  "Overall Returns": "कुल रिटर्न",
  Schemes: "स्कीमें",
  "on {day} against {before}": "{before} की तुलना में {day} को",
  "{first} to {last}": "{first} से {last}",
  "{count} of {total} funds": "{total} में से {count} फ़ंड",
  "{count} fund has no NAV yet. Its invested {amount} is not part of current value, PnL and returns.":
    "{count} फ़ंड का NAV अभी नहीं है: उसमें लगे {amount} मौजूदा मूल्य, लाभ/हानि और रिटर्न में शामिल नहीं हैं।",
  "{count} funds have no NAV yet. Their invested {amount} is not part of current value, PnL and returns.":
    "{count} फ़ंडों का NAV अभी नहीं है: उनमें लगे {amount} मौजूदा मूल्य, लाभ/हानि और रिटर्न में शामिल नहीं हैं।",
  "The category “{category}” is left out of current value.":
    "श्रेणी “{category}” मौजूदा मूल्य में नहीं गिनी गई है।",
  "By category": "श्रेणी के अनुसार",
  Category: "श्रेणी",
  Invested: "निवेश",
  "Current value": "मौजूदा मूल्य",
  "Share|of the whole": "हिस्सा",
  others: "अन्य",
  "Largest holdings": "सबसे बड़े निवेश",
  "No NAV yet": "NAV अभी नहीं है",
  "Sample NAVs: the real list could not be fetched yet. Figures are for trying Fundbook out.":
    "नमूने के NAV: असली सूची अभी नहीं मिल सकी है। ये आँकड़े केवल Fundbook को आज़माने के लिए हैं।",
  "Offline: figures as of {moment}. Changes cannot be saved until Fundbook can be reached.":
    "ऑफ़लाइन: आँकड़े {moment} के हैं। Fundbook से संपर्क होने तक बदलाव सेव नहीं हो सकते।",

  "Offline: changes cannot be saved until Fundbook can be reached.":
    "ऑफ़लाइन: Fundbook से संपर्क होने तक बदलाव सेव नहीं हो सकते।",
  "Figures as of {moment}. Newer ones are being loaded.": "आँकड़े {moment} के हैं। नए आँकड़े लाए जा रहे हैं।",
  "Your unsaved entries are back.": "आपकी बिना सेव की हुई जानकारी वापस आ गई है।",
  "Start over": "नए सिरे से शुरू करें",

  // The list of funds.
  "View Funds": "फ़ंड देखें",
  "Every holding with its value, PnL and returns": "हर निवेश, उसके मूल्य, लाभ/हानि और रिटर्न के साथ",
  "Every fund you hold with its NAV, value, PnL and returns.":
    "आपका हर फ़ंड, उसके NAV, मूल्य, लाभ/हानि और रिटर्न के साथ।",
  "View, edit and delete the funds you hold, and add new ones.":
    "अपने फ़ंड देखें, उनमें बदलाव करें, उन्हें हटाएँ और नए जोड़ें।",
  "No funds yet": "अभी कोई फ़ंड नहीं है",
  "Each fund that you add is listed here with its NAV, value, PnL and returns.":
    "आपका जोड़ा हर फ़ंड यहाँ NAV, मूल्य, लाभ/हानि और रिटर्न के साथ दिखेगा।",
  "Add your first fund": "अपना पहला फ़ंड जोड़ें",
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
  All: "सभी",
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
  "Record a folio, its scheme, amount and units": "फ़ोलियो, उसकी स्कीम, रकम और यूनिट दर्ज करें",
  "Record a fund that you hold: folio, scheme, amount and units.":
    "अपना फ़ंड दर्ज करें: फ़ोलियो, स्कीम, रकम और यूनिट।",
  "Adding fund...": "फ़ंड जोड़ा जा रहा है...",
  "Fund added successfully": "फ़ंड जुड़ गया",
  "Failed to add fund: {message}": "फ़ंड नहीं जुड़ सका: {message}",
  "Name, fund house, AMFI code or ISIN": "नाम, फंड हाउस, AMFI कोड या ISIN",
  "Not in AMFI's list: it has no value until the list includes it":
    "AMFI की सूची में नहीं है: सूची में आने तक इसका मूल्य नहीं निकलेगा",
  "AMFI code {code}": "AMFI कोड {code}",
  "Loading the scheme list…": "स्कीमों की सूची लोड हो रही है…",
  "The scheme list is not available right now. You can type the scheme's name.":
    "स्कीमों की सूची अभी उपलब्ध नहीं है। आप स्कीम का नाम लिख सकते हैं।",
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
  "For example equity or debt": "जैसे equity या debt",
  'Create "{category}"': '"{category}" बनाएँ',
  "Invested amount (₹)": "निवेश की रकम (₹)",
  Calculated: "हिसाब",
  "Current amount": "मौजूदा मूल्य",
  "NAV date": "NAV की तारीख",
  Required: "ज़रूरी है",
  "Not saved. {message}": "सेव नहीं हुआ। {message}",

  // Editing and deleting.
  "Edit Funds": "फ़ंड में बदलाव",
  "Change or delete what you have recorded": "जो दर्ज किया है उसमें बदलाव करें या उसे हटाएँ",
  "Change or delete a fund that you have recorded.": "फ़ंड की दर्ज जानकारी में बदलाव करें या फ़ंड हटाएँ।",
  "Edit Fund": "फ़ंड में बदलाव",
  "Edit fund": "फ़ंड में बदलाव",
  "Change a fund's folio, scheme, category, amount or units.":
    "फ़ंड के फ़ोलियो, स्कीम, श्रेणी, रकम या यूनिट में बदलाव करें।",
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
  "{scheme}, folio {folio}, is removed from your funds. This cannot be undone.":
    "{scheme}, फ़ोलियो {folio}, आपके फ़ंडों से हटा दिया जाएगा। इसे वापस नहीं लाया जा सकता।",
  "Deleted {scheme}.": "{scheme} हटा दिया गया।",
  "Failed to delete {scheme}.": "{scheme} हटाया नहीं जा सका।",
  "Edit mode is off": "संपादन मोड बंद है",
  "Edit mode is off. {link} to edit or delete funds.":
    "संपादन मोड बंद है। फ़ंड में बदलाव करने या फ़ंड हटाने के लिए {link}।",
  "Enable it in account settings": "इसे खाते की सेटिंग में चालू करें",
  "Account settings": "खाते की सेटिंग",
  "Please enable edit mode in account settings to edit funds.":
    "फ़ंड में बदलाव के लिए कृपया खाते की सेटिंग में संपादन मोड चालू करें।",
  "Please enable edit mode in account settings to delete funds.":
    "फ़ंड हटाने के लिए कृपया खाते की सेटिंग में संपादन मोड चालू करें।",

  // The account.
  "Your profile, how you sign in, and what others may see.":
    "आपकी प्रोफ़ाइल, साइन इन करने का तरीका, और दूसरे क्या देख सकते हैं।",
  Profile: "प्रोफ़ाइल",
  "Member since {day}": "{day} से सदस्य",
  Language: "भाषा",
  "Same as the browser": "ब्राउज़र जैसी",
  "Edit mode": "संपादन मोड",
  "Edit and delete funds": "फ़ंड में बदलाव करना और फ़ंड हटाना",
  "When off, funds cannot be changed or deleted by accident on this device. You can always add funds.":
    "बंद रहने पर आपके फ़ंड इस डिवाइस पर भूल-चूक से सुरक्षित रहते हैं। फ़ंड जोड़ना हमेशा संभव है।",
  "Go to Home": "होम पर जाएँ",
  "Go to Account": "खाते पर जाएँ",
  "You were signed out. Sign in to continue.": "आप साइन आउट हो गए। जारी रखने के लिए साइन इन करें।",
  "Changing it signs you out on your other devices.":
    "इसे बदलने पर आपके बाकी डिवाइस साइन आउट हो जाते हैं।",
  "You sign in with Google and have no password here.":
    "आप Google से साइन इन करते हैं; यहाँ आपका कोई पासवर्ड नहीं है।",
  "Google account": "Google खाता",
  "You can sign in with it or with your password.": "आप इससे या अपने पासवर्ड से साइन इन कर सकते हैं।",
  "It is your only way to sign in. To unlink it, set a password first.":
    "आपके खाते में आने का यही एक रास्ता है। इसे हटाने से पहले पासवर्ड सेट करें।",
  "Linked on {day}": "{day} को जोड़ा गया",
  Unlink: "हटाएँ",
  "Unlink Google?": "Google हटाएँ?",
  "You can no longer sign in with Google, and devices that signed in with it are signed out.":
    "Google से आपके खाते में साइन इन नहीं हो सकेगा, और जिन डिवाइस पर उससे साइन इन हुआ था वे साइन आउट हो जाएँगे।",
  "Unlink Google": "Google हटाएँ",
  "Unlinking...": "हटाया जा रहा है...",
  "Google was unlinked from your account.": "Google आपके खाते से हटा दिया गया।",
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
  "Active now": "अभी सक्रिय",
  "Signed in with Google on {day}": "{day} को Google से साइन इन",
  "Signed in with a password on {day}": "{day} को पासवर्ड से साइन इन",
  End: "समाप्त करें",
  "End session on {device}": "{device} का सत्र समाप्त करें",
  "Session ended": "सत्र समाप्त हुआ",
  "End all other sessions": "बाकी सभी सत्र समाप्त करें",
  "End all other sessions?": "बाकी सभी सत्र समाप्त करें?",
  "{count} other device is signed out at once. You stay signed in on this one.":
    "{count} और डिवाइस तुरंत साइन आउट हो जाएगा। इस डिवाइस पर आप साइन इन रहेंगे।",
  "{count} other devices are signed out at once. You stay signed in on this one.":
    "{count} और डिवाइस तुरंत साइन आउट हो जाएँगे। इस डिवाइस पर आप साइन इन रहेंगे।",
  "{count} other session ended": "{count} और सत्र समाप्त हुआ",
  "{count} other sessions ended": "{count} और सत्र समाप्त हुए",
  "Your data": "आपका डेटा",
  "Download your data or delete your account.": "अपना डेटा डाउनलोड करें या अपना खाता हटाएँ।",
  "Download my data (JSON)": "मेरा डेटा डाउनलोड करें (JSON)",
  "Download my funds (CSV)": "मेरे फ़ंड डाउनलोड करें (CSV)",
  "Delete my account": "मेरा खाता हटाएँ",
  "Delete your account?": "अपना खाता हटाएँ?",
  "This deletes the account {email} with all its funds and categories and everything that others shared with you, and signs you out on all devices. This cannot be undone.":
    "इससे {email} का खाता, उसके सभी फ़ंड और श्रेणियाँ, और जो कुछ दूसरों ने आपके साथ साझा किया है, सब हट जाएगा और आप हर डिवाइस पर साइन आउट हो जाएँगे। इसे वापस नहीं लाया जा सकता।",
  "People keep the copies of funds that you shared with them.":
    "आपके साझा किए फ़ंडों की प्रतियाँ उन लोगों के पास बनी रहेंगी जिनके पास वे हैं।",
  "Your sign-in methods could not be loaded": "आपके साइन इन के तरीके लोड नहीं हो सके",
  "Your password": "आपका पासवर्ड",
  "Delete account": "खाता हटाएँ",
  "Deleting...": "हटाया जा रहा है...",
  "Confirm with Google": "Google से पुष्टि करें",
  "Your account was deleted.": "आपका खाता हटा दिया गया।",

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
  "People with an account can then find you by your name and e-mail address and share their funds with you. Funds that you have received stay if you switch this off.":
    "तब खाता रखने वाले लोग आपको नाम और ईमेल पते से ढूँढ सकेंगे और अपने फ़ंड दिखा सकेंगे। इसे बंद करने पर भी आपको मिल चुके फ़ंड बने रहेंगे।",
  "Failed to update share permission.": "साझा करने की अनुमति नहीं बदली जा सकी।",
  "Sharing your funds": "अपने फ़ंड साझा करना",
  "The people you choose get read-only copies. Later changes reach them when you update.":
    "आपके चुने लोगों को प्रतियाँ मिलती हैं, जिन्हें वे देख सकते हैं पर बदल नहीं सकते। बाद के बदलाव उन तक आपके अपडेट करने पर पहुँचते हैं।",
  "Search by name or e-mail": "नाम या ईमेल से खोजें",
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
  "Share new": "नए फ़ंड साझा करें",
  "Share new with {name}": "{name} के साथ नए फ़ंड साझा करें",
  Unshare: "साझा करना बंद करें",
  "Unshare with {name}": "{name} के साथ साझा करना बंद करें",
  "Share Fund": "फ़ंड साझा करें",
  "Are you sure you want to share with {name}?": "क्या आप सचमुच {name} के साथ साझा करना चाहते हैं?",
  "{email} gets a copy of each of your funds that they do not have yet.":
    "{email} को आपके हर उस फ़ंड की प्रति मिलेगी जो उनके पास अभी नहीं है।",
  "Unshare Fund": "फ़ंड साझा करना बंद करें",
  "Fundbook does not verify who owns this address. If you are not sure, ask them.":
    "यह पता किसका है, यह Fundbook नहीं जाँचता। शक हो तो पहले उनसे पूछ लें।",
  "Are you sure you want to unshare with {name}?":
    "क्या आप सचमुच {name} के साथ साझा करना बंद करना चाहते हैं?",
  "All copies of your funds that {email} has are removed.":
    "{email} के पास आपके फ़ंडों की हर प्रति हटा दी जाएगी।",
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
  "They cannot find you or share with you. To them it looks as if you do not allow sharing.":
    "वे आपको न ढूँढ सकते हैं, न आपके साथ साझा कर सकते हैं। उन्हें ऐसा लगता है कि आप किसी को साझा नहीं करने देते।",
  "Blocked on {day}": "{day} को ब्लॉक किया",
  Unblock: "अनब्लॉक करें",
  "Unblock {name}": "{name} को अनब्लॉक करें",
  "Failed to unblock {name}.": "{name} को अनब्लॉक नहीं किया जा सका।",
  "Unblocked {name}.": "{name} को अनब्लॉक कर दिया गया।",

  // What others share.
  "Others share funds with you": "दूसरे लोग आपके साथ फ़ंड साझा करते हैं",
  "Shared Funds": "साझा फ़ंड",
  "Funds that others share with you": "दूसरों के वे निवेश जो उन्होंने आपको दिखाए हैं",
  "A person's funds, shared with you read-only.": "किसी के फ़ंड, जो आपके देखने के लिए साझा किए गए हैं।",
  "The people who share their funds with you.": "वे लोग जो आपके साथ अपने फ़ंड साझा करते हैं।",
  "People who share with you": "आपके साथ साझा करने वाले लोग",
  "Loading the people who share with you": "आपके साथ साझा करने वाले लोगों की सूची लोड हो रही है",
  "The people who share with you could not be loaded":
    "आपके साथ साझा करने वाले लोगों की सूची लोड नहीं हो सकी",
  "Nobody shares funds with you": "आपके साथ अभी कोई फ़ंड साझा नहीं करता",
  "Allow sharing in your account and tell others your e-mail address. What they share appears here.":
    "अपने खाते में दूसरों को साझा करने की अनुमति दें और उन्हें अपना ईमेल पता बताएँ। वे जो साझा करेंगे, यहाँ दिखेगा।",
  "Others can share with you. Tell them your e-mail address; what they share appears here.":
    "दूसरे आपके साथ साझा कर सकते हैं। उन्हें अपना ईमेल पता बताएँ; वे जो साझा करेंगे, यहाँ दिखेगा।",
  "Sharing since {day}": "{day} से साझा कर रहे हैं",
  Remove: "हटाएँ",
  "Remove the funds that {name} shares": "{name} के साझा फ़ंड हटाएँ",
  Block: "ब्लॉक करें",
  "Block {name}": "{name} को ब्लॉक करें",
  "Remove Shared Funds": "साझा फ़ंड हटाएँ",
  "Are you sure you want to remove the funds that {name} shares with you?":
    "क्या आप सचमुच वे फ़ंड हटाना चाहते हैं जो {name} आपके साथ साझा करते हैं?",
  "They are removed from your view. The sender can share them again.":
    "ये फ़ंड आपको नहीं दिखेंगे। भेजने वाले इन्हें फिर साझा कर सकते हैं।",
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
  "No funds left": "कोई फ़ंड नहीं बचा",
  "The owner has deleted all funds that were shared with you here.":
    "यहाँ आपके साथ साझा किए गए सभी फ़ंड उनके मालिक ने बाद में हटा दिए हैं।",

  // What the server refuses, by the catalogue of errors.
  "No user is logged in": "आप साइन इन नहीं हैं",
  "Invalid credentials. Please try again.": "ईमेल या पासवर्ड सही नहीं है। कृपया फिर कोशिश करें।",
  "Invalid email address": "ईमेल पता सही नहीं है",
  "Email already in use": "इस ईमेल से पहले ही एक खाता बना हुआ है",
  "Weak password. At least 6 characters required.": "पासवर्ड कमज़ोर है। कम से कम 6 अक्षर ज़रूरी हैं।",
  "A password of only spaces is easy to guess. Choose another one.":
    "सिर्फ़ खाली जगह से बने पासवर्ड का अंदाज़ा लगाना आसान है। कोई दूसरा चुनें।",
  "A repeated character is easy to guess. Choose another password.":
    "बार-बार एक ही अक्षर का अंदाज़ा लगाना आसान है। कोई दूसरा चुनें।",
  "A sequence of keys or letters is easy to guess. Choose another password.":
    "कीबोर्ड या वर्णमाला के क्रम का अंदाज़ा लगाना आसान है। कोई दूसरा चुनें।",
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
  "Only one sign-in per request": "एक बार में एक ही साइन इन",
  "Invalid or expired reset link": "रीसेट लिंक सही नहीं है या उसका समय बीत चुका है",
  "This account has no password yet. Set one with a reset link.":
    "इस खाते का अभी कोई पासवर्ड नहीं है। रीसेट लिंक से पासवर्ड सेट करें।",
  "This is not your current password": "यह आपका मौजूदा पासवर्ड नहीं है",
  "Please sign in with Google again to confirm that it is you.":
    "यह पक्का करने के लिए कि यह आप ही हैं, कृपया Google से फिर साइन इन करें।",
  "This session has already ended": "यह सत्र पहले ही समाप्त हो चुका है",
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
  "This link has expired or was opened in another browser. Sign in with Google again.":
    "यह लिंक पुराना हो गया है या दूसरे ब्राउज़र में खोला गया। Google से फिर साइन इन करें।",
  "This Google account is not linked to your account. Nothing was changed.":
    "यह Google खाता आपके खाते से नहीं जुड़ा है। कुछ नहीं बदला गया।",
  "Google did not confirm a fresh sign-in. Set a password with a reset link, and use that instead.":
    "Google ने नए साइन इन की पुष्टि नहीं की। रीसेट लिंक से पासवर्ड सेट करें और उसी का इस्तेमाल करें।",
  "No fund data provided": "फ़ंड की कोई जानकारी नहीं दी गई",
  "All fields are required": "सभी खाने भरने ज़रूरी हैं",
  "No fund id provided": "फ़ंड की आईडी नहीं दी गई",
  "No updated data provided": "कोई बदली हुई जानकारी नहीं दी गई",
  "Fund not found": "फ़ंड नहीं मिला",
  "This fund was already added with other details": "यह फ़ंड पहले ही अलग जानकारी के साथ जोड़ा जा चुका है",
  "A portfolio holds at most 20,000 funds": "एक पोर्टफ़ोलियो में अधिक से अधिक 20,000 फ़ंड हो सकते हैं",
  "Recipient does not allow sharing.": "इन्होंने अपने साथ साझा करने की अनुमति नहीं दी है।",
  "No funds to share.": "साझा करने के लिए कोई फ़ंड नहीं है।",
  "No new funds to share.": "साझा करने के लिए कोई नया फ़ंड नहीं है।",
  "No funds are shared between you and this person.": "आपके और इनके बीच कोई फ़ंड साझा नहीं है।",
  "No senderId provided": "यह नहीं बताया गया कि किसके फ़ंड देखने हैं",
  "The request is not valid": "अनुरोध सही नहीं है",
  "The request must be JSON": "अनुरोध JSON में होना चाहिए",
  "This procedure takes no input": "इस अनुरोध के साथ कोई जानकारी नहीं भेजी जा सकती",
  "This request did not come from Fundbook's own pages": "यह अनुरोध Fundbook के अपने पेज से नहीं आया",
  "There is nothing at this address": "इस पते पर कुछ नहीं है",
  "Too many requests. Please wait a few minutes and try again.":
    "बहुत ज़्यादा अनुरोध हो गए। कृपया कुछ मिनट रुककर फिर कोशिश करें।",
  "The request is too large": "अनुरोध बहुत बड़ा है",
  "Fundbook cannot reach its database. Please try again in a moment.":
    "Fundbook अपने डेटाबेस तक नहीं पहुँच पा रहा है। कृपया थोड़ी देर में फिर कोशिश करें।",
  "Something went wrong. Please try again.": "कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।",

  // What the contracts refuse.
  "Name is required": "नाम लिखना ज़रूरी है",
  "No name provided": "नाम नहीं दिया गया",
  "Name must be text": "नाम टेक्स्ट होना चाहिए",
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
  "No session id provided": "सत्र की आईडी नहीं दी गई",
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
  "An AMFI code has up to 10 digits": "AMFI कोड में अधिक से अधिक 10 अंक होते हैं",
  "Category must be text": "श्रेणी टेक्स्ट होनी चाहिए",
  "Category must be at most 60 characters": "श्रेणी अधिक से अधिक 60 अक्षरों की हो सकती है",
  "Category has characters that cannot be used": "श्रेणी में ऐसे अक्षर हैं जिनका उपयोग नहीं हो सकता",
  "Invested amount must be a number": "निवेश की रकम एक संख्या होनी चाहिए",
  "Invested amount must be 0 or more": "निवेश की रकम 0 या उससे अधिक होनी चाहिए",
  "Invested amount must be at most ₹99,99,99,99,999":
    "निवेश की रकम अधिक से अधिक ₹99,99,99,99,999 हो सकती है",
  "Invested amount can have at most 4 decimals":
    "निवेश की रकम में दशमलव के बाद अधिक से अधिक 4 अंक हो सकते हैं",
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
  "The search must be text": "खोज टेक्स्ट होनी चाहिए",
  "The search must be at most 100 characters": "खोज अधिक से अधिक 100 अक्षरों की हो सकती है",
  "The cursor must be text": "सूची में जगह का निशान टेक्स्ट होना चाहिए",
  "The cursor is too long": "सूची में जगह का निशान बहुत लंबा है",
  "The direction must be forward": "सूची केवल आगे बढ़ती है",
  "Unknown field": "ऐसा कोई खाना नहीं है",
  "Invalid input": "यह जानकारी सही नहीं है",
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
  formatTime: (hours, minutes) => `${twoDigits(hours)}:${twoDigits(minutes)}`,
} satisfies Catalogue;
