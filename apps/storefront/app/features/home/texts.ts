import { DEAL, LANGUAGE, type Paise } from '@haat/domain';
import { formatRoundAmount } from '@haat/domain/shopper';

const EN = {
  /** The two lines of the hero's tagline (product 2.6.1). */
  tagline: ['Spices of the Desert', 'Stories of Her Hands'],
  lead: 'Ground, rolled, baked and printed by hand by women’s groups in Rajasthan.',
  shopNow: 'Shop Now',
  discover: 'Discover Story',
  categories: 'Categories',

  special: 'What is special',
  specialities: [
    {
      title: 'Completely Organic',
      text: 'Grown on small fields and dried in the desert sun, the way it was always done.',
    },
    {
      title: 'Free From Chemicals',
      text: 'No colour, no polish, nothing to make it last longer than it should.',
    },
    {
      title: 'Crafted With Care',
      text: 'Cleaned, ground, rolled and printed by hand, a little at a time.',
    },
  ],

  treasures: 'Handmade Treasures Crafted With Love',
  allProducts: 'See all products',
  noTreasures: 'The first products are on their way. Please look in again soon.',

  why: 'Why Choose Us',
  steps: [
    {
      title: 'A group decides together',
      text: 'Women of one village save together, choose what to make, and agree on what their work is worth.',
    },
    {
      title: 'Hands do the work',
      text: 'Spices are pounded, papads rolled, cloth printed in courtyards, in lots small enough to look after.',
    },
    {
      title: 'It comes straight to you',
      text: 'Packed where it is made and sent to your door. Pay online or when it arrives.',
    },
  ],

  bestSellers: 'Best Sellers',
  explore: 'Explore',
  noBestSellers: 'No best-selling products available at the moment.',

  historyTitle: 'Our History',
  history: [
    'A self-help group begins with a handful of neighbours and a tin box. Each puts in a little every month; whoever needs it borrows first. What starts as savings becomes a grinding stone, then a sewing machine, then a shop.',
    'Rajasthan has thousands of such groups. This market is one counter for what they make: no middlemen between the courtyard where a thing is made and the kitchen where it is used.',
  ],
  moreHistory: 'More Details',

  testimonialsTitle: 'Testimonials',
  pauseTestimonials: 'Pause the testimonials',
  /** Sample statements, attributed to nobody. */
  testimonials: [
    {
      about: 'On the spices',
      text: 'The chilli smells of sun, not of a warehouse. Half a spoon does what two did before.',
    },
    {
      about: 'On the papads',
      text: 'Thin, crisp, and peppery in the right places. They puff up over a flame like they should.',
    },
    {
      about: 'On the prints',
      text: 'No two repeats are quite alike, and that is how you know a hand was here.',
    },
  ],

  deal: 'Deal of the Season',
  /** The banner's title: 'Spice Set (12 Products for just ₹1,499)' (product 2.6.6). */
  dealTitle: (name: string, price: Paise) => {
    const offer = ` for just ${formatRoundAmount(price)}`;
    return name.endsWith(')') ? `${name.slice(0, -1)}${offer})` : `${name}${offer}`;
  },
  /** What a set of packets comes to (product 2.6.6). */
  packets: (count: number) => `${count} packets`,
  each: (price: Paise) => `${formatRoundAmount(price)} each`,
  /** Said to screen readers before a price that is struck through. */
  before: 'Before',
  exploreDeal: 'Explore Product',

  gifts: 'Gifts of Her Hands',

  /** For search engines and link previews. */
  description:
    'Spices, biscuits, papads and block-printed goods, made by hand by women’s self-help groups in Rajasthan.',
};

const HI: typeof EN = {
  tagline: ['रेगिस्तान के मसाले', 'बहनों के हाथों की कहानियाँ'],
  lead: 'राजस्थान के महिला समूहों ने हाथ से पीसा, बेला, सेंका और छापा।',
  shopNow: 'सामान देखें',
  discover: 'कहानी पढ़ें',
  categories: 'श्रेणियाँ',

  special: 'क्या ख़ास है',
  specialities: [
    {
      title: 'पूरा देसी',
      text: 'छोटे खेतों में उगा, रेगिस्तान की धूप में सूखा, जैसे हमेशा से होता आया है।',
    },
    {
      title: 'कोई केमिकल नहीं',
      text: 'न रंग, न पॉलिश, न ऐसा कुछ जो देर तक टिकाने के लिए मिलाते हैं।',
    },
    {
      title: 'प्यार से बना',
      text: 'हाथ से साफ़ किया, पीसा, बेला और छापा, थोड़ा-थोड़ा करके।',
    },
  ],

  treasures: 'प्यार से, हाथ से बनी चीज़ें',
  allProducts: 'सब सामान देखें',
  noTreasures: 'पहला सामान आने वाला है। कुछ दिन में फिर देखें।',

  why: 'हमसे क्यों ख़रीदें',
  steps: [
    {
      title: 'समूह मिलकर तय करता है',
      text: 'एक गाँव की महिलाएँ साथ बचत करती हैं, तय करती हैं कि क्या बनाना है, और अपनी मेहनत का दाम ख़ुद रखती हैं।',
    },
    {
      title: 'काम हाथों से होता है',
      text: 'आँगन में मसाले कूटे जाते हैं, पापड़ बेले जाते हैं, कपड़ा छपता है। थोड़ा-थोड़ा, ताकि हर चीज़ पर ध्यान रहे।',
    },
    {
      title: 'सीधे आपके घर',
      text: 'जहाँ बना, वहीं पैक हुआ, और आपके दरवाज़े तक भेजा गया। पेमेंट ऑनलाइन करें, या सामान आने पर।',
    },
  ],

  bestSellers: 'सबसे ज़्यादा बिके',
  explore: 'सब देखें',
  noBestSellers: 'अभी यहाँ दिखाने को कोई सामान नहीं है।',

  historyTitle: 'हमारी शुरुआत',
  history: [
    'स्वयं सहायता समूह कुछ पड़ोसिनों और टीन के एक डिब्बे से शुरू होता है। हर महीने सब थोड़ा-थोड़ा डालती हैं, और जिसे ज़रूरत हो, वह पहले लेती है। यही बचत आगे चलकर चक्की बनती है, फिर सिलाई मशीन, फिर दुकान।',
    'राजस्थान में ऐसे हज़ारों समूह हैं। उनकी बनाई चीज़ों की यह एक दुकान है। जिस आँगन में चीज़ बनती है और जिस रसोई में काम आती है, उनके बीच कोई बिचौलिया नहीं।',
  ],
  moreHistory: 'और पढ़ें',

  testimonialsTitle: 'लोग क्या कहते हैं',
  pauseTestimonials: 'चलना रोकें: लोग क्या कहते हैं',
  testimonials: [
    {
      about: 'मसालों के बारे में',
      text: 'मिर्च में धूप की ख़ुशबू है, गोदाम की नहीं। पहले जो दो चम्मच से होता था, अब आधे से हो जाता है।',
    },
    {
      about: 'पापड़ के बारे में',
      text: 'पतले, कुरकुरे, और काली मिर्च एकदम ठीक। आँच पर वैसे ही फूलते हैं जैसे फूलने चाहिए।',
    },
    {
      about: 'छपाई के बारे में',
      text: 'कोई दो बूटे बिल्कुल एक जैसे नहीं। इसी से पता चलता है कि यह हाथ का काम है।',
    },
  ],

  deal: 'मौसम का ख़ास सौदा',
  dealTitle: (name: string, price: Paise) => `${name}, सिर्फ़ ${formatRoundAmount(price)} में`,
  packets: (count: number) => `${count} पैकेट`,
  each: (price: Paise) => `एक ${formatRoundAmount(price)} का`,
  before: 'पहले',
  exploreDeal: 'यह सामान देखें',

  gifts: 'हाथ से बने तोहफ़े',

  description:
    'मसाले, बिस्कुट, पापड़ और ब्लॉक छपाई का सामान, राजस्थान के महिला स्वयं सहायता समूहों के हाथ का बना।',
};

/** The texts of the home page. */
export const TEXTS = LANGUAGE === 'hi' ? HI : EN;

/** The title of the spice set. */
export const DEAL_TITLE = TEXTS.dealTitle(
  LANGUAGE === 'hi' ? 'मसालों का सेट (12 सामान)' : DEAL.name,
  DEAL.price,
);
