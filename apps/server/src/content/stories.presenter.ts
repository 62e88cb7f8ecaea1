import type { components } from '@haat/api-sdk/schema';
import { toMediaUrl } from '../media/media-url.ts';
import { toIsoDate } from '../platform/http/iso-date.ts';
import type { StoryRow } from './stories.repository.ts';

/** Presents a story in the contract's shape. */
export function presentStory(story: StoryRow): components['schemas']['Story'] {
  return {
    _id: story.id,
    title: story.title,
    content: story.content,
    image: toMediaUrl(story.image_hash),
    date: toIsoDate(story.published_at),
  };
}
