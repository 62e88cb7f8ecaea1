import { unwrap } from '@haat/api-sdk';
import { arrangePage, toPlainText } from '@haat/domain';
import { type ContentsLink, langOf, parseContentPage } from '@haat/domain/shopper';
import { Button, buttonClass, EmptyState, SectionHeading } from '@haat/ui';
import { isRouteErrorResponse } from 'react-router';
import brokenPapad from '../../assets/broken-papad.webp';
import { ErrorView } from '../../components/feedback/error-view.tsx';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import { getErrorTexts } from '../../lib/errors/error-texts.ts';
import { loadOrFail } from '../../lib/loading/load.ts';
import { apiContext } from '../../lib/loading/request-context.ts';
import { useReloadPage } from '../../lib/loading/use-reload-page.ts';
import { buildPageMeta } from '../../lib/seo/page-meta.ts';
import { describeTrail } from '../../lib/seo/structured-data.ts';
import type { Route } from './+types/cms-page.route';
import { RichText } from './rich-text.tsx';
import { TEXTS } from './texts.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { title, content } = parseContentPage(
    await loadOrFail(
      unwrap(api.GET('/pages/{slug}', { params: { path: { slug: params.slug } } })),
      TEXTS.pageFailed,
    ),
  );
  const { html, contents } = arrangePage(content);
  return { title, html, contents, description: toPlainText(content) };
}

/** A content page of the CMS, linked from the footer (product 2.2.1). */
export default function CmsPageRoute({ loaderData }: Route.ComponentProps) {
  const { title, html, contents } = loaderData;
  return (
    <article className="page">
      {/* Into the margin of a phone: 'Shipping and Returns' fits one line, whatever stands in for its face. */}
      <SectionHeading level="h1" size="page" lang={langOf(title)} className="max-md:-me-3">
        {title}
      </SectionHeading>
      <div className="mt-4 gap-12 lg:flex">
        {contents.length > 0 && <Contents links={contents} />}
        <RichText html={html} />
      </div>
    </article>
  );
}

/** Links to the sections: on a phone above the text, on a wide screen beside it. */
function Contents({ links }: { readonly links: readonly ContentsLink[] }) {
  return (
    <nav
      aria-label={TEXTS.pageContents}
      className="max-lg:mb-2 max-lg:border-hairline max-lg:border-y max-lg:py-2 lg:sticky lg:top-24 lg:w-56 lg:shrink-0 lg:self-start"
    >
      <ul className="flex flex-wrap gap-x-6 lg:block">
        {links.map(({ id, title }) => (
          <li key={id}>
            <ShopLink
              to={`#${id}`}
              prefetch="none"
              lang={langOf(title)}
              className={buttonClass({ variant: 'link' })}
            >
              {title}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function meta(args: Route.MetaArgs) {
  const page = args.loaderData;
  if (!page) {
    const isNotFound = isRouteErrorResponse(args.error) && args.error.status === 404;
    return buildPageMeta(args, {
      title: isNotFound || !args.error ? TEXTS.pageNotFound : getErrorTexts(args.error).title,
      isIndexed: false,
    });
  }
  return buildPageMeta(args, {
    title: page.title,
    description: page.description,
    type: 'article',
    structuredData: [describeTrail({ name: page.title, path: args.location.pathname })],
  });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { isReloading, reload } = useReloadPage();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <ErrorView error={error} notFoundTitle={TEXTS.pageNotFound} />;
  }
  return (
    <div className="page pb-6 md:pb-10">
      <EmptyState
        headingLevel="h1"
        picture={brokenPapad}
        title={TEXTS.pageError(getErrorTexts(error).text)}
        action={
          <Button isBusy={isReloading} onClick={reload}>
            {TEXTS.pageRetry}
          </Button>
        }
      />
    </div>
  );
}
