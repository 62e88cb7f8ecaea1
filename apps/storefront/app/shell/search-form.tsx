import Search from 'lucide-react/icons/search';
import { Form, useSearchParams } from 'react-router';

/** The header's search: a plain form, so that it works before and without JavaScript. */
export function SearchForm({ id }: { readonly id: string }) {
  const [params] = useSearchParams();
  const text = params.get('search') ?? '';
  return (
    <Form action="/products" role="search" aria-label="Products" className="flex w-full">
      <label htmlFor={id} className="sr-only">
        Search products
      </label>
      <input
        // A new search in the address shows in the field, whoever made it.
        key={text}
        id={id}
        name="search"
        type="search"
        defaultValue={text}
        placeholder="Search for spices, biscuits, papads…"
        autoComplete="off"
        enterKeyHint="search"
        className="min-h-11 min-w-0 flex-1 rounded-l-haat border border-r-0 border-edge bg-paper px-3 text-base"
      />
      <button
        type="submit"
        aria-label="Search"
        className="tap-target grid place-items-center rounded-r-haat bg-indigo text-white hover:bg-indigo-deep"
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
    </Form>
  );
}
