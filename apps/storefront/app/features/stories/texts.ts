/** The texts of the story screens (product 9.2.2, 2.12.1, 2.12.5). */
export const STORY_TEXTS = {
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
} as const;
