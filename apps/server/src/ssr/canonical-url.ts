import { PERSONAL_WORDS } from './page-policy.ts';

/** The first word of a personal address, also of the data of such a page. */
const PERSONAL_START = new RegExp(`^(${PERSONAL_WORDS.join('|')})(\\.data)?$`);

/**
 * The address as the shop spells it. A shell's router takes `/Payment` and `/%70ayment` for
 * `/payment`; what follows from an address (whether its page may be kept, what it may load) must not
 * depend on that. And more than one slash at the start would name a host.
 *
 * @param target path and query as requested
 * @returns the same text for an address that is spelled so already
 */
export function canonicalizeUrl(target: string): string {
  const found = /^[/\\]+([^/\\?]*)(.*)$/s.exec(target);
  if (found === null) return target;
  const [, first = '', rest = ''] = found;
  const word = decode(first).toLowerCase();
  return `/${PERSONAL_START.test(word) ? word : first}${rest}`;
}

function decode(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
