import { defineTexts } from '../../../../lib/language/texts.ts';

/** The texts of pictures that come in a ZIP archive. */
export const ZIP_PICTURES = defineTexts({
  hi: {
    title: 'तस्वीरें एक साथ लगाएँ',
    lead: 'सब तस्वीरें एक ज़िप फ़ाइल में रखें। तस्वीर का नाम सामान के नाम जैसा हो: “मूंग पापड़-1.jpg”, “मूंग पापड़-2.jpg”। सामान का पता भी चलेगा। या फ़ाइल के pictures खाने में तस्वीरों के नाम ; लगाकर लिखें। नया सामान पहले फ़ाइल से डाल लें।',
    named: (count: string) =>
      count === '1'
        ? 'फ़ाइल में 1 तस्वीर का नाम है। सामान डालने के बाद यहाँ ज़िप चुनें।'
        : `फ़ाइल में ${count} तस्वीरों के नाम हैं। सामान डालने के बाद यहाँ ज़िप चुनें।`,
    choose: 'तस्वीरों की ज़िप चुनें',
    unreadable: 'यह ज़िप फ़ाइल नहीं खुली। तस्वीरों को फिर से ज़िप करें और चुनें।',
    found: (count: string) =>
      count === '1' ? '1 तस्वीर का सामान मिला।' : `${count} तस्वीरों का सामान मिला।`,
    add: (count: string) => (count === '1' ? '1 तस्वीर लगाएँ' : `${count} तस्वीरें लगाएँ`),
    goOn: 'बाकी भी लगाएँ',
    progress: (done: string, all: string) => `${all} में से ${done} हो गईं।`,
    same: (count: string) => `${count} पहले से लगी थीं।`,
    left: (count: string) => (count === '1' ? '1 फ़ाइल नहीं लगेगी:' : `${count} फ़ाइलें नहीं लगेंगी:`),
    faults: {
      no_product: 'इस नाम का सामान नहीं है, या एक से ज़्यादा हैं',
      no_picture: 'यह तस्वीर नहीं है, या नहीं खुली',
      too_large: 'बहुत बड़ी है',
      too_many: 'इस सामान की 12 तस्वीरें हैं, और नहीं लग सकतीं',
    },
  },
  en: {
    title: 'Add pictures together',
    lead: 'Put all pictures into one zip file. Name each like its product: “Moong Papad-1.jpg”, “Moong Papad-2.jpg”, or by the id of the product. Or write the names of the pictures into the column pictures, parted by ;. Import new goods from the file first.',
    named: (count: string) =>
      count === '1'
        ? 'The file names 1 picture. Once the goods are imported, choose the zip here.'
        : `The file names ${count} pictures. Once the goods are imported, choose the zip here.`,
    choose: 'Choose a zip of pictures',
    unreadable: 'This zip file could not be opened. Zip the pictures again, and choose it.',
    found: (count: string) =>
      count === '1' ? '1 picture has its product.' : `${count} pictures have their products.`,
    add: (count: string) => (count === '1' ? 'Add 1 picture' : `Add ${count} pictures`),
    goOn: 'Add the others too',
    progress: (done: string, all: string) => `${done} of ${all} done.`,
    same: (count: string) => `${count} were there already.`,
    left: (count: string) =>
      count === '1' ? '1 file is not added:' : `${count} files are not added:`,
    faults: {
      no_product: 'no product has this name, or several have it',
      no_picture: 'is no picture, or could not be opened',
      too_large: 'is too large',
      too_many: 'this product has 12 pictures, and takes no more',
    },
  },
});
