import { findPathIn, rememberLanguage } from '../../lib/language/chosen-language.ts';

/** Offers the Hindi pages, in Hindi (product 2.18.4). */
export function LanguageOffer() {
  return (
    <div lang="hi-IN" className="-my-2 flex flex-wrap items-center gap-x-3">
      <p className="font-semibold">यह दुकान हिन्दी में भी है।</p>
      <a
        href={findPathIn('hi')}
        className="-my-px inline-flex min-h-11 items-center font-semibold text-indigo underline underline-offset-4"
        onClick={() => rememberLanguage('hi')}
      >
        हिन्दी में देखिए
      </a>
    </div>
  );
}
