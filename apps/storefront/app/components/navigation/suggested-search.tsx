import { LANGUAGE } from '@haat/domain';
import { searchPath } from '@haat/domain/shopper';
import { Sentence } from '../../lib/language/sentence.tsx';
import { ShopLink } from './shop-link.tsx';

const TEXT = LANGUAGE === 'hi' ? 'क्या आप {} खोज रहे हैं?' : 'Did you mean {}?';

interface SuggestedSearchProps {
  readonly suggestion: string;
  /** Slug of the category to search in; empty for all. */
  readonly category?: string | undefined;
  readonly className?: string;
}

/** The search that was probably meant, as a link (product 5.1.7). */
export function SuggestedSearch({ suggestion, category, className }: SuggestedSearchProps) {
  return (
    <p className={className}>
      <Sentence text={TEXT}>
        <ShopLink
          to={searchPath(suggestion, category)}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {suggestion}
        </ShopLink>
      </Sentence>
    </p>
  );
}
