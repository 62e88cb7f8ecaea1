import { Button, SectionHeading } from '@haat/ui';
import { isRouteErrorResponse } from 'react-router';
import brokenPapad from '../../assets/broken-papad.svg';
import { ErrorView } from '../../components/feedback/error-view.tsx';
import { getErrorTexts } from '../../lib/errors/error-texts.ts';
import { loadOrFail } from '../../lib/loading/load.ts';
import { apiContext } from '../../lib/loading/request-context.ts';
import { useReloadPage } from '../../lib/loading/use-reload-page.ts';
import { buildPageMeta } from '../../lib/seo/page-meta.ts';
import { describeTrail } from '../../lib/seo/structured-data.ts';
import type { Route } from './+types/cms-page.route';
import { RichText } from './rich-text.tsx';
import { formatPageError, PAGE_FAILED, PAGE_NOT_FOUND, PAGE_RETRY } from './texts.ts';
import { toPlainText } from './to-plain-text.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { title, content } = await loadOrFail(
    context.get(apiContext).pages.get(params.slug),
    PAGE_FAILED,
  );
  return { title, content };
}

/** A content page of the CMS, linked from the footer (product 2.2.13). */
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
  if (!page) {
    const isNotFound = isRouteErrorResponse(args.error) && args.error.status === 404;
    return buildPageMeta(args, {
      title: isNotFound || !args.error ? PAGE_NOT_FOUND : getErrorTexts(args.error).title,
      isIndexed: false,
    });
  }
  return buildPageMeta(args, {
    title: page.title,
    description: toPlainText(page.content),
    type: 'article',
    structuredData: [describeTrail({ name: page.title, path: args.location.pathname })],
  });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { isReloading, reload } = useReloadPage();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <ErrorView error={error} notFoundTitle={PAGE_NOT_FOUND} />;
  }
  return (
    <div className="page-width grid grid-cols-[minmax(0,var(--container-form))] justify-items-start gap-4 py-16 md:py-24">
      <img src={brokenPapad} alt="" width={160} height={120} loading="lazy" />
      <h1 className="text-xl font-bold">{formatPageError(getErrorTexts(error).text)}</h1>
      <Button isBusy={isReloading} onClick={reload}>
        {PAGE_RETRY}
      </Button>
    </div>
  );
}
