/**
 * The format of a catalogue folder, in which the demo shop lies and from which a shop imports its own
 * products. README.md describes the format; these schemas define it.
 *
 * Units: `price` is the selling price in rupees (two decimals at most), `originalPrice` the
 * former one, times are ISO 8601 in UTC, images are names of files in the folder
 * `images/` beside the data files.
 */
import {
  DEVANAGARI,
  FOOD_LICENCE,
  isPackAmount,
  MAX_SET_PARTS,
  MAX_STOCK,
  OCCASIONS,
  PACK_UNITS,
  PAISE_PER_RUPEE,
  PRODUCT_LIMITS,
  SENTENCES,
} from '@haat/domain';
import { GST_RATES, HSN_CODE, isGstin } from '@haat/domain/desk';
import { z } from 'zod';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const IMAGE_FILE = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:webp|jpe?g|png|avif)$/;

const slugSchema = z.string().regex(SLUG, 'lower case letters, digits and single hyphens').max(80);
const textSchema = z
  .string()
  .min(1)
  .refine((text) => text === text.trim(), 'no space at the start or the end');
const foodLicenceSchema = z.string().regex(FOOD_LICENCE, 'the 14 digits of an FSSAI licence');
const optionalTextSchema = z.union([z.literal(''), textSchema]);
const imageFileSchema = z.string().regex(IMAGE_FILE, 'a file name like moong-papad-pack.webp');
const timeSchema = z.iso.datetime();
const devanagariSchema = textSchema.regex(DEVANAGARI, 'a text in Devanagari');

/** A price in rupees, zero or more, with two decimals at most. */
const rupeesSchema = z
  .number()
  .min(0)
  .max(PRODUCT_LIMITS.price / PAISE_PER_RUPEE)
  .refine((rupees) => Number(rupees.toFixed(2)) === rupees, 'two decimals at most');

/** Grams, millilitres or pieces of a pack, with three decimals at most. */
const packAmountSchema = z
  .number()
  .positive()
  .max(PRODUCT_LIMITS.packAmount)
  .refine(isPackAmount, 'three decimals at most');

/** Sentences that each end in a full stop: the storefront splits them into bullets at the stops. */
const sentencesSchema = textSchema
  .regex(/\.$/, 'ends in a full stop')
  .regex(SENTENCES, 'a full stop only at the end of a sentence');

/** Returns the name in lower case with hyphens for spaces (product 2.8.2). */
export function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** One category. The order in the file is the order in the shop. */
export const categorySchema = z
  .strictObject({
    slug: slugSchema,
    name: textSchema.max(60),
    /** Shown at the desk; products are found by it. */
    nameHindi: devanagariSchema.optional(),
    /** Square; the storefront crops it to a circle. */
    image: imageFileSchema,
    status: z.enum(['active', 'inactive']),
  })
  .refine((category) => category.slug === slugOf(category.name), {
    path: ['slug'],
    error: 'the name in lower case with hyphens for spaces',
  });

/** One product. */
export const productSchema = z
  .strictObject({
    /** The product's id is made from the key, so it never changes. */
    key: slugSchema,
    name: textSchema.max(PRODUCT_LIMITS.name),
    nameHindi: devanagariSchema.max(PRODUCT_LIMITS.name).optional(),
    /** Contents of a pack; left out for a thing that is sold singly. */
    packSize: z
      .strictObject({ amount: packAmountSchema, unit: z.enum(PACK_UNITS) })
      .refine(({ amount, unit }) => unit !== 'piece' || Number.isInteger(amount), {
        path: ['amount'],
        error: 'a whole number of pieces',
      })
      .optional(),
    /** Measures: '70 × 200 cm'. */
    size: textSchema.max(PRODUCT_LIMITS.size).optional(),
    description: textSchema.max(PRODUCT_LIMITS.description),
    /** Like every other text in Hindi: left out, the shop shows the English one. */
    descriptionHindi: devanagariSchema.max(PRODUCT_LIMITS.description).optional(),
    /** Selling price in rupees. */
    price: rupeesSchema,
    /** The former, higher price in rupees, which is shown struck through; left out for none. */
    originalPrice: rupeesSchema.optional(),
    /** Slug of a category of this catalogue. */
    category: slugSchema,
    brand: optionalTextSchema,
    /** Slug of a maker of this catalogue. */
    maker: slugSchema.optional(),
    features: sentencesSchema,
    featuresHindi: devanagariSchema
      .regex(SENTENCES, 'a full stop only at the end of a sentence')
      .optional(),
    /** Empty: the storefront shows its standard text. */
    storageAndUsage: optionalTextSchema,
    storageAndUsageHindi: devanagariSchema.max(PRODUCT_LIMITS.storageAndUsage).optional(),
    /** The green mark of food (true) or the brown one. */
    isVegetarian: z.boolean().optional(),
    ingredients: textSchema.max(PRODUCT_LIMITS.ingredients).optional(),
    ingredientsHindi: devanagariSchema.max(PRODUCT_LIMITS.ingredients).optional(),
    allergens: textSchema.max(PRODUCT_LIMITS.allergens).optional(),
    allergensHindi: devanagariSchema.max(PRODUCT_LIMITS.allergens).optional(),
    /** Days from packing. */
    bestBeforeDays: z.int().min(1).max(PRODUCT_LIMITS.bestBeforeDays).optional(),
    foodLicence: foodLicenceSchema.optional(),
    /** Percent of the goods and services tax, included in the price. */
    gstRate: z.literal(GST_RATES).optional(),
    hsn: z.string().regex(HSN_CODE, 'an HSN code of 4, 6 or 8 digits').optional(),
    countryOfOrigin: textSchema.max(PRODUCT_LIMITS.countryOfOrigin).optional(),
    /** What it is bought for. */
    occasions: z.array(z.enum(OCCASIONS)).optional(),
    /** What is in a set: keys of products of this catalogue, each once, and their pieces. */
    contains: z
      .array(z.strictObject({ product: slugSchema, quantity: z.int().min(1).max(99) }))
      .max(MAX_SET_PARTS)
      .optional(),
    /** Pieces that can be ordered now; 0 is out of stock. */
    stockQuantity: z.int().min(0).max(MAX_STOCK),
    createdAt: timeSchema,
    /** The first is the main picture (4:5). */
    images: z.array(imageFileSchema).min(1).max(PRODUCT_LIMITS.pictures),
  })
  .refine(({ price, originalPrice }) => originalPrice === undefined || originalPrice > price, {
    path: ['originalPrice'],
    error: 'above the price',
  });

/** One group of makers. The order in the file is the order in the shop. */
export const makerSchema = z.strictObject({
  slug: slugSchema,
  name: textSchema.max(120),
  /** In Devanagari; without it a name that the desk has given stays. */
  nameHindi: devanagariSchema.max(120).optional(),
  /** Village or town; left out, like the district, where it is not known. */
  village: textSchema.max(80).optional(),
  villageHindi: devanagariSchema.max(80).optional(),
  district: textSchema.max(80).optional(),
  districtHindi: devanagariSchema.max(80).optional(),
  /** What the group makes, in a few words. */
  craft: textSchema.max(80),
  craftHindi: devanagariSchema.max(80).optional(),
  /** A blank line starts a new paragraph. */
  content: textSchema.max(10_000),
  contentHindi: devanagariSchema.max(10_000).optional(),
  /** Number of women, and year in which they began; without them those that the desk has given stay. */
  women: z.int().min(1).max(10_000).optional(),
  foundedYear: z.int().min(1900).max(2100).optional(),
  image: imageFileSchema.optional(),
  /** Degrees of the village, or of its district. */
  place: z
    .strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    })
    .optional(),
});

/** One story. A blank line in `content` starts a new paragraph. */
export const storySchema = z.strictObject({
  key: slugSchema,
  title: textSchema.max(120),
  titleHindi: devanagariSchema.max(120).optional(),
  image: imageFileSchema,
  /** Date of publication. */
  date: timeSchema,
  content: textSchema,
  contentHindi: devanagariSchema.optional(),
  /** Keys of products of this catalogue that the story tells of. */
  products: z.array(slugSchema).max(20).optional(),
});

/** One content page. `content` is simple HTML; the server sanitises it. */
export const pageSchema = z.strictObject({
  slug: slugSchema,
  title: textSchema.max(120),
  titleHindi: devanagariSchema.max(120).optional(),
  isActive: z.boolean(),
  content: textSchema,
  contentHindi: devanagariSchema.optional(),
});

/** The contact details. */
export const contactSchema = z.strictObject({
  headline: textSchema,
  headlineHindi: devanagariSchema.optional(),
  subheading: textSchema,
  subheadingHindi: devanagariSchema.optional(),
  address: textSchema,
  phone: textSchema,
  email: z.email(),
  hours: textSchema,
  hoursHindi: devanagariSchema.optional(),
  /** One iframe of a map host the server allows, or empty. */
  mapEmbed: z.union([z.literal(''), z.string().regex(/^<iframe [^<>]*><\/iframe>$/, 'one iframe')]),
  sellerName: textSchema.max(120).optional(),
  sellerAddress: textSchema.max(300).optional(),
  gstin: z.string().refine(isGstin, 'the 15 characters of a GSTIN').optional(),
  foodLicence: foodLicenceSchema.optional(),
  /** A name, and how to reach that person. */
  grievanceOfficer: textSchema.max(300).optional(),
});

/** One review. `author` is a display name; reviews of one author come from one account. */
export const reviewSchema = z.strictObject({
  /** Key of a product of this catalogue. */
  product: slugSchema,
  author: textSchema.max(60),
  rating: z.int().min(1).max(5),
  title: optionalTextSchema,
  comment: textSchema.max(2000),
  createdAt: timeSchema,
});

export type CatalogueCategory = z.infer<typeof categorySchema>;
export type CatalogueProduct = z.infer<typeof productSchema>;
export type CatalogueMaker = z.infer<typeof makerSchema>;
export type CatalogueStory = z.infer<typeof storySchema>;
export type CataloguePage = z.infer<typeof pageSchema>;
export type CatalogueContact = z.infer<typeof contactSchema>;
export type CatalogueReview = z.infer<typeof reviewSchema>;

/** The schema of each data file; files that are not `isRequired` may be left out. */
export const CATALOGUE_FILES = {
  categories: { fileName: 'categories.json', schema: z.array(categorySchema), isRequired: true },
  products: { fileName: 'products.json', schema: z.array(productSchema), isRequired: true },
  makers: { fileName: 'makers.json', schema: z.array(makerSchema), isRequired: false },
  stories: { fileName: 'stories.json', schema: z.array(storySchema), isRequired: false },
  pages: { fileName: 'pages.json', schema: z.array(pageSchema), isRequired: false },
  contact: { fileName: 'contact.json', schema: contactSchema, isRequired: false },
  reviews: { fileName: 'reviews.json', schema: z.array(reviewSchema), isRequired: false },
} as const;

/** The parsed data files of a catalogue folder. */
export type Catalogue = {
  categories: CatalogueCategory[];
  products: CatalogueProduct[];
  makers: CatalogueMaker[];
  stories: CatalogueStory[];
  pages: CataloguePage[];
  contact: CatalogueContact | null;
  reviews: CatalogueReview[];
};

function findRepeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** Lists the image files of a catalogue, each once. */
export function listImages(catalogue: Catalogue): string[] {
  return [
    ...new Set([
      ...catalogue.categories.map((category) => category.image),
      ...catalogue.products.flatMap((product) => product.images),
      ...catalogue.makers.flatMap((maker) => maker.image ?? []),
      ...catalogue.stories.map((story) => story.image),
    ]),
  ];
}

/**
 * Finds problems across the files: repeated keys, products in an unknown category or of an unknown
 * maker, stories and reviews of an unknown product, an author with two reviews of one product, images without a file. Returns one
 * sentence per problem; a catalogue without problems can be imported.
 */
export function findProblems(catalogue: Catalogue, imageFiles: ReadonlySet<string>): string[] {
  const slugs = catalogue.categories.map((category) => category.slug);
  const keys = catalogue.products.map((product) => product.key);
  const repeated = [
    ...findRepeated(slugs).map((slug) => `The category ${slug} is there twice.`),
    ...findRepeated(keys).map((key) => `The product ${key} is there twice.`),
    ...findRepeated(catalogue.makers.map((maker) => maker.slug)).map(
      (slug) => `The maker ${slug} is there twice.`,
    ),
    ...catalogue.stories.flatMap((story) =>
      findRepeated(story.products ?? []).map(
        (key) => `The story ${story.key} names the product ${key} twice.`,
      ),
    ),
    ...findRepeated(catalogue.stories.map((story) => story.key)).map(
      (key) => `The story ${key} is there twice.`,
    ),
    ...findRepeated(catalogue.pages.map((page) => page.slug)).map(
      (slug) => `The page ${slug} is there twice.`,
    ),
    ...findRepeated(
      catalogue.reviews.map((review) => `${review.product} by "${review.author}"`),
    ).map((pair) => `There are two reviews of ${pair}; a shopper writes one for each product.`),
  ];
  const knownSlugs = new Set(slugs);
  const knownKeys = new Set(keys);
  const knownMakers = new Set(catalogue.makers.map((maker) => maker.slug));
  return [
    ...repeated,
    ...catalogue.products
      .filter((product) => !knownSlugs.has(product.category))
      .map((product) => `${product.key} is in the category ${product.category}, which is unknown.`),
    ...catalogue.products
      .filter(({ maker }) => maker !== undefined && !knownMakers.has(maker))
      .map((product) => `${product.key} is made by ${product.maker}, which is unknown.`),
    ...catalogue.stories.flatMap((story) =>
      (story.products ?? [])
        .filter((key) => !knownKeys.has(key))
        .map((key) => `The story ${story.key} is about ${key}, which is unknown.`),
    ),
    ...catalogue.reviews
      .filter((review) => !knownKeys.has(review.product))
      .map((review) => `A review is about ${review.product}, which is unknown.`),
    ...listImages(catalogue)
      .filter((fileName) => !imageFiles.has(fileName))
      .map((fileName) => `The image images/${fileName} is missing.`),
  ];
}
