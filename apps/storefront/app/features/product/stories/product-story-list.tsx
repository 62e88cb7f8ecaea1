import { LANGUAGE } from '@haat/domain';
import { SectionHeading } from '@haat/ui';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { ShopLink } from '../../../components/navigation/shop-link.tsx';
import type { StoryLink } from '../../../components/story/story-links.tsx';
import { StoryPicture } from '../../../components/story/story-picture.tsx';

export interface ProductStoryListProps {
  /** Null when the server did not get them in time. */
  readonly stories: readonly StoryLink[] | null;
}

/** Links to the stories that tell of a product; nothing without any (product 2.12.5). */
export function ProductStoryList({ stories }: ProductStoryListProps): ReactNode {
  if (stories === null || stories.length === 0) return null;
  return (
    <section>
      <SectionHeading className="mb-4">
        {LANGUAGE === 'hi' ? 'इसकी कहानियाँ' : 'Stories about it'}
      </SectionHeading>
      <ul className="grid gap-5">
        {stories.map(({ id, title, image }) => (
          <li key={id} className="group relative">
            <StoryPicture
              image={image}
              sizes="(width >= 64rem) 660px, (width >= 48rem) 45vw, calc(100vw - 40px)"
              isPriority={false}
            />
            <ShopLink
              to={href('/story/:id', { id })}
              className="mt-2 block font-display text-xl leading-snug wrap-anywhere after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
            >
              {title}
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
