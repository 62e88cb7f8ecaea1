import { cutText } from '@haat/domain';
import { Button, Icon, TextField } from '@haat/ui';
import { Search } from 'lucide';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { LIST } from './list.texts.ts';
import { useSetFilter } from './use-set-filter.ts';

/** The longest search that the lists of the desk take, in characters. */
const MAX_LENGTH = 100;

/** Reads what a list is searched for from the URL; undefined for nothing. */
export function readSearch(search: URLSearchParams): string | undefined {
  return cutText(search.get('q')?.trim() ?? '', MAX_LENGTH) || undefined;
}

interface ListSearchProps {
  /** What the list can be searched for. */
  readonly label: string;
}

/** The search field of a list, which puts the search into the URL. */
export function ListSearch({ label }: ListSearchProps) {
  const texts = useTexts(LIST);
  const [search] = useSearchParams();
  const set = useSetFilter();
  const current = readSearch(search);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    set('q', String(new FormData(event.currentTarget).get('q')).trim());
  }

  return (
    <search className="min-w-0 flex-1">
      <form key={current} className="flex items-end gap-2" onSubmit={handleSubmit}>
        <TextField
          label={label}
          isLabelHidden
          placeholder={label}
          name="q"
          type="search"
          enterKeyHint="search"
          // It may be the name of a shopper, which the browser would offer to the next at this phone.
          autoComplete="off"
          maxLength={MAX_LENGTH}
          defaultValue={current ?? ''}
          frameClassName="flex-1"
        />
        <Button
          type="submit"
          variant="secondary"
          aria-label={texts.search}
          icon={<Icon node={Search} className="size-5" />}
        />
      </form>
    </search>
  );
}
