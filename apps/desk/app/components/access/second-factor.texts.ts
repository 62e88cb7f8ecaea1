import { defineTexts } from '../../lib/language/texts.ts';

/** The texts of the second factor, which load with its screens alone. */
export const SECOND_FACTOR = defineTexts({
  hi: {
    codeTitle: 'दूसरी जाँच',
    codeLead: 'अपने फ़ोन के कोड वाले ऐप में दिख रहा 6 अंकों का कोड डालें।',
    code: 'कोड',
    codeHint: 'फ़ोन खो गया हो तो सहेजे हुए कोडों में से एक डालें।',
    codeLost:
      'न ऐप बचा है, न कोड? दुकान का सर्वर चलाने वाले से कहें। वे “reset-second-factor आपका-ईमेल” कमांड चलाकर नई शुरुआत दे सकते हैं।',
    check: 'जाँचें',
    wrongCode: 'यह कोड सही नहीं है। नया कोड आने दें, फिर डालें।',
    freshLead: 'इस काम के लिए कोड वाले ऐप का नया कोड चाहिए। जो आपने लिखा है, वह बना रहेगा।',
    tooManyCodes: 'बहुत बार ग़लत कोड डाला गया। बाद में फिर डालें, या सहेजे हुए कोडों में से एक डालें।',
    enrolTitle: 'दूसरी जाँच चालू करें',
    enrolLead: 'आपके काम में पैसे और पते शामिल हैं, इसलिए पासवर्ड के साथ फ़ोन का एक कोड भी ज़रूरी है।',
    enrolGet:
      'इसके लिए फ़ोन में कोड बनाने वाला ऐप चाहिए, जो मुफ़्त है: Play Store में “Google Authenticator” खोजें, या यहाँ से लें:',
    enrolStore: 'Google Authenticator लगाएँ',
    enrolNewKey:
      'हर नए साइन-इन पर नई कुंजी बनती है और पुरानी बेकार हो जाती है। पहले से ऐप में “Haat” जोड़ा हो तो उसे हटाकर यह कुंजी जोड़ें।',
    wrongFirstCode:
      'यह कोड सही नहीं है। नया कोड आने दें, फिर डालें। ऐप में पुरानी कुंजी हो तो उसे हटाकर ऊपर वाली जोड़ें।',
    copySecret: 'कुंजी कॉपी करें',
    noApp: 'कोड वाला ऐप नहीं खुला। पहले ऐप लगाएँ, या कुंजी कॉपी करके ऐप में ख़ुद डालें।',
    enrolScan: 'कोड वाले ऐप (जैसे Google Authenticator) से यह चौकोर निशान स्कैन करें।',
    enrolSame: 'इसी फ़ोन पर ऐप है? तो ऐप सीधे खोलें या यह कुंजी हाथ से लिखें।',
    openApp: 'कोड वाला ऐप खोलें',
    secret: 'कुंजी',
    qrLabel: 'कोड वाले ऐप के लिए चौकोर निशान',
    recoveryTitle: 'ये कोड सँभालकर रखें',
    recoveryLead: 'फ़ोन खो जाए तो इनमें से एक कोड एक बार काम आएगा।',
    codesOnce: 'ये कोड दोबारा नहीं दिखेंगे। अभी कागज़ पर लिखें, छापें या सहेजें।',
    codesPrint: 'छापें',
    codesSave: 'फ़ाइल में सहेजें',
    codesCopy: 'कोड कॉपी करें',
    codesFile: 'Haat डेस्क के बचाव वाले कोड। हर कोड एक बार काम करता है।',
    recoverySaved: 'मैंने लिख लिए',
  },
  en: {
    codeTitle: 'Second check',
    codeLead: 'Enter the 6 digits that the code app on your phone shows.',
    code: 'Code',
    codeHint: 'If you have lost your phone, enter one of the codes that you kept.',
    codeLost:
      'Neither the app nor a code left? Ask whoever runs the server of the shop: the command “reset-second-factor your-email” gives you a new start.',
    check: 'Check',
    wrongCode: 'This code is not right. Wait for a new one, then enter it.',
    freshLead: 'This needs a new code of your code app. What you have typed stays.',
    tooManyCodes: 'Too many wrong codes. Try again later, or enter one of the codes that you kept.',
    enrolTitle: 'Switch on the second check',
    enrolLead:
      'Your work includes money and addresses, so that a code of your phone is needed beside the password.',
    enrolGet:
      'You need a free app that makes codes: search for “Google Authenticator” in the Play Store, or get it here:',
    enrolStore: 'Get Google Authenticator',
    enrolNewKey:
      'Each new sign-in makes a new key, and the one before stops working. If “Haat” is in the app already, delete it there and add this key.',
    wrongFirstCode:
      'This code is not right. Wait for a new one, then enter it. If the app has an older key, delete it and add the one above.',
    copySecret: 'Copy the key',
    noApp: 'No code app has opened. Get the app first, or copy the key and type it into the app.',
    enrolScan: 'Scan this square with a code app, such as Google Authenticator.',
    enrolSame: 'Is the app on this very phone? Open it here, or type this key by hand.',
    openApp: 'Open the code app',
    secret: 'Key',
    qrLabel: 'Square for the code app',
    recoveryTitle: 'Keep these codes',
    recoveryLead: 'If you lose your phone, each of them works once.',
    codesOnce: 'These codes are not shown again. Write them down, print or save them now.',
    codesPrint: 'Print',
    codesSave: 'Save as a file',
    codesCopy: 'Copy the codes',
    codesFile: 'Recovery codes of the Haat desk. Each works once.',
    recoverySaved: 'I have written them down',
  },
});
