import type { components } from '@haat/api-sdk/schema';
import { toMediaUrl } from '../media/media-url.ts';
import { toIsoDate } from '../platform/http/iso-date.ts';
import type { StoryRow } from './stories.repository.ts';

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
