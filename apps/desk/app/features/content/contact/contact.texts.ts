import { defineTexts } from '../../../lib/language/texts.ts';

/** The texts of the contact details. */
export const CONTACT = defineTexts({
  hi: {
    lead: 'सहेजते ही ग्राहक यही देखेंगे।',
    fields: {
      headline: 'शीर्षक',
      headlineHindi: 'शीर्षक (हिंदी)',
      subheading: 'शीर्षक के नीचे का वाक्य',
      subheadingHindi: 'शीर्षक के नीचे का वाक्य (हिंदी)',
      address: 'पता',
      phone: 'फ़ोन (+91 के साथ)',
      email: 'ईमेल',
      hours: 'कब जवाब मिलता है',
      hoursHindi: 'कब जवाब मिलता है (हिंदी)',
      mapEmbed: 'नक्शे का कोड',
      sellerName: 'बेचने वाले का कानूनी नाम',
      sellerAddress: 'बेचने वाले का दर्ज पता',
      gstin: 'GSTIN (15 अक्षर)',
      gstinFrom: 'GSTIN किस दिन से लागू है',
      foodLicence: 'FSSAI लाइसेंस (14 अंक)',
      grievanceOfficer: 'शिकायत अधिकारी, और उनसे कैसे मिलें',
    },
    hints: {
      mapEmbed:
        'Google या OpenStreetMap पर "embed" से मिला कोड यहाँ चिपकाएँ। खाली हो तो नक्शा नहीं दिखेगा।',
      gstin:
        'GST में पंजीकरण नहीं है तो खाली छोड़ें: तब रसीद “बिल ऑफ़ सप्लाई” होती है। इसे सिर्फ़ मालिक बदल सकते हैं।',
      gstinFrom:
        'इस दिन से नई रसीदें टैक्स इनवॉइस होंगी; पहले दी हुई वैसी ही रहेंगी। खाली हो तो टैक्स इनवॉइस नहीं बनेंगे। पहले अपने टैक्स सलाहकार से दिखा लें।',
    },
    gstLacking: (count: string) =>
      count === '1'
        ? 'दुकान में 1 सामान पर GST की दर या HSN कोड नहीं लिखा है'
        : `दुकान में ${count} सामान पर GST की दर या HSN कोड नहीं लिखा है`,
    gstLackingLead:
      'हर सामान की “बाकी जानकारी” में, या सामान की फ़ाइल में लिखें। बिना दर के सामान पर इनवॉइस में टैक्स नहीं दिखेगा।',
    wrong: {
      headline: 'शीर्षक लिखें।',
      headlineHindi: 'यह हिंदी अक्षरों में लिखें।',
      subheadingHindi: 'यह हिंदी अक्षरों में लिखें।',
      hoursHindi: 'यह हिंदी अक्षरों में लिखें।',
      address: 'पता लिखें।',
      phone: 'फ़ोन नंबर लिखें।',
      email: 'सही ईमेल लिखें।',
      mapEmbed: 'Google या OpenStreetMap के नक्शे का कोड चिपकाएँ।',
      gstin: 'यह GSTIN सही नहीं है। कागज़ से मिलाएँ: 15 अक्षर।',
      gstinFrom: 'दिन चुनें।',
      foodLicence: 'लाइसेंस में 14 अंक होते हैं।',
    },
    tooLong: 'यह बहुत लंबा है।',
    save: 'सहेजें और दुकान में लगाएँ',
    saved: 'संपर्क बदल गया, दुकान में दिख रहा है।',
  },
  en: {
    lead: 'Shoppers see this as soon as you save it.',
    fields: {
      headline: 'Heading',
      headlineHindi: 'Heading (Hindi)',
      subheading: 'Sentence under the heading',
      subheadingHindi: 'Sentence under the heading (Hindi)',
      address: 'Address',
      phone: 'Phone (with +91)',
      email: 'Email',
      hours: 'When somebody replies',
      hoursHindi: 'When somebody replies (Hindi)',
      mapEmbed: 'Code of the map',
      sellerName: 'Legal name of the seller',
      sellerAddress: 'Registered address of the seller',
      gstin: 'GSTIN (15 characters)',
      gstinFrom: 'From which day the GSTIN holds',
      foodLicence: 'FSSAI licence (14 digits)',
      grievanceOfficer: 'Officer for complaints, and how to reach that person',
    },
    hints: {
      mapEmbed:
        'Paste the code that Google or OpenStreetMap gives under "embed". Empty: no map is shown.',
      gstin:
        'Leave it empty if not registered for GST: receipts are then bills of supply. Only owners change it.',
      gstinFrom:
        'New receipts are tax invoices from this day on; earlier ones stay as they are. Empty: there are no tax invoices. Have a tax adviser check it first.',
    },
    gstLacking: (count: string) =>
      count === '1'
        ? '1 product in the shop lacks the rate of GST or the HSN code'
        : `${count} products in the shop lack the rate of GST or the HSN code`,
    gstLackingLead:
      'Enter them under “Further facts” of each product, or in the file of goods. An invoice shows no tax on goods without a rate.',
    wrong: {
      headline: 'Write a heading.',
      headlineHindi: 'Write this in Hindi letters.',
      subheadingHindi: 'Write this in Hindi letters.',
      hoursHindi: 'Write this in Hindi letters.',
      address: 'Write the address.',
      phone: 'Write the phone number.',
      email: 'Write a valid email.',
      mapEmbed: 'Paste the code of a map of Google or OpenStreetMap.',
      gstin: 'This is no GSTIN. Compare its 15 characters with the certificate.',
      gstinFrom: 'Choose a day.',
      foodLicence: 'A licence has 14 digits.',
    },
    tooLong: 'This is too long.',
    save: 'Save and show in the shop',
    saved: 'The contact details are changed and in the shop.',
  },
});
