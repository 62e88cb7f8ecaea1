export { splitParagraphs } from './paragraphs.ts';
export {
  parseStories,
  parseStory,
  STORY_LIMIT,
  STORY_SEARCH_DELAY_MS,
  type StoryView,
} from './story.ts';
