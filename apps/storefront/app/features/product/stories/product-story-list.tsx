import { SectionHeading } from '@haat/ui';
import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';
import { type StoryLink, StoryLinks } from '../../../components/story/story-links.tsx';

export interface ProductStoryListProps {
  /** Null when they did not arrive in time. */
  readonly stories: Promise<readonly StoryLink[] | null>;
}

/** Links to the stories that tell of a product; nothing without any (product 2.12.5). */
export function ProductStoryList({ stories }: ProductStoryListProps): ReactNode {
  return (
    <Suspense>
      <Await resolve={stories}>
        {(found) =>
          found !== null &&
          found.length > 0 && (
            <section className="pt-10">
              <SectionHeading className="mb-4">Stories about it</SectionHeading>
              <StoryLinks stories={found} className="md:grid-cols-2 lg:grid-cols-3" />
            </section>
          )
        }
      </Await>
    </Suspense>
  );
}
