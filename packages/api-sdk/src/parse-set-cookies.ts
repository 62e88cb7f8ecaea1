import { splitPair } from './cookie-session.ts';

/** A cookie to set, as the frameworks' own setters take it: `cookies().set(cookie)` of Next. */
export interface ParsedCookie {
  /** As the server writes it, such as `haat_access`, or `__Host-haat_access` over https. */
  readonly name: string;
  /** Decoded, since the setters encode it again. */
  readonly value: string;
  /** How long it lives, in seconds; 0 deletes it. Express counts in ms. */
  readonly maxAge?: number;
  /** When it ends. */
  readonly expires?: Date;
  /** The path below which it is sent; undefined where the line does not say. */
  readonly path?: string;
  /** The domain to whose hosts it is sent; undefined for the one that set it alone. */
  readonly domain?: string;
  /** true: sent over https alone; undefined where the line does not say. */
  readonly secure?: boolean;
  /** true: scripts of pages cannot read it; undefined where the line does not say. */
  readonly httpOnly?: boolean;
  /**
   * Whether it is sent with requests that come from other sites; undefined where the line does not
   * say.
   */
  readonly sameSite?: 'strict' | 'lax' | 'none';
}

const SAME_SITES = ['strict', 'lax', 'none'] as const;

/** The text itself where it is no encoded one. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The number of `Max-Age`; undefined for other texts. */
function toMaxAge(text: string | undefined): number | undefined {
  return text !== undefined && /^-?\d+$/.test(text) ? Math.max(0, Number(text)) : undefined;
}

/** The date of `Expires`; undefined for other texts. */
function toDate(text: string | undefined): Date | undefined {
  const ms = Date.parse(text ?? '');
  return Number.isNaN(ms) ? undefined : new Date(ms);
}

function parseSetCookie(line: string): ParsedCookie {
  const [pair = '', ...rest] = line.split(';');
  const [name, value] = splitPair(pair);
  const attributes = new Map(rest.map(splitPair).map(([key, text]) => [key.toLowerCase(), text]));
  const maxAge = toMaxAge(attributes.get('max-age'));
  const expires = toDate(attributes.get('expires'));
  const path = attributes.get('path');
  const domain = attributes.get('domain');
  const sameSite = SAME_SITES.find((one) => one === attributes.get('samesite')?.toLowerCase());
  // What a line does not say is left out: an undefined value is none to every framework.
  return {
    name,
    value: decode(value),
    ...(maxAge !== undefined && { maxAge }),
    ...(expires && { expires }),
    ...(path && { path }),
    ...(domain && { domain }),
    ...(attributes.has('secure') && { secure: true }),
    ...(attributes.has('httponly') && { httpOnly: true }),
    ...(sameSite && { sameSite }),
  };
}

/**
 * Parses the `Set-Cookie` lines of a session, for frameworks that set cookies by name and options and
 * not by lines, such as a server action of Next:
 * `for (const cookie of parseSetCookies(session.setCookies)) (await cookies()).set(cookie)`. Where a
 * `Response` is at hand, append the lines as they are.
 *
 * @param lines `setCookies` of a `CookieSession`
 */
export function parseSetCookies(lines: readonly string[]): ParsedCookie[] {
  return lines.map(parseSetCookie);
}
