import sanitizeHtml from 'sanitize-html';
import { MAP_HOSTS } from './map-hosts.ts';

const MAX_SIDE = 2_000;

/**
 * Builds the map of the contact page from the first `iframe` of `html`: only its URL on a known map
 * host, its title and its size are copied. Returns '' when the first `iframe` is no such map.
 */
export function toSafeMapEmbed(html: string): string {
  const frames: Record<string, string>[] = [];
  sanitizeHtml(html, {
    allowedTags: ['iframe'],
    allowedAttributes: { iframe: ['src', 'title', 'width', 'height'] },
    transformTags: {
      iframe: (tagName, attribs) => {
        frames.push(attribs);
        return { tagName, attribs };
      },
    },
  });
  const { src = '', title = '', width, height } = frames[0] ?? {};
  const url = URL.parse(src);
  const isKnownHost = url?.protocol === 'https:' && MAP_HOSTS.includes(url.host);
  if (!isKnownHost || url.username !== '' || url.password !== '') return '';
  const attributes = {
    src: url.href,
    title: title.trim() || 'Map',
    width: toSide(width, 600),
    height: toSide(height, 420),
    loading: 'lazy',
    referrerpolicy: 'no-referrer-when-downgrade',
    sandbox: 'allow-scripts allow-same-origin allow-popups',
  };
  const text = Object.entries(attributes).map(([name, value]) => `${name}="${escapeText(value)}"`);
  return `<iframe ${text.join(' ')}></iframe>`;
}

function toSide(given: string | undefined, fallback: number): string {
  const side = /^\d{1,4}$/.test(given ?? '') ? Number(given) : fallback;
  return String(Math.min(Math.max(side, 1), MAX_SIDE));
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
