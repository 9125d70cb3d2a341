import type { EventTexts } from "./event-texts.ts";

const passwordChanged = "आपका Fundbook पासवर्ड बदला गया";
const linked = "{detail} आपके Fundbook खाते से जोड़ा गया";

export const hindiEvents: EventTexts = {
  subject: (count) => `आपके Fundbook खाते की सुरक्षा में ${count} बदलाव`,
  subjects: {
    "signed-in": "आपके Fundbook खाते में नया साइन-इन",
    "password-changed": passwordChanged,
    "password-reset": passwordChanged,
    "provider-linked": linked,
    "provider-unlinked": "{detail} आपके Fundbook खाते से हटाया गया",
    "taken-over": linked,
    "address-changed": "आपके Fundbook खाते का ईमेल पता बदला गया",
    "address-restored": "आपके Fundbook खाते का ईमेल पता वापस लिया गया",
    "passkey-added": "आपके Fundbook खाते में पासकी जोड़ी गई",
    "passkey-removed": "आपके Fundbook खाते से पासकी हटाई गई",
    "passkey-refused": "आपके Fundbook खाते की एक पासकी अस्वीकार हुई",
    "account-deleted": "आपका Fundbook खाता हटाया गया",
  },
  sentences: {
    "signed-in": "किसी ने आपके खाते में ऐसे डिवाइस से साइन इन किया जिससे पहले नहीं किया गया था।",
    "password-changed": "पासवर्ड बदला गया और बाकी सभी डिवाइस साइन आउट किए गए।",
    "password-reset": "ईमेल के लिंक से नया पासवर्ड रखा गया और सभी डिवाइस साइन आउट किए गए।",
    "provider-linked": "एक {detail} खाता जोड़ा गया, जिससे अब आपके खाते में साइन इन किया जा सकता है।",
    "provider-unlinked": "{detail} हटाया गया, उससे अब आपके खाते में साइन इन नहीं किया जा सकता।",
    "taken-over":
      "एक {detail} खाता जोड़ा गया, जिससे अब आपके खाते में साइन इन किया जा सकता है। इस ईमेल पते की पहले पुष्टि नहीं हुई थी। पुराना पासवर्ड हटाया गया और बाकी सभी डिवाइस साइन आउट किए गए।",
    "address-changed": "ईमेल पता बदला गया; पहले वह {detail} था।",
    "address-restored":
      "खाते को यह ईमेल पता वापस मिला। पता बदलने के बाद जो कुछ जोड़ा गया था वह हटाया गया, और सभी डिवाइस साइन आउट किए गए।",
    "passkey-added": "पासकी “{detail}” जोड़ी गई, जिससे अब आपके खाते में साइन इन किया जा सकता है।",
    "passkey-removed": "पासकी “{detail}” हटाई गई।",
    "passkey-refused":
      "पासकी “{detail}” अस्वीकार हुई, क्योंकि उसकी प्रति किसी दूसरे डिवाइस पर हो सकती है। अगर आपने उसे ख़ुद कॉपी नहीं किया है, तो उसे हटाएँ।",
    "account-deleted": "आपका खाता, उसमें मौजूद सब कुछ के साथ, हटाया गया।",
  },
  where: { device: "डिवाइस: {device}", network: "नेटवर्क: {network}.…" },
  unknown: "अज्ञात",
  advice:
    "अगर इनमें से कुछ आपने नहीं किया, तो साइन-इन पेज पर “पासवर्ड भूल गए?” से नया पासवर्ड रखें: इससे सभी डिवाइस साइन आउट हो जाते हैं। फिर अपने खाते के सुरक्षा पेज पर वह हटाएँ जिसे आप नहीं पहचानते।",
  deletedAdvice: "अगर यह आपने नहीं किया, तो इस Fundbook को चलाने वाले व्यक्ति को लिखें।",
  wayBack: {
    advice:
      "यह पता अब खाते का नहीं है। अगर यह आपने नहीं किया, तो सात दिन के भीतर यह लिंक खोलें: खाते को यह पता वापस मिलेगा, उसके बाद जोड़ी गई चीज़ें हटेंगी और सभी डिवाइस साइन आउट होंगे।",
    label: "मेरा पता वापस लें",
  },
  locale: "hi-IN",
  indianTime: "भारतीय समय",
};
