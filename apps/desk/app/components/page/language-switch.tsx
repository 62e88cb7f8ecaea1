import { setLanguage, useLanguage } from '../../lib/language/language.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { PAGE } from './page.texts.ts';

/** Changes to the other language, whose own name it shows. */
export function LanguageSwitch() {
  const texts = useTexts(PAGE);
  const other = useLanguage() === 'hi' ? 'en' : 'hi';
  return (
    <button
      type="button"
      lang={other}
      aria-label={texts.otherLanguageName}
      className="touch shrink-0 rounded-haat px-2 font-semibold whitespace-nowrap text-indigo hover:bg-sand"
      onClick={() => setLanguage(other)}
    >
      {texts.otherLanguage}
    </button>
  );
}
