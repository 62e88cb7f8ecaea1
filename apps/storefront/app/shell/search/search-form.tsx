import { MAX_SEARCH_LENGTH, searchPath } from '@haat/domain/shopper';
import { Icon } from '@haat/ui';
import { ArrowLeft, ChevronDown, Search } from 'lucide';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Form, href, useLocation, useNavigate } from 'react-router';
import { useCode } from '../../hydration/use-code.ts';
import { SHELL_TEXTS } from '../texts.ts';
import type { CategoryChoice, SearchDropdownHandle, SearchPopup } from './search-dropdown.tsx';

type SearchModule = typeof import('./search-dropdown.tsx');

const { searchForm: TEXTS } = SHELL_TEXTS;

/** The open search covers a phone's screen; on wider screens its results are a dropdown. */
const OPEN = 'max-md:search-screen';

interface SearchFormProps {
  readonly id: string;
}

/**
 * The header's search (product 2.4): a plain form before the hydration and without JavaScript, then
 * a combobox whose dropdown loads with the first use of the field.
 */
export function SearchForm({ id }: SearchFormProps) {
  const searched = useSearchOfUrl();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const dropdown = useRef<SearchDropdownHandle>(null);
  const [module, setModule] = useState<SearchModule>();
  const voice = useCode(() => import('./voice-button.tsx'), module ? 'now' : 'later');
  const [categories, setCategories] = useState<readonly CategoryChoice[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState(searched.text);
  const [category, setCategory] = useState(searched.category);
  const [popup, setPopup] = useState<SearchPopup>();
  const listboxId = `${id}-results`;

  /** Loads the dropdown and the categories before the first use; the form works without them. */
  async function prepare(): Promise<void> {
    try {
      const loaded = await import('./search-dropdown.tsx');
      setModule(loaded);
      setCategories(await loaded.searchCategories());
    } catch {
      // No error: the search works without the dropdown, in all categories.
    }
  }

  // The URL contains the slug of the selected category; its name is loaded.
  const loadCategoryName = useEffectEvent(prepare);
  useEffect(() => {
    if (searched.category !== '') void loadCategoryName();
  }, [searched.category]);

  // After a navigation the field shows the search of the new URL, and the dropdown is closed.
  const { key } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (input.current) input.current.value = searched.text;
    setTyped(searched.text);
    setCategory(searched.category);
    setIsOpen(false);
  }, [key, searched.text, searched.category]);

  function open(): void {
    setTyped(input.current?.value ?? '');
    setIsOpen(true);
  }

  function close(): void {
    setIsOpen(false);
  }

  function search(): void {
    close();
    input.current?.blur();
    navigate(searchPath(input.current?.value ?? '', category));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    search();
  }

  function searchFor(spoken: string): void {
    if (input.current) input.current.value = spoken.slice(0, MAX_SEARCH_LENGTH);
    search();
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    // Enter and the arrows belong to the input method while it composes a word.
    if (event.nativeEvent.isComposing) return;
    if (isOpen) dropdown.current?.handleKey(event);
    else if (event.key === 'ArrowDown') open();
  }

  function handleBlur({ relatedTarget }: FocusEvent): void {
    if (relatedTarget !== null && !form.current?.contains(relatedTarget)) close();
  }

  return (
    <Form
      ref={form}
      action={href('/products')}
      role="search"
      aria-label={TEXTS.name}
      data-search-open={isOpen || undefined}
      className={`search-form ${isOpen ? OPEN : ''}`}
      onPointerEnter={() => void prepare()}
      onFocus={() => void prepare()}
      onBlur={handleBlur}
      onSubmit={submit}
    >
      {isOpen && (
        <button
          type="button"
          aria-label={TEXTS.close}
          className="-ml-2.5 grid tap-target place-items-center md:hidden"
          onClick={close}
        >
          <Icon node={ArrowLeft} className="size-6" />
        </button>
      )}
      <label htmlFor={id} className="sr-only">
        {TEXTS.label}
      </label>
      <input
        ref={input}
        id={id}
        name="search"
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={popup?.isListShown ?? false}
        aria-controls={popup?.isListShown ? listboxId : undefined}
        aria-activedescendant={popup?.activeId}
        defaultValue={searched.text}
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={TEXTS.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onClick={open}
        onInput={open}
        onKeyDown={handleKey}
        className={`relative min-h-11 min-w-0 flex-1 border border-edge md:outline-none! max-md:-outline-offset-3 bg-paper px-3 text-ellipsis text-base rounded-l-haat has-[+.voice-button]:pe-11`}
      />
      {voice && <voice.VoiceButton onHear={searchFor} />}
      <span
        className={`relative shrink-0 noscript:hidden ${isOpen ? 'max-md:search-category' : 'max-md:hidden'}`}
      >
        <select
          name="category"
          aria-label={TEXTS.category}
          value={category}
          onChange={(event) => setCategory(event.target.value)}
          className={`h-full min-h-11 appearance-none truncate border border-edge bg-paper ps-3 pe-9 text-base md:w-40 md:border-l-hairline ${isOpen ? 'max-md:w-full max-md:rounded-haat' : ''}`}
        >
          <option value="">{TEXTS.allCategories}</option>
          {listOptions(categories, category).map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
        <Icon
          node={ChevronDown}
          className="pointer-events-none absolute end-2.5 top-1/2 size-5 -translate-y-1/2"
        />
      </span>
      <button type="submit" aria-label={TEXTS.send} className="search-button">
        <Icon node={Search} className="size-5" />
      </button>
      {isOpen && module && (
        <module.SearchDropdown
          ref={dropdown}
          form={form}
          typed={typed}
          category={category}
          categories={categories}
          listboxId={listboxId}
          onPopup={setPopup}
          onClose={close}
        />
      )}
    </Form>
  );
}

/** The search of the current URL; empty texts on pages other than the search results. */
function useSearchOfUrl(): { readonly text: string; readonly category: string } {
  const { pathname, search } = useLocation();
  if (pathname !== href('/products')) return { text: '', category: '' };
  // Parsed by hand: the parser of all filters would be part of every page's first visit.
  const params = new URLSearchParams(search);
  return { text: params.get('search') ?? '', category: params.get('category') ?? '' };
}

/** The options of the category; before the categories load, only the selected one. */
function listOptions(categories: readonly CategoryChoice[], selected: string) {
  if (selected === '' || categories.some(({ slug }) => slug === selected)) return categories;
  return [{ slug: selected, name: selected }, ...categories];
}
