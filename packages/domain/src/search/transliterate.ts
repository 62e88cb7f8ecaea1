const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};
/** What sounds otherwise with a nukta. */
const WITH_NUKTA: Readonly<Record<string, string>> = { j: 'z', ph: 'f' };
const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ऍ: 'e',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
};
const VOWEL_SIGNS: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ॅ': 'e',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
};
const NUKTA = '\u093c';
const VIRAMA = '\u094d';
const NASALS = '\u0901\u0902';

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** A consonant with the vowel that follows it; either may be missing. */
interface Syllable {
  consonant: string;
  vowel: string;
  /** The vowel is the `a` that is spoken but not written. */
  isInherent: boolean;
  nasal: string;
}

/** Whether a text has letters in Devanagari. */
export function isDevanagari(text: string): boolean {
  return DEVANAGARI.test(text);
}

/**
 * Writes a Hindi word in Latin letters as it is spoken: long and short vowels alike, and without the
 * unspoken `a` at the end of a word and between two syllables (हल्दी: haldi, कठपुतली: kathputli).
 * Other signs stay (product 5.1.4).
 */
export function transliterate(word: string): string {
  const syllables = toSyllables(word.normalize('NFD'));
  dropUnspoken(syllables);
  return syllables.map(({ consonant, vowel, nasal }) => consonant + vowel + nasal).join('');
}

function toSyllables(letters: string): Syllable[] {
  const syllables: Syllable[] = [];
  for (const letter of letters) {
    const last = syllables.at(-1);
    const consonant = CONSONANTS[letter];
    const sign = VOWEL_SIGNS[letter];
    if (consonant !== undefined) {
      syllables.push({ consonant, vowel: 'a', isInherent: true, nasal: '' });
    } else if (last !== undefined && sign !== undefined) {
      Object.assign(last, { vowel: sign, isInherent: false });
    } else if (last !== undefined && letter === VIRAMA) {
      Object.assign(last, { vowel: '', isInherent: false });
    } else if (last !== undefined && NASALS.includes(letter)) {
      last.nasal = 'n';
    } else if (last !== undefined && letter === NUKTA) {
      last.consonant = WITH_NUKTA[last.consonant] ?? last.consonant;
    } else {
      const vowel = VOWELS[letter] ?? (DEVANAGARI.test(letter) ? '' : letter);
      syllables.push({ consonant: '', vowel, isInherent: false, nasal: '' });
    }
  }
  return syllables;
}

/** Drops each inherent vowel that is last, or that stands between two syllables with a vowel. */
function dropUnspoken(syllables: readonly Syllable[]): void {
  for (let index = syllables.length - 1; index > 0; index -= 1) {
    const [before, syllable, after] = syllables.slice(index - 1, index + 2);
    if (!syllable?.isInherent || syllable.nasal !== '') continue;
    const isLast = after === undefined;
    if (isLast || (before?.vowel && !before.nasal && after.vowel && after.consonant)) {
      syllable.vowel = '';
    }
  }
}
