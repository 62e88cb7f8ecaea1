import { DEAL, type Paise } from '@haat/domain';
import { formatRoundAmount } from '@haat/domain/shopper';

/** The two lines of the hero's tagline (product 2.6.1). */
export const TAGLINE = ['Spices of the Desert', 'Stories of Her Hands'] as const;

export const SPECIALITIES = [
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
] as const;

export const TREASURES_TITLE = 'Handmade Treasures Crafted With Love';

export const WHY_TITLE = 'Why Choose Us';

export const STEPS = [
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
] as const;

export const BEST_SELLERS_TITLE = 'Best Sellers';
export const NO_BEST_SELLERS = 'No best-selling products available at the moment.';

export const HISTORY_TITLE = 'Our History';
export const HISTORY = [
  'A self-help group begins with a handful of neighbours and a tin box. Each puts in a little every month; whoever needs it borrows first. What starts as savings becomes a grinding stone, then a sewing machine, then a shop.',
  'Rajasthan has thousands of such groups. This market is one counter for what they make: no middlemen between the courtyard where a thing is made and the kitchen where it is used.',
] as const;

export const TESTIMONIALS_TITLE = 'Testimonials';
export const TESTIMONIALS_PAUSE = 'Pause the testimonials';

/** Sample statements, attributed to nobody. */
export const TESTIMONIALS = [
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
] as const;

export const DEAL_LABEL = 'Deal of the Season';

/** What a set of packets comes to (product 2.6.6). */
export const DEAL_FIGURES = {
  packets: (count: number) => `${count} packets`,
  each: (price: Paise) => `${formatRoundAmount(price)} each`,
} as const;

/** Formats the banner's title: 'Spice Set (12 Products for just ₹1,499)' (product 2.6.6). */
export function formatDealTitle(name: string, price: Paise): string {
  const offer = ` for just ${formatRoundAmount(price)}`;
  return name.endsWith(')') ? `${name.slice(0, -1)}${offer})` : `${name}${offer}`;
}

/** The title of the spice set. */
export const DEAL_TITLE = formatDealTitle(DEAL.name, DEAL.price);

export const GIFTS_TITLE = 'Gifts of Her Hands';

/** The description for search engines and link previews. */
export const DESCRIPTION =
  'Spices, biscuits, papads and block-printed goods, made by hand by women’s self-help groups in Rajasthan.';
