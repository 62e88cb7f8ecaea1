import { LANGUAGES, toLanguagePath } from '@haat/domain';
import { href } from 'react-router';
import { hosting } from '../../hosting.ts';
import { publicOriginContext } from '../../lib/loading/request-context.ts';
import type { Route } from './+types/robots.route';

/** Serves robots.txt: the URL of the sitemap, and the paths that crawlers skip. */
export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    // Pictures are part of the public pages; other API responses are not.
    'Allow: /api/v1/media/',
    'Disallow: /api/',
    ...LANGUAGES.flatMap((language) =>
      hosting.personalPages.map(({ path }) => `Disallow: ${toLanguagePath(path, language)}`),
    ),
    '',
    `Sitemap: ${context.get(publicOriginContext)}${href('/sitemap.xml')}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
