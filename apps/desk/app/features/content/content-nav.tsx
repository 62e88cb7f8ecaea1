import { joinClasses } from '@haat/ui';
import { NavLink } from 'react-router';
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
  return (
    <nav aria-label={texts.lists} className="chip-row">
      <ul>
        {ENTRIES.map(({ to, text }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className={({ isActive }) =>
                joinClasses(
                  'flex touch items-center rounded-full border px-4 font-semibold whitespace-nowrap',
                  isActive
                    ? 'border-indigo bg-indigo text-white'
                    : 'border-edge bg-paper hover:bg-sand',
                )
              }
            >
              {texts[text]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
