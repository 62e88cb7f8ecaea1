import type { Occasion } from '../products/occasion.ts';

/**
 * Other words for the same thing: a product whose name has every word of one entry is also found by
 * the words of the others. Behind the bar stand words that only find: rare words and spellings.
 */
const SAME_THINGS: readonly string[] = [
  'turmeric, haldi | hardi, manjal',
  'chilli, lal mirch | marcha',
  'coriander, dhaniya | dhanya',
  'cumin, jeera, zeera',
  'fenugreek, methi | meethi, mehti, menthya',
  'kasuri | kasoori',
  'garam | grm',
  'ker | kair',
  'amchur, aamchur | dry mango, khatai',
  'ajwain, carom | ajwayan, ajmo, omam',
  'fennel, saunf | souf, sauf, variyali, badishep',
  'mustard, rai | sarson, sarso',
  'seeds | dana, sabut',
  'chai | tea',
  'lehsun, garlic, lahsun | lasan, lahsan',
  'chutney | chatni',
  'bajra | bajri, millet, kambu',
  'jowar | juar, jwari, sorghum',
  'besan | vesan, gram flour',
  'til, sesame | gingelly',
  'gud, gur, jaggery',
  'coconut, nariyal | khopra',
  'moong, mung',
  'urad | urd, udid',
  'black pepper, kali mirch',
  'khichiya papad | rice papad, chawal papad',
  'papad | papdi, papadum, poppadom, appalam',
  'mangodi | mangori, wadi, badi, vadi',
  'makki | makka, maize, corn',
  'biscuit | cookie, cookies, biskut, biskit, bisket',
  'masala | spice, spices',
  'stole | scarf',
  'cushion | pillow, takiya',
  'dupatta | chunni, chunri, odhni',
  'razai, quilt',
  'tote bag | thaila, thela, jhola',
  'roti | chapati, phulka',
  'basket, tokri, daliya | chhabdi, topli',
  'stool, mudda | moodha',
  'durrie, dari | dhurrie, durry, durri, carpet, rug',
  'diary | notebook, journal',
  'bowl, katora | katori',
  'vase, phooldan | flower pot, guldasta',
  'diya | deepak, dipak, deep, lamp, lamps',
  'terracotta, mitti',
  'puppet, kathputli | putli, doll, gudiya',
  'jutti, juti | mojari, mojri, mojdi, chappal, chapal, sandal, shoe, shoes, footwear',
  'bangle, chudi | chudiya, kangan',
  'lac, lakh',
  'toran | bandanwar, bandhanwar',
];

/** What a word means that other things have in their names, too: mirch is chilli before it is black pepper. */
const FIRST_MEANINGS: readonly (readonly [things: string, word: string])[] = [['chilli', 'mirch']];

/** What a thing is used for, or has in it: words of the name, and words that find it. */
const USES: readonly (readonly [things: string, uses: string])[] = [
  ['spice set', 'box, hamper'],
  ['red chilli powder', 'cayenne'],
  ['ker sangri', 'panchkuta'],
  ['saunf', 'mouth freshener, mukhwas'],
  ['chai masala', 'ginger, cardamom, elaichi'],
  ['biscuit', 'tea, snack'],
  ['nankhatai', 'cookie, biscuit, tea, snack'],
  ['papad', 'snack'],
  ['table runner', 'table cloth'],
  ['roti basket', 'dabba, box'],
  ['storage basket', 'box, organiser, organizer'],
  ['coaster', 'tea, coffee'],
  ['terracotta diya', 'puja, light'],
  ['kathputli', 'toy, khilona'],
  ['bangle', 'jewellery, jewelry'],
  ['toran', 'hanging, wall, decoration'],
  ['tote bag', 'shopping'],
  ['razai', 'blanket, kambal'],
  ['durrie', 'mat, floor'],
];

/** What is made with a thing and is not sold itself: words of the name, and words that find it (product 5.1.10). */
const GOES_INTO: readonly (readonly [things: string, dishes: string])[] = [
  ['saunf', 'pickle, achar'],
  ['mustard seeds', 'pickle, achar'],
];

/** The words that find a thing by its occasion (product 5.1.9). */
const OCCASION_WORDS: Readonly<Record<Occasion, string>> = {
  gift: 'gift, gifting, present, uphar, upahar, tohfa, bhent',
  diwali: 'diwali, deepavali, deepavli',
  rakhi: 'rakhi, rakshabandhan',
  wedding: 'wedding, shaadi, vivah',
  kitchen: 'kitchen, rasoi',
};

const WORD = /[a-z]+/g;

/** Words by which a product is also found (product 5.1.6). */
export interface OtherWords {
  /** Words that mean it before they mean anything else. */
  readonly first: readonly string[];
  /** Words for the same thing. */
  readonly same: readonly string[];
  /** Rare words and spellings of the same. */
  readonly spellings: readonly string[];
  /** What it is used for. */
  readonly uses: readonly string[];
  /** What is made with it. */
  readonly dishes: readonly string[];
}

/**
 * Lists the words by which a product with these words in its name is also found (product 5.1.6).
 *
 * @param nameWords in lower case and Latin letters
 */
export function listOtherWords(nameWords: readonly string[]): OtherWords {
  const known = new Set(nameWords.map(toSingular));
  const hasAll = (phrase: string) =>
    toPhraseWords(phrase).every((word) => known.has(toSingular(word)));
  const groups = SAME_THINGS.map((group) => group.split(' | ')).filter(([things = '']) =>
    things.split(', ').some(hasAll),
  );
  return {
    first: FIRST_MEANINGS.filter(([things]) => hasAll(things)).map(([, word]) => word),
    same: groups.flatMap(([things = '']) => toPhraseWords(things)),
    spellings: groups.flatMap(([, spellings = '']) => toPhraseWords(spellings)),
    uses: USES.filter(([things]) => hasAll(things)).flatMap(([, uses]) => toPhraseWords(uses)),
    dishes: GOES_INTO.filter(([things]) => hasAll(things)).flatMap(([, all]) => toPhraseWords(all)),
  };
}

/** Lists the words that find a thing by its occasion (product 5.1.9). */
export function listOccasionWords(occasion: Occasion): string[] {
  return toPhraseWords(OCCASION_WORDS[occasion]);
}

function toPhraseWords(phrase: string): string[] {
  return phrase.match(WORD) ?? [];
}

function toSingular(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word;
}
