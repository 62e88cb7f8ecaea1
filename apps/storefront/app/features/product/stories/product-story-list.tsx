import { SectionHeading } from '@haat/ui';
import type { ReactNode } from 'react';
import { type StoryLink, StoryLinks } from '../../../components/story/story-links.tsx';

export interface ProductStoryListProps {
  /** Null when the server did not get them in time. */
  readonly stories: readonly StoryLink[] | null;
}

/** Links to the stories that tell of a product; nothing without any (product 2.12.5). */
export function ProductStoryList({ stories }: ProductStoryListProps): ReactNode {
  if (stories === null || stories.length === 0) return null;
  return (
    <section className="pt-10">
      <SectionHeading className="mb-4">Stories about it</SectionHeading>
      <StoryLinks stories={stories} className="md:grid-cols-2 lg:grid-cols-3" />
    </section>
  );
}
