import type { Language } from './language.ts';

const RULES: Readonly<Record<Language, Intl.PluralRules>> = {
  hi: new Intl.PluralRules('hi-IN'),
  en: new Intl.PluralRules('en-IN'),
};

/** Chooses the form of a text that fits a number: '1 बचा', '2 बचे'. */
export function choosePlural(
  language: Language,
  count: number,
  forms: { readonly one: string; readonly other: string },
): string {
  return RULES[language].select(count) === 'one' ? forms.one : forms.other;
}
