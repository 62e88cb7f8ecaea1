import contract from '@haat/openapi' with { type: 'json' };
import type { Schemas } from './contract.ts';
import type { TestProduct } from './test-shop.ts';

/** The contract's example of a product: it has the facts that the fixtures do not mention. */
const EXAMPLE = contract.paths['/products/{id}'].get.responses[200].content['application/json']
  .example.data as Schemas['Product'];

/** The categories of the products. */
export const CATEGORIES = {
  spice: { _id: 'cat_spices', slug: 'spices', name: 'Spices', nameHindi: 'मसाले' },
  biscuit: { _id: 'cat_biscuits', slug: 'biscuits', name: 'Biscuits', nameHindi: 'बिस्कुट' },
  papad: { _id: 'cat_papads', slug: 'papads', name: 'Papads', nameHindi: 'पापड़' },
} as const;

const PICTURE = '/api/v1/media/fixture';

function product(
  kind: keyof typeof CATEGORIES,
  details: Pick<TestProduct, '_id' | 'name' | 'price'> & Partial<TestProduct>,
): TestProduct {
  const { inStock: _, ...example } = EXAMPLE;
  const { image = PICTURE } = details;
  return {
    ...example,
    ...{ nameHindi: '', description: '', originalPrice: null, discount: 0, packSize: null },
    ...{ image, images: image === null ? [] : [image], additional_images: [], gallery: [] },
    ...{ features: '', storageAndUsage: '', isVegetarian: null, ingredients: '', maker: null },
    descriptionHindi: '',
    ...{
      occasions: [],
      contains: [],
      countryOfOrigin: '',
      brand: 'Marwar',
      category: { ...CATEGORIES[kind] },
    },
    ...{ stars: null, ratings: null, reviews: 0, stock_quantity: 40 },
    ...details,
  };
}

/** Twelve products, the newest first: of every kind that a screen has to get right. */
export const PRODUCTS: readonly TestProduct[] = [
  product('spice', {
    _id: 'prod_chilli',
    name: 'Mathania Red Chilli Powder',
    nameHindi: 'मथानिया लाल मिर्च',
    description: 'Sun-dried chillies from Mathania, ground in small lots.',
    price: 149.5,
    originalPrice: 166,
    discount: 10,
    features: 'Ground in small lots. No added colour. Medium hot.',
    storageAndUsage: 'Keep dry and closed. Use within six months of opening.',
    packSize: { amount: 200, unit: 'g' },
    isVegetarian: true,
    ingredients: 'Red chilli.',
    stars: 5,
    ratings: 5,
    reviews: 1,
  }),
  product('spice', {
    _id: 'prod_turmeric',
    name: 'Turmeric Powder',
    nameHindi: 'हल्दी पाउडर',
    packSize: { amount: 100, unit: 'g' },
    description: 'Boiled, dried and stone-ground.',
    price: 99,
  }),
  // Without pictures, texts, brand and reviews: as little as the contract allows.
  product('spice', {
    _id: 'prod_coriander',
    name: 'Coriander Seeds',
    price: 60,
    image: null,
    brand: '',
  }),
  product('spice', {
    _id: 'prod_spice_set',
    name: 'Spice Set (12 Products)',
    packSize: { amount: 12, unit: 'piece' },
    description: 'Twelve packets in a box of printed card.',
    price: 1499,
    originalPrice: 1999,
    discount: 25,
    brand: 'Shekhawati',
  }),
  product('biscuit', {
    _id: 'prod_bajra',
    name: 'Bajra Biscuits',
    nameHindi: 'बाजरा बिस्कुट',
    packSize: { amount: 250, unit: 'g' },
    isVegetarian: true,
    allergens: 'Milk.',
    bestBeforeDays: 60,
    description: 'Millet biscuits sweetened with jaggery.',
    price: 120,
    originalPrice: 126,
    discount: 5,
    brand: 'Mewar',
  }),
  // Sold out.
  product('biscuit', {
    _id: 'prod_ajwain',
    name: 'Ajwain Biscuits',
    description: 'Salted biscuits with carom seeds.',
    price: 110,
    brand: 'Mewar',
    stock_quantity: 0,
  }),
  // Two are left.
  product('biscuit', {
    _id: 'prod_besan',
    name: 'Besan Nankhatai',
    description: 'Crumbly gram flour biscuits with cardamom.',
    price: 180.25,
    brand: 'Mewar',
    stock_quantity: 2,
  }),
  product('biscuit', { _id: 'prod_oats', name: 'Oats and Gond Biscuits', price: 140 }),
  product('papad', {
    _id: 'prod_moong',
    name: 'Moong Papad',
    nameHindi: 'मूंग पापड़',
    packSize: { amount: 400, unit: 'g' },
    description: 'Thin papads of moong, with cracked pepper.',
    price: 85,
    features: 'Rolled by hand. Dried in the sun.',
    stars: 2,
    ratings: 2,
    reviews: 1,
  }),
  // A name that no card is wide enough for.
  product('papad', {
    _id: 'prod_long_name',
    name: 'राजस्थानी हाथ से बेले हुए मसालेदार मूँग और उड़द दाल के बड़े पापड़, काली मिर्च, जीरे और हींग के साथ (परिवार पैक)',
    description: 'धूप में सुखाए हुए बड़े पापड़, परिवार के लिए।',
    price: 249.99,
    originalPrice: 373,
    discount: 33,
    brand: 'Shekhawati',
  }),
  product('papad', { _id: 'prod_khichiya', name: 'Rice Khichiya', price: 75 }),
  // More in stock than one order may have.
  product('papad', {
    _id: 'prod_garlic',
    name: 'Garlic Papad',
    description: 'Urad papads with garlic and red chilli.',
    price: 95,
    originalPrice: 190,
    discount: 50,
    stock_quantity: 500,
  }),
];
