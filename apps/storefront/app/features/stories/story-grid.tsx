import { formatDate, langOf, type StoryView } from '@haat/domain/shopper';
import { href } from 'react-router';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import { StoryPicture } from '../../components/story/story-picture.tsx';

interface StoryGridProps {
  readonly stories: readonly (Pick<StoryView, 'id' | 'title' | 'image' | 'date'> & {
    /** The first sentence; '' without one. */
    readonly lead: string;
  })[];
}

/** The stories with picture, title, first sentence and date. */
export function StoryGrid({ stories }: StoryGridProps) {
  return (
    <ul className="mt-4 grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
      {stories.map(({ id, title, image, date, lead }, index) => (
        <li key={id}>
          <article className="group relative">
            <StoryPicture
              image={image}
              sizes="(width >= 64rem) 380px, (width >= 48rem) 45vw, 92vw"
              isPriority={index === 0}
            />
            <h2 className="mt-3 font-display text-2xl">
              <ShopLink
                to={href('/story/:id', { id })}
                lang={langOf(title)}
                className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
              >
                {title}
              </ShopLink>
            </h2>
            {lead && (
              <p lang={langOf(lead)} className="mt-1 text-lg">
                {lead}
              </p>
            )}
            {date && (
              <time dateTime={date} className="mt-1 block text-ink-soft">
                {formatDate(date)}
              </time>
            )}
          </article>
        </li>
      ))}
    </ul>
  );
}
