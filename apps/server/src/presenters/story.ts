import type { components } from '@haat/api-sdk/schema';
import { toIsoDate } from '../http/iso-date.ts';
import { toMediaUrl } from '../http/media-url.ts';
import type { StoryRow } from '../repositories/stories.ts';

/** A story as the contract sends it. */
export function presentStory(story: StoryRow): components['schemas']['Story'] {
  return {
    _id: story.id,
    title: story.title,
    content: story.content,
    image: toMediaUrl(story.image_hash),
    date: toIsoDate(story.published_at),
  };
}
