import type { Shell } from './shell-build.ts';

/** What the address of a page depends on. */
type AddressRules = Pick<Shell, 'policy' | 'mountPath' | 'findRoute'>;

/** Characters that an address may hold as they are, and that browsers then send so. */
const KEPT = /%(?:2[46BC]|3[ABD]|40)/g;

/** The end of the address from which React Router loads the data of a page. */
const DATA = '.data';

/** React Router's name for the data of a page whose address ends with a slash. */
const SLASH_DATA = '_.data';

/**
 * The one address of a page. A shell's router takes `/Payment/`, `//payment` and `/%70ayment` for
 * `/payment`; search engines, caches and the headers of a personal page must not depend on that. What
 * a route says itself is written as the route has it, a parameter with the fewest escapes, and all
 * without empty parts and dots.
 *
 * @param target path and query as requested
 * @returns the same text for a canonical URL; it never names another host
 */
export function canonicalizeUrl(target: string, rules: AddressRules): string {
  if (!/^[/\\]/.test(target)) return target;
  const [path = ''] = target.split('?', 1);
  const query = target.slice(path.length);
  const parts = splitPath(path);
  const mount = (rules.mountPath ?? '').split('/').slice(1);
  const isBelow = mount.every((name, at) => name === parts[at]);
  // The dots of such a URL lead out of this shell.
  if (!isBelow) return `/${parts.join('/')}${query}`;
  const own = canonicalizePage(parts.slice(mount.length), rules);
  return `${rules.mountPath ?? ''}/${own.join('/')}${query}`;
}

/** True for the URL of a page's data, which React Router's client makes and follows no redirect for. */
export function isDataUrl(target: string): boolean {
  return (target.split('?', 1)[0] ?? '').endsWith(DATA);
}

function splitPath(path: string): string[] {
  const parts: string[] = [];
  for (const part of path.split(/[/\\]/)) {
    const decoded = decode(part);
    if (decoded === '..') parts.pop();
    else if (decoded !== '' && decoded !== '.') {
      parts.push(decoded === undefined ? part : encode(decoded));
    }
  }
  return parts;
}

function canonicalizePage(parts: readonly string[], rules: AddressRules): string[] {
  const last = parts.at(-1) ?? '';
  if (last === SLASH_DATA && parts.length === 1) return [...parts];
  if (!last.endsWith(DATA)) return spellAsRoute(parts, rules);
  const page = parts.slice(0, -1);
  if (last !== SLASH_DATA) page.push(last.slice(0, -DATA.length));
  const spelled = spellAsRoute(page, rules);
  return [...spelled.slice(0, -1), `${spelled.at(-1)}${DATA}`];
}

function spellAsRoute(parts: readonly string[], { policy, findRoute }: AddressRules): string[] {
  const names =
    findRoute?.(`/${parts.join('/')}`)
      .split('/')
      .slice(1) ?? [];
  const [first = '', ...rest] = parts.map((part, at) => {
    const name = names[at];
    return name?.toLowerCase() === part.toLowerCase() ? name : part;
  });
  if (parts.length === 0) return [];
  // Also a page that no route has is personal below a personal path.
  const isPersonal = policy.personalPages.some(({ path }) => path === `/${first.toLowerCase()}`);
  return [isPersonal ? first.toLowerCase() : first, ...rest];
}

function encode(part: string): string {
  return encodeURIComponent(part).replace(KEPT, decodeURIComponent);
}

/** @returns undefined for a broken escape */
function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
