import type { CategoryView } from '@haat/domain/shopper';
import { Button, SpinnerRing } from '@haat/ui';
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react';
import { href } from 'react-router';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import { SuggestedSearch } from '../../components/navigation/suggested-search.tsx';
import { MarkedName } from '../../components/product/marked-name.tsx';
import { Money } from '../../components/product/money.tsx';
import { OtherName } from '../../components/product/other-name.tsx';
import { PackFacts } from '../../components/product/pack-facts.tsx';
import { ProductPicture } from '../../components/product/product-picture.tsx';
import { AddResultButton } from './add-result-button.tsx';
import { HEADER_SEARCH_TEXTS } from './texts.ts';
import { type FoundProducts, type ProductSearch, useProductSearch } from './use-product-search.ts';
import { useSearchSheet } from './use-search-sheet.ts';

// The field imports this module with its first use, and so gets the categories from the same chunk.
export { searchCategories } from './search-categories.ts';
export { VoiceButton } from './voice-button.tsx';

/** The dropdown's methods for the search field. */
export interface SearchDropdownHandle {
  /** Handles the keys of a combobox: Up, Down, Home, End, Enter, Escape. */
  handleKey(event: KeyboardEvent<HTMLInputElement>): void;
}

/** The state of the dropdown for the ARIA attributes of the search field. */
export interface SearchPopup {
  readonly isListShown: boolean;
  /** Id of the result that the arrow keys have selected. */
  readonly activeId: string | undefined;
}

/** A category to search in or to open. */
export type CategoryChoice = Pick<CategoryView, 'slug' | 'name'>;

interface SearchDropdownProps {
  readonly ref: Ref<SearchDropdownHandle>;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly typed: string;
  /** Slug of the selected category; empty for all. */
  readonly category: string;
  /** All categories: those of the results are shown above them, and all when there are none. */
  readonly categories: readonly CategoryChoice[];
  readonly listboxId: string;
  readonly onPopup: (popup: SearchPopup | undefined) => void;
  readonly onClose: () => void;
}

/**
 * The results below the search field (product 2.4.3): the listbox of a combobox, an Add button
 * beside each result, and the link to all results.
 */
export function SearchDropdown(props: SearchDropdownProps) {
  const { ref, form, typed, category, categories, listboxId, onPopup, onClose } = props;
  const { search, retry } = useProductSearch(typed, category);
  const found = search.status === 'searching' ? search.before : search;
  const products = found?.status === 'found' ? found.products : [];
  const [active, setActive] = useState<number>();
  const activeId = active === undefined ? undefined : `${listboxId}-${active}`;
  const isListShown = products.length > 0;
  useSearchSheet(form, onClose);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new results have no active one.
  useEffect(() => setActive(undefined), [search]);

  useEffect(() => {
    onPopup({ isListShown, activeId });
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return () => onPopup(undefined);
  }, [isListShown, activeId, onPopup]);

  useImperativeHandle(ref, () => ({
    handleKey(event) {
      if (event.key === 'Escape') onClose();
      else if (event.key === 'Enter' && activeId) document.getElementById(activeId)?.click();
      else {
        const next = findNext(event.key, active, products.length);
        if (next === undefined) return;
        setActive(next);
      }
      event.preventDefault();
    },
  }));

  return (
    <div
      className={`max-md:col-span-full max-md:row-start-2 max-md:row-end-4 max-md:min-h-0 max-md:overflow-y-auto max-md:overscroll-contain md:absolute md:inset-x-0 md:top-full md:z-40 md:mt-2 md:max-h-[min(42rem,100dvh-6rem)] md:overflow-y-auto md:rounded-haat md:border md:border-hairline md:bg-paper md:shadow-float ${search.status === 'idle' ? 'md:hidden' : ''}`}
    >
      <StatusLine search={search} onRetry={retry} />
      {(search.status === 'idle' || (search.status === 'found' && !isListShown)) && (
        <ChipLinks label={HEADER_SEARCH_TEXTS.categories} links={toCategoryLinks(categories)} />
      )}
      {found?.status === 'found' && found.suggestion !== null && (
        <SuggestedSearch suggestion={found.suggestion} category={category} className="md:px-3" />
      )}
      {found?.status === 'found' && isListShown && (
        <>
          <div className="flex flex-wrap">
            <ChipLinks
              label={HEADER_SEARCH_TEXTS.categories}
              // The select above has them, and a phone has no room above its keyboard.
              className="max-md:hidden"
              links={toCategoryLinks(
                categories.filter(({ slug }) => found.categorySlugs.includes(slug)),
              )}
            />
            <ChipLinks
              label={HEADER_SEARCH_TEXTS.makers}
              isLabelShown
              links={found.makers.map(({ slug, name, village }) => ({
                to: href('/maker/:slug', { slug }),
                name: [name, village].filter(Boolean).join(', '),
              }))}
            />
          </div>
          <Results
            found={found}
            isBusy={search.status === 'searching'}
            active={active}
            listboxId={listboxId}
          />
          <div className="bottom-0 bg-plaster py-1 md:sticky md:bg-paper">
            <Button type="submit" variant="link" isWide>
              {HEADER_SEARCH_TEXTS.viewAll}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** The index of the result that a key selects; undefined for keys of the text field. */
function findNext(key: string, active: number | undefined, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active === undefined ? 0 : (active + 1) % count;
  if (key === 'ArrowUp') return ((active ?? 0) - 1 + count) % count;
  // Without an active result Home and End move the caret.
  if (active === undefined) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

interface StatusLineProps {
  readonly search: ProductSearch;
  readonly onRetry: () => void;
}

/** The status of the search, which screen readers announce. */
function StatusLine({ search, onRetry }: StatusLineProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 max-md:mb-2 max-md:pe-42 max-md:text-sm md:px-3">
      <p role="status" className={`flex items-center gap-2 ${getToneClass(search)}`}>
        {search.status === 'searching' && <SpinnerRing className="size-4" />}
        {statusText(search)}
      </p>
      {search.status === 'failed' && (
        <Button variant="link" onClick={onRetry}>
          {HEADER_SEARCH_TEXTS.retry}
        </Button>
      )}
    </div>
  );
}

function getToneClass({ status }: ProductSearch): string {
  return status === 'failed' ? 'font-semibold text-madder' : 'text-ink-soft';
}

function statusText(search: ProductSearch): string {
  if (search.status === 'idle') return HEADER_SEARCH_TEXTS.hint;
  if (search.status === 'searching') return HEADER_SEARCH_TEXTS.searching;
  if (search.status === 'failed') return search.message;
  return search.products.length === 0 ? HEADER_SEARCH_TEXTS.none : HEADER_SEARCH_TEXTS.results;
}

interface ChipLinksProps {
  readonly label: string;
  readonly isLabelShown?: boolean;
  readonly links: readonly { readonly to: string; readonly name: string }[];
  readonly className?: string;
}

/** Links to the categories of the results, or to all when there are none, and to groups. */
function ChipLinks({ label, isLabelShown = false, links, className = '' }: ChipLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className={`pb-4 md:ps-3 ${className}`}>
      <ul className="flex flex-wrap items-center gap-2">
        {isLabelShown && (
          <li aria-hidden="true" className="font-semibold text-ink-soft text-sm">
            {label}
          </li>
        )}
        {links.map(({ to, name }) => (
          <li key={to}>
            <ShopLink
              to={to}
              className="inline-flex min-h-11 items-center rounded-haat border border-edge bg-paper px-4 wrap-anywhere hover:border-ink hover:bg-sand"
            >
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function toCategoryLinks(categories: readonly CategoryChoice[]): ChipLinksProps['links'] {
  return categories.map(({ slug, name }) => ({ to: href('/category/:slug', { slug }), name }));
}

interface ResultsProps {
  readonly found: FoundProducts;
  /** The results are those of the text before. */
  readonly isBusy: boolean;
  readonly active: number | undefined;
  readonly listboxId: string;
}

/**
 * A listbox may contain options only, so that the Add buttons are a list of their own, in the same
 * rows of the grid.
 */
function Results({ found, isBusy, active, listboxId }: ResultsProps) {
  const { products, text, suggestion } = found;
  const rows = { gridRow: `span ${products.length}` };
  return (
    <div
      aria-busy={isBusy}
      className="grid grid-cols-[minmax(0,1fr)_min(6rem,34%)] border-y border-hairline aria-busy:opacity-60"
    >
      <div
        id={listboxId}
        role="listbox"
        aria-label={HEADER_SEARCH_TEXTS.results}
        className="grid grid-rows-subgrid"
        style={rows}
      >
        {products.map((product, index) => (
          <ShopLink
            key={product.id}
            id={`${listboxId}-${index}`}
            to={href('/product/:id', { id: product.id })}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-3 py-2 md:px-3 hover:bg-sand aria-selected:bg-sand aria-selected:outline-3 aria-selected:-outline-offset-3 aria-selected:outline-indigo"
          >
            <span className="block overflow-hidden rounded-haat bg-sand">
              <ProductPicture
                image={product.image}
                alt=""
                sizes="48px"
                widths={[160]}
                className="thumbnail"
              />
            </span>
            <span className="min-w-0">
              <span className="line-clamp-4 leading-snug font-semibold wrap-anywhere">
                <MarkedName name={product.name} search={`${text} ${suggestion ?? ''}`} />
              </span>{' '}
              <OtherName name={product.otherName} className="leading-snug" />{' '}
              <span className="flex flex-wrap items-baseline gap-x-2">
                <Money amount={product.price} />
                <PackFacts
                  packSize={product.packSize}
                  thing={product}
                  price={null}
                  className="text-sm"
                />
              </span>
            </span>
          </ShopLink>
        ))}
      </div>
      <ul className="grid grid-rows-subgrid ps-3 md:pe-3" style={rows}>
        {products.map((product) => (
          <li key={product.id} className="flex items-center">
            <AddResultButton product={product} />
          </li>
        ))}
      </ul>
    </div>
  );
}
