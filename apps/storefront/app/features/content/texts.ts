import { LANGUAGE } from '@haat/domain';

const EN = {
  about: 'About Us',
  /**
   * The static text of the about screen: women's empowerment through self-help groups
   * (product 2.2.1).
   */
  aboutLead:
    'This shop is for the empowerment of women through self-help groups: neighbours who meet once a week, save together, and decide together what to make.',
  aboutSections: [
    {
      title: 'What a self-help group is',
      paragraphs: [
        'Ten to twenty neighbours, a fixed day, a small sum each. The money goes into one box and one book. Whoever needs it borrows first: for seed, for school fees, for a doctor. It is paid back in small pieces, with a little interest that stays in the group.',
        'Banks lend to a group that keeps its book well. That is how savings of a few rupees a week become a grinding mill, an oven or a loom that no household could have bought alone.',
      ],
    },
    {
      title: 'Why it changes things',
      paragraphs: [
        'Income of her own gives a woman a say: in what is bought, who goes to school, and how her day is spent. A group gives her company in saying it.',
        'The work fits around fields and families, close to home. Skills that were always there, and always unpaid, get a price: knowing when chilli is dry, rolling a papad so thin that light comes through, laying a block so that the line does not break.',
      ],
    },
    {
      title: 'What this market does',
      paragraphs: [
        'Haat is the counter. Groups bring what they make; we pack it, and send it anywhere in India. The pictures are drawn from the real packet. The price on the packet is agreed with the group that made it.',
      ],
    },
  ],
  aboutGoods: 'See what they make',
  aboutMakers: 'Meet the groups',

  /** The texts of a content page (product 2.12.3, 2.12.6, 8.2.1). */
  pageNotFound: 'Page not found',
  pageFailed: 'Failed to fetch page',
  pageRetry: 'Retry',
  pageContents: 'On this page',
  pageError: (error: string) => `Error: ${error}`,
};

const HI: typeof EN = {
  about: 'हमारे बारे में',
  aboutLead:
    'यह दुकान स्वयं सहायता समूहों की महिलाओं के लिए है, ताकि वे अपने पैरों पर खड़ी हों: पड़ोसिनें जो हफ़्ते में एक बार मिलती हैं, साथ बचत करती हैं, और मिलकर तय करती हैं कि क्या बनाना है।',
  aboutSections: [
    {
      title: 'स्वयं सहायता समूह क्या होता है',
      paragraphs: [
        'दस से बीस पड़ोसिनें, एक तय दिन, और सबकी छोटी-सी रकम। पैसा एक डिब्बे में जाता है और एक बही में लिखा जाता है। जिसे ज़रूरत हो, वह पहले लेती है: बीज के लिए, स्कूल की फ़ीस के लिए, डॉक्टर के लिए। लौटाना थोड़ा-थोड़ा करके होता है, और ब्याज के जो चार पैसे आते हैं, वे समूह में ही रहते हैं।',
        'जो समूह अपनी बही ठीक रखता है, उसे बैंक भी पैसा देता है। इसी तरह हफ़्ते के कुछ रुपये आगे चलकर चक्की, भट्टी या करघा बन जाते हैं, जो कोई घर अकेले नहीं ख़रीद पाता।',
      ],
    },
    {
      title: 'इससे क्या बदलता है',
      paragraphs: [
        'अपनी कमाई हो तो घर में बात सुनी जाती है: क्या ख़रीदना है, कौन स्कूल जाएगा, और दिन कैसे बीतेगा। और समूह हो तो बात कहने में साथ मिलता है।',
        'काम घर के पास है, और खेत और परिवार के साथ चल जाता है। जो हुनर हमेशा से था, पर जिसका कभी पैसा नहीं मिला, उसका दाम मिलता है: मिर्च कब सूखी, यह जानना; इतना पतला पापड़ बेलना कि रोशनी आर-पार दिखे; ठप्पा ऐसे रखना कि लकीर न टूटे।',
      ],
    },
    {
      title: 'यह दुकान क्या करती है',
      paragraphs: [
        'हाट इन सबकी दुकान है। समूह अपना बनाया सामान लाते हैं, हम उसे पैक करके भारत में कहीं भी भेजते हैं। तस्वीरें असली पैकेट देखकर बनाई गई हैं। पैकेट पर जो दाम है, वह बनाने वाले समूह के साथ तय होता है।',
      ],
    },
  ],
  aboutGoods: 'देखें, वे क्या बनाती हैं',
  aboutMakers: 'समूहों से मिलें',

  pageNotFound: 'यह पन्ना नहीं मिला',
  pageFailed: 'पन्ना नहीं आ पाया',
  pageRetry: 'फिर कोशिश करें',
  pageContents: 'इस पन्ने पर',
  pageError: (error: string) => `गड़बड़ी: ${error}`,
};

/** The texts of the about screen and of content pages. */
export const TEXTS = LANGUAGE === 'hi' ? HI : EN;
