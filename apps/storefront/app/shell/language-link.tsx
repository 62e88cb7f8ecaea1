import { LANGUAGE_TAGS, toLanguagePath } from '@haat/domain';
import { useLocation } from 'react-router';
import { OTHER_LANGUAGE, rememberLanguage } from '../lib/language/chosen-language.ts';

/** Each in its own language: whoever looks for it may read no other. */
const NAMES = { en: 'English', hi: 'हिन्दी' } as const;

interface LanguageLinkProps {
  readonly className: string;
}

/** The link to this page in the other language, which is remembered (product 2.18.3). */
export function LanguageLink({ className }: LanguageLinkProps) {
  const { pathname, search } = useLocation();
  const tag = LANGUAGE_TAGS[OTHER_LANGUAGE];
  return (
    <a
      href={toLanguagePath(pathname + search, OTHER_LANGUAGE)}
      hrefLang={tag}
      lang={tag}
      className={className}
      onClick={() => rememberLanguage(OTHER_LANGUAGE)}
    >
      {NAMES[OTHER_LANGUAGE]}
    </a>
  );
}
