import { SectionHeading } from '@haat/ui';
import { ErrorView } from '../../shared/error-view.tsx';
import { loadOrFail } from '../../shared/load.ts';
import { buildPageMeta } from '../../shared/page-meta.ts';
import { apiContext } from '../../shared/request-context.ts';
import { describeTrail } from '../../shared/structured-data.ts';
import type { Route } from './+types/cms-page.route';
import { PAGE_FAILED, PAGE_NOT_FOUND } from './messages.ts';
import { RichText } from './rich-text.tsx';
import { textOf } from './text-of.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { title, content } = await loadOrFail(
    context.get(apiContext).pages.get(params.slug),
    PAGE_FAILED,
  );
  return { title, content };
}

/** A content page the shop's people wrote, linked from the footer (spec §2). */
export default function CmsPageRoute({ loaderData }: Route.ComponentProps) {
  return (
    <article className="page-width pt-6 md:pt-10">
      <SectionHeading level="h1" size="page">
        {loaderData.title}
      </SectionHeading>
      <RichText html={loaderData.content} />
    </article>
  );
}

export function meta(args: Route.MetaArgs) {
  const page = args.loaderData;
  if (!page) return buildPageMeta(args, { title: PAGE_NOT_FOUND, isIndexed: false });
  return buildPageMeta(args, {
    title: page.title,
    description: textOf(page.content),
    type: 'article',
    structuredData: [describeTrail({ name: page.title, path: args.location.pathname })],
  });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} notFoundTitle={PAGE_NOT_FOUND} />;
}
