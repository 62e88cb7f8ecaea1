import { LANGUAGE } from '@haat/domain';

const EN = {
  title: 'Stories',
  lead: 'From the courtyards where things are made.',
  searchLabel: 'Search stories',
  search: 'Search',
  searching: 'Searching...',
  count: (total: number) => `${total} ${total === 1 ? 'story' : 'stories'}`,
  noneHint: 'Try another word, or read them all.',
  none: 'No stories found.',
  all: 'See all stories',
  goods: 'What this story tells of',
  madeBy: 'Made by',
  next: 'The next story',
  back: 'Back to stories',
  failed: 'Failed to load stories',
  storyFailed: 'Failed to load story',
  notFound: 'Story not found',
};

const HI: typeof EN = {
  title: 'कहानियाँ',
  lead: 'उन आँगनों से, जहाँ चीज़ें बनती हैं।',
  searchLabel: 'कहानियों में खोजें',
  search: 'खोजें',
  searching: 'खोज रहे हैं...',
  count: (total: number) => (total === 1 ? '1 कहानी' : `${total} कहानियाँ`),
  noneHint: 'कोई और शब्द लिखकर देखें, या सब पढ़ें।',
  none: 'कोई कहानी नहीं मिली।',
  all: 'सब कहानियाँ देखें',
  goods: 'इस कहानी का सामान',
  madeBy: 'किसने बनाया:',
  next: 'अगली कहानी',
  back: 'सब कहानियाँ',
  failed: 'कहानियाँ नहीं आ पाईं',
  storyFailed: 'कहानी नहीं खुली',
  notFound: 'यह कहानी नहीं मिली',
};

/** The texts of the story screens (product 9.2.2, 2.12.1, 2.12.5). */
export const STORY_TEXTS = LANGUAGE === 'hi' ? HI : EN;
