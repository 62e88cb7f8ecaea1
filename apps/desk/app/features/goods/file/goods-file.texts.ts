import { GST_RATES } from '@haat/domain/desk';
import { defineTexts } from '../../../lib/language/texts.ts';

/** The texts of goods that come from a file, or go into one. */
export const GOODS_FILE = defineTexts({
  hi: {
    title: 'फ़ाइल से सामान',
    back: 'सब सामान',
    startTitle: '1. फ़ाइल लें',
    startLead: 'कंप्यूटर पर कई चीज़ें एक साथ लिखनी या बदलनी हों तो यहाँ से शुरू करें।',
    exportGoods: 'सब सामान की फ़ाइल',
    exportLead: 'सामान बदलने के लिए। फ़ाइल में सब कुछ लिखा मिलेगा।',
    template: 'ख़ाली फ़ाइल',
    templateLead: 'नया सामान लिखने के लिए। फ़ाइल में सिर्फ़ खानों के नाम हैं।',
    failed: 'फ़ाइल नहीं बन पाई। फिर कोशिश करें।',
    howTitle: 'किस खाने में क्या लिखें',
    howLead: 'पहली पंक्ति में खानों के अंग्रेज़ी नाम रहने दें। नीचे हर पंक्ति में एक चीज़ लिखें।',
    chooseTitle: '2. फ़ाइल चुनें',
    chooseLead: 'पहले सिर्फ़ जाँच होगी। आपके कहे बिना कुछ नहीं बदलेगा।',
    choose: 'फ़ाइल चुनें (.xlsx या .csv)',
    chooseAnother: 'सुधारी हुई फ़ाइल चुनें',
    checking: 'फ़ाइल की जाँच हो रही है…',
    retry: 'फिर जाँचें',
    failures: {
      'too-large': 'फ़ाइल 5 MB से बड़ी है। इसे दो फ़ाइलों में बाँट लें।',
      unreadable: 'यह फ़ाइल नहीं खुली। इसे .xlsx या .csv के रूप में सहेजें, पासवर्ड हटाएँ और फिर चुनें।',
    },
    resultTitle: '3. जाँच का नतीजा',
    problems: (count: string) =>
      count === '1'
        ? `${count} गलती मिली। अभी कुछ नहीं बदला।`
        : `${count} गलतियाँ मिलीं। अभी कुछ नहीं बदला।`,
    problemsLead: 'फ़ाइल में इन्हें सुधारें, सहेजें और फिर चुनें।',
    allProblems: (count: string) => `सब ${count} गलतियाँ दिखाएँ`,
    firstProblems: (count: string) => `पहली ${count} गलतियाँ दिखाएँ`,
    onlyFirst: (count: string) => `यहाँ सिर्फ़ पहली ${count} हैं।`,
    otherFile: 'यह सामान की फ़ाइल नहीं लगती: पहली पंक्ति में खानों के नाम नहीं हैं। ख़ाली फ़ाइल से शुरू करें।',
    row: (row: string) => `पंक्ति ${row}`,
    wholeFile: 'पूरी फ़ाइल',
    notes: (count: string) =>
      count === '1'
        ? `${count} पंक्ति का नाम और जगह भी है। देख लें कि एक ही सामान दो बार तो नहीं:`
        : `${count} पंक्तियों के नाम और जगह भी हैं। देख लें कि एक ही सामान दो बार तो नहीं:`,
    known: (count: string) =>
      count === '1' ? '1 चीज़ पहले से दुकान में है:' : `${count} चीज़ें पहले से दुकान में हैं:`,
    knownAsk: 'इनका क्या करें? चुने बिना कुछ नहीं डलेगा।',
    knownChoices: { skip: 'इन्हें छोड़ दें', update: 'इन्हें फ़ाइल से बदलें' },
    knownChosen: {
      skip: 'ये पंक्तियाँ छोड़ दी जाएँगी।',
      update: 'ये चीज़ें फ़ाइल से बदलेंगी। ख़ाली खाने और स्टॉक जैसे हैं वैसे रहेंगे।',
    },
    noteKinds: {
      name_in_file: 'यह नाम फ़ाइल की दूसरी पंक्ति में भी है।',
      name_in_shop: 'इस नाम का सामान दुकान में है।',
    },
    created: 'नया सामान (दुकान में नहीं दिखेगा)',
    changed: 'बदलने वाला सामान',
    unchanged: 'जैसा है वैसा',
    stockStays: 'पुराने सामान का स्टॉक फ़ाइल से नहीं बदलता।',
    priceJumps: (count: string) =>
      count === '1'
        ? `${count} दाम आधे से ज़्यादा बदलेगा। डालने से पहले देख लें:`
        : `${count} दाम आधे से ज़्यादा बदलेंगे। डालने से पहले देख लें:`,
    priceJump: (row: string, name: string, before: string, after: string) =>
      `पंक्ति ${row} · ${name}: ${before} से ${after}`,
    nothing: 'फ़ाइल में कुछ नया नहीं है। दुकान में सब ऐसा ही है।',
    doImport: 'अब दुकान में डालें',
    addPictures: 'ज़िप से कई तस्वीरें लगाएँ',
    imported: (created: string, changed: string) => {
      const isFew = (count: string) => count === '0' || count === '1';
      return `हो गया: ${created} ${isFew(created) ? 'नया' : 'नए'}, ${changed} ${isFew(changed) ? 'बदला' : 'बदले'}।`;
    },
    toDrafts: 'नया सामान देखें',
    toGoods: 'सब सामान देखें',
    columns: {
      id: 'सामान का पता',
      version: 'फ़ाइल का रूप',
      stock: 'स्टॉक',
      pictures: 'तस्वीरें',
    },
    contents: {
      id: 'नए सामान में ख़ाली। पुराने में न बदलें।',
      version: 'नए सामान में ख़ाली। पुराने में न बदलें।',
      pictures: 'ख़ाली, या ज़िप की तस्वीरों के नाम, बीच में ;',
      name: 'सामान का नाम, ज़रूरी है',
      nameHindi: 'सामान का नाम हिंदी में',
      category: (codes: string) => `इनमें से एक, ज़रूरी है: ${codes}`,
      maker: (codes: string) => `ख़ाली या इनमें से एक: ${codes}`,
      price: 'ग्राहक जो देगा, रुपये में, जैसे 149 या 1,499.50। जो दुकान में नहीं दिखता उसका ख़ाली रह सकता है',
      originalPrice: 'पहले का दाम, आज के दाम से ज़्यादा, जैसे 1,499.50। नहीं था तो ख़ाली',
      stock: 'कितने नग, 0 या ज़्यादा',
      packAmount: 'पैक में कितना, जैसे 200',
      packUnit: 'ग्राम g, मिलीलीटर ml, नग piece',
      features: 'हर बात के बाद बिंदु . लगाएँ',
      featuresHindi: 'हिंदी में, हर बात के बाद पूर्ण विराम । लगाएँ; ख़ाली रह सकता है',
      isVegetarian: 'शाकाहारी yes, मांसाहारी no, खाने की चीज़ नहीं तो ख़ाली',
      bestBeforeDays: 'कितने दिन, 1 से 3650',
      foodLicence: '14 अंक',
      gstRate: `ख़ाली, या इनमें से एक: ${GST_RATES.join(' ')}`,
      hsn: 'ख़ाली, या 4, 6 या 8 अंक',
      occasions: 'ख़ाली, या gift diwali rakhi wedding kitchen में से, बीच में ख़ाली जगह',
      contains: 'ख़ाली, या डिब्बे की चीज़ों के पते और नग, जैसे moong-papad:2 jeera:1',
      other: 'ख़ाली रह सकता है',
    },
    codes: {
      encoding_unknown: 'यह फ़ाइल UTF-8 में नहीं है। इसे “CSV UTF-8” या .xlsx में सहेजें और फिर चुनें।',
      too_many_columns: 'एक फ़ाइल में 100 खाने तक।',
      too_many_rows: 'एक फ़ाइल में 20000 पंक्तियाँ तक, ख़ाली भी गिनकर।',
      too_many_cells: 'इस पंक्ति में खानों से ज़्यादा चीज़ें हैं। अल्पविराम वाले पाठ को "…" में लिखें।',
      quote_open: 'यहाँ " खुला है, बंद नहीं। उसे बंद करें।',
      characters_lost: 'यहाँ के कुछ अक्षर टूट गए हैं। इसे फिर से लिखें।',
      needed: 'यह ख़ाली है। इसे लिखें।',
      too_long: (most: string) => `यह बहुत लंबा है। यहाँ ${most} अक्षर तक लिखें।`,
      column_missing: 'यह खाना फ़ाइल में नहीं है। ख़ाली फ़ाइल से इसका नाम जोड़ें।',
      column_unknown: 'ऐसा कोई खाना नहीं है। इसे हटाएँ।',
      column_twice: 'यह खाना दो बार है। एक हटाएँ।',
      too_many_products: 'एक फ़ाइल में 2000 चीज़ें तक। बाकी दूसरी फ़ाइल में डालें।',
      version_of_new_product: 'नए सामान में यह खाना ख़ाली छोड़ें।',
      product_unknown: 'यह सामान दुकान में नहीं है। नया हो तो खाना ख़ाली छोड़ें।',
      product_changed: 'फ़ाइल बनने के बाद यह सामान बदल गया। नई फ़ाइल लें और उसमें लिखें।',
      product_twice: 'यह सामान फ़ाइल में दो बार है। एक पंक्ति हटाएँ।',
      category_unknown: 'ऐसी कोई श्रेणी नहीं है। ऊपर लिखी श्रेणियों में से एक लिखें।',
      maker_unknown: 'ऐसा कोई समूह नहीं है। ऊपर लिखे समूहों में से एक लिखें।',
      picture_unknown: 'यह तस्वीर दुकान में नहीं है। इसे हटाएँ, तस्वीर बाद में लगाएँ।',
      picture_twice: 'एक तस्वीर दो बार है।',
      too_many_pictures: 'एक सामान की 12 तस्वीरें तक।',
      needed_on_sale: 'सामान दुकान में है, इसलिए यह ख़ाली नहीं रह सकता।',
      invalid: (content: string) => `यह सही नहीं है। लिखें: ${content}`,
      other: 'यह सही नहीं है।',
    },
  },
  en: {
    title: 'Goods by file',
    back: 'All goods',
    startTitle: '1. Take a file',
    startLead: 'Begin here to write or change many goods at once on a computer.',
    exportGoods: 'File of all goods',
    exportLead: 'To change goods. Everything is in the file.',
    template: 'Empty file',
    templateLead: 'To write new goods. It has the names of the columns only.',
    failed: 'The file could not be made. Try again.',
    howTitle: 'What goes into which column',
    howLead:
      'Leave the names of the columns in the first row. Write one product in each row below.',
    chooseTitle: '2. Choose a file',
    chooseLead: 'It is only checked at first. Nothing changes before you say so.',
    choose: 'Choose a file (.xlsx or .csv)',
    chooseAnother: 'Choose the mended file',
    checking: 'The file is being checked…',
    retry: 'Check again',
    failures: {
      'too-large': 'The file is larger than 5 MB. Divide it into two files.',
      unreadable:
        'This file could not be opened. Save it as .xlsx or .csv without a password, and choose it again.',
    },
    resultTitle: '3. What was found',
    problems: (count: string) =>
      count === '1'
        ? `${count} problem. Nothing has changed yet.`
        : `${count} problems. Nothing has changed yet.`,
    problemsLead: 'Mend them in the file, save it, and choose it again.',
    allProblems: (count: string) => `Show all ${count} problems`,
    firstProblems: (count: string) => `Show the first ${count} problems`,
    onlyFirst: (count: string) => `Only the first ${count} are listed here.`,
    otherFile:
      'This is no file of goods: the names of the columns are missing in its first row. Begin with the empty file.',
    row: (row: string) => `Row ${row}`,
    wholeFile: 'The whole file',
    notes: (count: string) =>
      count === '1'
        ? `${count} row has a name that is there already. See that no product is there twice:`
        : `${count} rows have names that are there already. See that no product is there twice:`,
    known: (count: string) =>
      count === '1'
        ? '1 product is in the shop already:'
        : `${count} products are in the shop already:`,
    knownAsk: 'What should happen with them? Nothing is imported before you choose.',
    knownChoices: { skip: 'Leave them out', update: 'Update them from the file' },
    knownChosen: {
      skip: 'These rows are left out.',
      update:
        'These goods are updated from the file. What is empty there stays, and so does the stock.',
    },
    noteKinds: {
      name_in_file: 'Another row of the file has this name too.',
      name_in_shop: 'The shop has a product of this name.',
    },
    created: 'New goods (not in the shop yet)',
    changed: 'Goods that change',
    unchanged: 'Stay as they are',
    stockStays: 'The stock of goods that exist is not changed by a file.',
    priceJumps: (count: string) =>
      count === '1'
        ? `${count} price changes by more than half. Look at it before you import:`
        : `${count} prices change by more than half. Look at them before you import:`,
    priceJump: (row: string, name: string, before: string, after: string) =>
      `Row ${row} · ${name}: ${before} to ${after}`,
    nothing: 'The file has nothing new. The shop has it all already.',
    doImport: 'Import it now',
    addPictures: 'Add many pictures from a zip',
    imported: (created: string, changed: string) => `Done: ${created} new, ${changed} changed.`,
    toDrafts: 'See the new goods',
    toGoods: 'See all goods',
    columns: {
      id: 'Id of the product',
      version: 'Version of the file',
      stock: 'Stock',
      pictures: 'Pictures',
    },
    contents: {
      id: 'Empty for new goods. Not to be changed for others.',
      version: 'Empty for new goods. Not to be changed for others.',
      pictures: 'Empty, or the names of pictures in a zip, parted by ;',
      name: 'the name of the product, which must not be empty',
      nameHindi: 'the name in Hindi letters',
      category: (codes: string) => `one of these, and not empty: ${codes}`,
      maker: (codes: string) => `empty or one of: ${codes}`,
      price: 'what the shopper pays, in rupees, such as 149 or 1,499.50; may be empty for a draft',
      originalPrice: 'the price before, above the price, such as 1,499.50; empty for none',
      stock: 'pieces, 0 or more',
      packAmount: 'content of a pack, such as 200',
      packUnit: 'g, ml or piece',
      features: 'sentences that each end with a full stop',
      featuresHindi: 'sentences in Hindi letters that each end with a full stop; may be empty',
      isVegetarian: 'yes or no; empty for what is no food',
      bestBeforeDays: 'days, 1 to 3650',
      foodLicence: '14 digits',
      gstRate: `empty, or one of ${GST_RATES.join(' ')}`,
      hsn: 'empty, or 4, 6 or 8 digits',
      occasions: 'empty, or some of gift diwali rakhi wedding kitchen with spaces between them',
      contains: 'empty, or ids and pieces of what is in a set, such as moong-papad:2 jeera:1',
      other: 'may be empty',
    },
    codes: {
      encoding_unknown:
        'This file is not in UTF-8. Save it as “CSV UTF-8” or .xlsx, and choose it again.',
      too_many_columns: 'A file has at most 100 columns.',
      too_many_rows: 'A file has at most 20000 rows, empty ones included.',
      too_many_cells:
        'This row has more cells than there are columns. Put a text with a comma into "…".',
      quote_open: 'A quotation mark begins here and is not closed. Close it.',
      characters_lost: 'Some characters here are broken. Write this again.',
      needed: 'This is empty. Write it.',
      too_long: (most: string) => `This is too long. Write at most ${most} characters.`,
      column_missing: 'The file lacks this column. Take its name from the empty file.',
      column_unknown: 'There is no such column. Remove it.',
      column_twice: 'This column is there twice. Remove one.',
      too_many_products: 'A file has at most 2000 products. Put the others into another file.',
      version_of_new_product: 'Leave this empty for new goods.',
      product_unknown: 'The shop has no such product. Leave this empty for a new one.',
      product_changed:
        'The product was changed since the file was made. Take a new file and write into that.',
      product_twice: 'This product is in the file twice. Remove one row.',
      category_unknown: 'There is no such category. Write one of those above.',
      maker_unknown: 'There is no such group. Write one of those above.',
      picture_unknown: 'The shop has no such picture. Remove it, and add pictures later.',
      picture_twice: 'A picture is there twice.',
      too_many_pictures: 'A product has at most 12 pictures.',
      needed_on_sale: 'The product is in the shop, so that this must not be empty.',
      invalid: (content: string) => `This is not right. Write: ${content}`,
      other: 'This is not right.',
    },
  },
});
