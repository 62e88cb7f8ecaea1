import { LANGUAGE } from '#language';
import { splitParagraphs } from '../content/story.ts';
import { toImageUrl } from '../images.ts';
import {
  getField,
  parseEach,
  parseFirstText,
  parseNumber,
  parseText,
  parseTextPair,
} from '../parse.ts';

/** The group that makes a product, as far as the product names it. */
export type MakerRef = {
  /** Part of the group's address, `/maker/{slug}`. */
  readonly slug: string;
  /** The slug where the API sends none. */
  readonly name: string;
  /** Village or town; '' where that is not told. */
  readonly village: string;
};

/** A women's group that makes products (product 3.2.4); '' and null stand for what is not told. */
export type MakerView = MakerRef & {
  /** Without the word 'district'; '' where that is not told. */
  readonly district: string;
  /** What it makes, in a few words. */
  readonly craft: string;
  /** Plain texts, see {@link splitParagraphs}; none where nothing is told. */
  readonly paragraphs: readonly string[];
  /** Number of women in it; null where that is not told. */
  readonly women: number | null;
  /** Year in which it began; null where that is not told. */
  readonly foundedYear: number | null;
  /** URL; null without a picture. */
  readonly image: string | null;
  /** A point on the map. */
  readonly place: {
    /** Degrees north. */
    readonly latitude: number;
    /** Degrees east. */
    readonly longitude: number;
  } | null;
  /** Number of its products in the shop. */
  readonly productCount: number | null;
  /** Pictures of some of them. */
  readonly productImages: readonly string[];
};

/** Parses the group that a product names; null without a slug, since it cannot be linked. */
export function parseMakerRef(maker: unknown): MakerRef | null {
  const slug = parseFirstText(maker, ['slug']);
  if (slug === '') return null;
  return {
    slug,
    name: parseTextPair(maker, 'name') || slug,
    village: parseTextPair(maker, 'village'),
  };
}

/** Parses a group; null without a slug. */
export function parseMaker(maker: unknown): MakerView | null {
  const ref = parseMakerRef(maker);
  if (ref === null) return null;
  const place = getField(maker, 'place');
  const latitude = parseNumber(getField(place, 'latitude'));
  const longitude = parseNumber(getField(place, 'longitude'));
  return {
    ...ref,
    district: parseTextPair(maker, 'district'),
    craft: parseTextPair(maker, 'craft'),
    paragraphs: splitParagraphs(parseTextPair(maker, 'content')),
    women: parseNumber(getField(maker, 'women')),
    foundedYear: parseNumber(getField(maker, 'foundedYear')),
    image: toImageUrl(parseFirstText(maker, ['image'])),
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    productCount: parseNumber(getField(maker, 'productCount')),
    productImages: parseEach(getField(maker, 'productImages'), (url) => toImageUrl(parseText(url))),
  };
}

/** Parses a list of groups (`data`, or its `makers`), in order, without those that have no slug. */
export function parseMakers(makers: unknown): MakerView[] {
  return parseEach(getField(makers, 'makers') ?? makers, parseMaker);
}

/** Formats 'Bagru, Jaipur district', in Hindi 'बगरू, ज़िला जयपुर', or the part that is known; '' without both (product 3.2.4). */
export function formatMakerPlace({
  village,
  district,
}: Pick<MakerView, 'village' | 'district'>): string {
  return [village, district && formatDistrict(district)].filter(Boolean).join(', ');
}

function formatDistrict(district: string): string {
  return LANGUAGE === 'hi' ? `ज़िला ${district}` : `${district} district`;
}
