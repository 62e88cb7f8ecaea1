import type { components } from '@haat/api-sdk';
import { Badge, cardClass, Icon } from '@haat/ui';
import { ChevronRight } from 'lucide';
import { Link } from 'react-router';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { CONTENT } from './content.texts.ts';

type DeskStorySummary = components['schemas']['DeskStorySummary'];

const TONES = { draft: 'neutral', published: 'success', changed: 'highlight' } as const;

interface ContentRowProps {
  readonly to: string;
  readonly content: Pick<DeskStorySummary, 'title' | 'status' | 'updatedAt'>;
  readonly picture?: DeskStorySummary['picture'];
}

/** A story or a page of a list. */
export function ContentRow({ to, content, picture = null }: ContentRowProps) {
  const texts = useTexts(CONTENT);
  const format = useFormat();
  return (
    <li className={cardClass('relative flex flex-wrap items-center gap-3 p-3')}>
      {picture && (
        <img
          src={`${picture.url}?w=160`}
          alt=""
          width={96}
          height={64}
          loading="lazy"
          className="h-16 w-24 shrink-0 rounded-haat bg-sand object-cover"
        />
      )}
      <div className="min-w-0 flex-1 basis-36">
        {/* The link covers the row. */}
        <Link
          to={to}
          className="line-clamp-2 font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {content.title}
        </Link>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <Badge tone={TONES[content.status]}>{texts.statuses[content.status]}</Badge>
          {texts.changedOn(format.day(content.updatedAt))}
        </p>
      </div>
      <Icon node={ChevronRight} className="size-5 shrink-0 text-ink-soft" />
    </li>
  );
}
