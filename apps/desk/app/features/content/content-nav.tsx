import { useLocation } from 'react-router';
import { ListViews } from '../../components/list/list-views.tsx';
import { useTexts } from '../../lib/language/texts.ts';
import { CONTENT } from './content.texts.ts';

const ENTRIES = [
  { to: '/content', text: 'stories' },
  { to: '/content/pages', text: 'pages' },
  { to: '/content/contact', text: 'contact' },
  { to: '/content/deal', text: 'deal' },
] as const;

/** The lists of what the shop tells. */
export function ContentNav() {
  const texts = useTexts(CONTENT);
  const { pathname } = useLocation();
  const views = ENTRIES.map(({ to, text }) => ({
    to,
    label: texts[text],
    isCurrent: to === pathname,
  }));
  return <ListViews views={views} />;
}
