import { defineTexts } from '../../lib/language/texts.ts';

/** The texts of the groups that make the goods. */
export const GROUPS = defineTexts({
  hi: {
    title: 'समूह',
    back: 'और',
    backToGroups: 'सब समूह',
    add: 'नया समूह',
    empty: 'अभी कोई समूह नहीं',
    emptyLead: 'समूह जोड़ें, फिर उनका सामान उनके नाम से दिखेगा।',
    goods: (count: string) => (count === '1' ? '1 चीज़' : `${count} चीज़ें`),
    hidden: 'छिपा है',
    fields: {
      name: 'नाम (अंग्रेज़ी)',
      nameHindi: 'नाम (हिंदी)',
      village: 'गाँव',
      district: 'ज़िला',
      craft: 'क्या बनाती हैं (थोड़े शब्दों में)',
      content: 'समूह के बारे में',
    },
    nameInvalid: 'नाम अंग्रेज़ी अक्षरों में लिखें, जैसे Marwar Samuh। हिंदी नाम अगले खाने में।',
    nameHindiInvalid: 'यह नाम हिंदी में लिखें।',
    nameTaken: 'इस नाम का समूह पहले से है। दूसरा नाम लिखें।',
    contentHint: 'नई बात के पहले एक पंक्ति ख़ाली छोड़ें। दुकान में ऐसे ही दिखेगा।',
    save: 'सहेजें',
    saved: 'समूह सहेज लिया। दुकान में दिख रहा है।',
    nothingChanged: 'कुछ बदला नहीं है।',
    picture: 'तस्वीर',
    noPicture: 'अभी कोई तस्वीर नहीं है।',
    choosePicture: 'तस्वीर चुनें',
    pictureSaved: 'तस्वीर लग गई।',
    pictureInvalid: 'यह तस्वीर नहीं खुली। 5 MB तक की दूसरी तस्वीर चुनें।',
    inShop: 'दुकान में',
    hideLead:
      'जिस समूह का सामान अब दुकान में नहीं है, उसे समूहों की सूची से छिपा सकती हैं। पुराना हिसाब बना रहेगा।',
    cannotHide: (count: string) =>
      count === '1'
        ? 'इस समूह की 1 चीज़ दुकान में है। पहले उसे दुकान से हटाएँ, तब समूह छिपेगा।'
        : `इस समूह की ${count} चीज़ें दुकान में हैं। पहले उन्हें दुकान से हटाएँ, तब समूह छिपेगा।`,
    hiddenLead: 'यह समूह दुकान में नहीं दिखता। इसका सामान दुकान में लगेगा तो यह फिर दिखेगा।',
    hide: 'समूह छिपाएँ',
    hideTitle: 'इस समूह को छिपाएँ?',
    hideQuestion:
      'दुकान की सूची में यह समूह नहीं दिखेगा। पुराने ऑर्डर और हिसाब बने रहेंगे, और आप इसे फिर दिखा सकती हैं।',
    show: 'समूह दिखाएँ',
    hiddenNow: 'समूह छिप गया।',
    shownNow: 'समूह दुकान में दिख रहा है।',
  },
  en: {
    title: 'Groups',
    back: 'More',
    backToGroups: 'All groups',
    add: 'New group',
    empty: 'No groups yet',
    emptyLead: 'Add the groups, so that goods are shown under their names.',
    goods: (count: string) => (count === '1' ? '1 product' : `${count} products`),
    hidden: 'Hidden',
    fields: {
      name: 'Name (English)',
      nameHindi: 'Name (Hindi)',
      village: 'Village',
      district: 'District',
      craft: 'What they make (in a few words)',
      content: 'About the group',
    },
    nameInvalid: 'Write the name in English letters, such as Marwar Samuh.',
    nameHindiInvalid: 'Write this name in Hindi letters.',
    nameTaken: 'There is a group with this name. Write another one.',
    contentHint: 'Leave a line empty before a new paragraph. The shop shows it like this.',
    save: 'Save',
    saved: 'The group is saved. The shop shows it.',
    nothingChanged: 'Nothing has changed.',
    picture: 'Picture',
    noPicture: 'There is no picture yet.',
    choosePicture: 'Choose a picture',
    pictureSaved: 'The picture is set.',
    pictureInvalid: 'This picture could not be opened. Choose another one of at most 5 MB.',
    inShop: 'In the shop',
    hideLead:
      'A group whose goods are no longer in the shop can be left out of the list of groups. Its money stays on record.',
    cannotHide: (count: string) =>
      count === '1'
        ? '1 product of this group is in the shop. Take it out of the shop first, then hide the group.'
        : `${count} products of this group are in the shop. Take them out of the shop first, then hide the group.`,
    hiddenLead: 'The shop does not show this group. It is shown again once its goods are.',
    hide: 'Hide the group',
    hideTitle: 'Hide this group?',
    hideQuestion:
      'The list of the shop no longer shows this group. Earlier orders and the accounts stay, and you can show it again.',
    show: 'Show the group',
    hiddenNow: 'The group is hidden.',
    shownNow: 'The shop shows the group.',
  },
});
