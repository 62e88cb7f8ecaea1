import type { ShellPolicy } from './shell.ts';

/**
 * The canonical form of a URL. A shell's router takes `/Payment` and `/%70ayment` for `/payment`;
 * the cache and the security headers of a personal page must not depend on that form. More than one
 * slash at the start would name a host.
 *
 * @param target path and query as requested
 * @returns the same text for a canonical URL
 */
export function canonicalizeUrl(target: string, { personalPages }: ShellPolicy): string {
  const found = /^[/\\]+([^/\\?]*)(.*)$/s.exec(target);
  if (found === null) return target;
  const [, first = '', rest = ''] = found;
  const segment = decode(first).toLowerCase();
  const page = `/${segment.replace(/\.data$/, '')}`;
  const isPersonal = personalPages.some(({ path }) => path === page);
  return `/${isPersonal ? segment : first}${rest}`;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
