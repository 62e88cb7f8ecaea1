import { useLanguage } from './language.ts';

/** What has a name, and one in Hindi that may be ''. */
interface Named {
  readonly name: string;
  readonly nameHindi: string;
}

/** Chooses the name of a thing: in Hindi where the screens are in Hindi and it has one. */
export function useName(): (thing: Named) => string {
  const isHindi = useLanguage() === 'hi';
  return ({ name, nameHindi }) => (isHindi && nameHindi !== '' ? nameHindi : name);
}
