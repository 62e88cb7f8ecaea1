export const ABOUT_TITLE = 'About Us';

/**
 * The static text of the about screen: women's empowerment through self-help groups
 * (product 2.2.1).
 */
export const ABOUT_LEAD =
  'This shop is for the empowerment of women through self-help groups: neighbours who meet once a week, save together, and decide together what to make.';

export const ABOUT_SECTIONS = [
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
] as const;

/** The texts of a content page (product 2.12.3, 2.12.6, 8.2.1). */
export const PAGE_NOT_FOUND = 'Page not found';
export const PAGE_FAILED = 'Failed to fetch page';
export const PAGE_RETRY = 'Retry';
export const PAGE_CONTENTS = 'On this page';

/** Formats the title of a content page that failed to load (product 2.12.3). */
export function formatPageError(error: string): string {
  return `Error: ${error}`;
}
