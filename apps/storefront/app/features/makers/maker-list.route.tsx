import { langOf } from '@haat/domain/shopper';
import { EmptyState, joinClasses, SectionHeading } from '@haat/ui';
import { type RefObject, useRef } from 'react';
import { href } from 'react-router';
import emptyThali from '../../assets/empty-thali.webp';
import { RAJASTHAN_MAP_SIZE } from '../../assets/rajasthan-map.ts';
import { ErrorView } from '../../components/feedback/error-view.tsx';
import { LinkButton } from '../../components/navigation/link-button.tsx';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import { ProductPicture } from '../../components/product/product-picture.tsx';
import { errorTitle } from '../../lib/errors/error-texts.ts';
import { loadOrFail } from '../../lib/loading/load.ts';
import { apiContext } from '../../lib/loading/request-context.ts';
import { buildPageMeta } from '../../lib/seo/page-meta.ts';
import { describeTrail } from '../../lib/seo/structured-data.ts';
import type { Route } from './+types/maker-list.route';
import { type ListedMaker, loadMakers } from './load-makers.ts';
import { placeMark, RajasthanMap } from './rajasthan-map.tsx';
import { isAside, type Point } from './spread-marks.ts';
import { MAKER_TEXTS } from './texts.ts';
import { useItemInView } from './use-item-in-view.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { makers: await loadOrFail(loadMakers(context.get(apiContext)), MAKER_TEXTS.failed) };
}

/** The groups on a map and in a list, with the same numbers (product 2.16.1). */
export default function MakerListRoute({ loaderData: { makers } }: Route.ComponentProps) {
  return (
    <div className="page pb-6 lg:pb-10">
      <SectionHeading level="h1" size="page">
        {MAKER_TEXTS.title}
      </SectionHeading>
      <p className="mt-2 max-w-text text-lg text-ink-soft">{MAKER_TEXTS.lead}</p>
      {makers.length === 0 ? (
        <EmptyState
          picture={emptyThali}
          title={MAKER_TEXTS.none}
          action={<LinkButton to={href('/products-list')}>{MAKER_TEXTS.allProducts}</LinkButton>}
        >
          {MAKER_TEXTS.noneHint}
        </EmptyState>
      ) : (
        <MapAndList makers={makers} />
      )}
    </div>
  );
}

interface MakersProps {
  readonly makers: readonly ListedMaker[];
}

function MapAndList({ makers }: MakersProps) {
  const listRef = useRef<HTMLOListElement>(null);
  const inView = useItemInView(listRef);
  return (
    <div className="mt-6 grid items-start gap-x-8 gap-y-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:mt-8 lg:gap-x-12">
      <MakerMap makers={makers} inView={inView} />
      <MakerList makers={makers} listRef={listRef} />
    </div>
  );
}

function MakerMap({ makers, inView }: MakersProps & { readonly inView: number | null }) {
  return (
    <nav aria-label={MAKER_TEXTS.map} className="mx-auto w-full max-w-lg md:sticky md:top-24">
      <RajasthanMap
        marks={makers.flatMap(({ mark }) => (mark !== null && isAside(mark) ? mark : []))}
      >
        <ol>
          {makers.map(
            ({ slug, name, mark }, index) =>
              mark && (
                <li
                  key={slug}
                  className={joinClasses(
                    // The name lies over the other marks.
                    'absolute -translate-1/2 focus-within:z-20 hover:z-20',
                    index === inView && 'z-10',
                  )}
                  style={placeMark(mark.mark)}
                >
                  <ShopLink
                    to={href('/maker/:slug', { slug })}
                    className="group grid size-11 place-items-center rounded-full focus-visible:z-10"
                  >
                    <MakerNumber number={index + 1} isLit={index === inView} />
                    <span className="sr-only">. {name}</span>
                    <MarkName mark={mark.mark} name={name} isShown={index === inView} />
                  </ShopLink>
                </li>
              ),
          )}
        </ol>
      </RajasthanMap>
    </nav>
  );
}

interface MarkNameProps {
  readonly mark: Point;
  readonly name: string;
  /** Also shown on hover and focus. */
  readonly isShown: boolean;
}

/** A group's name beside its mark, on the side where the map has more room. */
function MarkName({ mark, name, isShown }: MarkNameProps) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'pointer-events-none absolute z-10 w-max max-w-32 rounded-haat border border-hairline bg-paper px-2 py-1 font-bold text-ink text-sm leading-tight wrap-anywhere group-hover:block group-focus-visible:block lg:max-w-44',
        mark.x > RAJASTHAN_MAP_SIZE.width / 2 ? 'right-full' : 'left-full',
        !isShown && 'hidden',
      )}
    >
      {name}
    </span>
  );
}

interface MakerNumberProps {
  readonly number: number;
  readonly isLit?: boolean;
}

function MakerNumber({ number, isLit = false }: MakerNumberProps) {
  return (
    <span
      className={joinClasses(
        'grid size-8 shrink-0 place-items-center rounded-full border-2 border-plaster font-bold text-plaster group-hover:bg-madder',
        isLit ? 'bg-madder' : 'bg-indigo',
      )}
    >
      {number}
    </span>
  );
}

interface MakerListProps extends MakersProps {
  readonly listRef: RefObject<HTMLOListElement | null>;
}

function MakerList({ makers, listRef }: MakerListProps) {
  return (
    <section aria-label={MAKER_TEXTS.list}>
      <ol ref={listRef} className="divide-y divide-hairline border-y border-hairline">
        {makers.map(({ slug, name, place, craft, productCount, productImages }, index) => (
          <li
            key={slug}
            className="group relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2 py-3 hover:bg-sand lg:grid-cols-[auto_minmax(0,1fr)_auto]"
          >
            <MakerNumber number={index + 1} />
            <div className="min-w-0">
              <h2 className="text-xl font-bold wrap-anywhere">
                <ShopLink
                  to={href('/maker/:slug', { slug })}
                  lang={langOf(name)}
                  className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
                >
                  {name}
                </ShopLink>
              </h2>
              {craft && (
                <p lang={langOf(craft)} className="text-lg">
                  {craft}
                </p>
              )}
              {place && <p className="text-ink-soft">{place}</p>}
              {productCount !== null && (
                <p className="text-ink-soft">{MAKER_TEXTS.productCount(productCount)}</p>
              )}
            </div>
            <GoodsPictures images={productImages} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Some of a group's goods, beside their number. */
function GoodsPictures({ images }: { readonly images: readonly string[] }) {
  return (
    <div className="flex gap-2 max-lg:col-start-2">
      {images.map((image) => (
        <span key={image} className="block w-16 overflow-hidden rounded-haat bg-sand lg:w-20">
          <ProductPicture
            image={image}
            alt=""
            sizes="80px"
            widths={[160]}
            className="aspect-square! object-bottom"
          />
        </span>
      ))}
    </div>
  );
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) {
    const title = errorTitle(args.error, undefined, MAKER_TEXTS.failed);
    return buildPageMeta(args, { title, isIndexed: false });
  }
  return buildPageMeta(args, {
    title: MAKER_TEXTS.title,
    description: MAKER_TEXTS.lead,
    structuredData: [describeTrail({ name: MAKER_TEXTS.title, path: args.location.pathname })],
  });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} failedTitle={MAKER_TEXTS.failed} />;
}
