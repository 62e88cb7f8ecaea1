import { MAX_SEARCH_LENGTH } from '@haat/domain/shopper';
import { buttonClass, TextField } from '@haat/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { Form, href, useNavigate } from 'react-router';
import { STORY_TEXTS } from './texts.ts';

/** Delay between the last keystroke and the story search, in ms (product 9.2.2). */
export const STORY_SEARCH_DELAY_MS = 400;

interface StorySearchProps {
  /** The search text of the URL. */
  readonly search: string;
}

/** Path of the story list with this search. */
function storiesPath(text: string): string {
  const search = text.trim().toWellFormed();
  return `${href('/story')}${search && `?search=${encodeURIComponent(search)}`}`;
}

/**
 * The search of the story list (product 9.2.2): the URL follows 400 ms after typing stops
 * (product 9.2.2). Without JavaScript it is a form with a button.
 */
export function StorySearch({ search }: StorySearchProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  // The search text that the list shows or is loading.
  const requested = useRef(search);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  // Navigation (Back, 'See all stories') updates the field, unless the shopper is typing in it.
  useEffect(() => {
    requested.current = search;
    const input = field.current;
    if (input && input !== document.activeElement) input.value = search;
  }, [search]);

  function show(): void {
    window.clearTimeout(timer.current);
    const typed = field.current?.value ?? '';
    if (storiesPath(typed) === storiesPath(requested.current)) return;
    // A search adds one history entry, however many letters it took.
    const replace = requested.current !== '';
    requested.current = typed;
    void navigate(storiesPath(typed), { replace, preventScrollReset: true });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    show();
  }

  return (
    <Form
      role="search"
      aria-label={STORY_TEXTS.title}
      className="mt-6 flex max-w-form flex-wrap items-end gap-3"
      onSubmit={submit}
    >
      <TextField
        ref={field}
        label={STORY_TEXTS.searchLabel}
        name="search"
        type="search"
        defaultValue={search}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        onInput={() => {
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(show, STORY_SEARCH_DELAY_MS);
        }}
        frameClassName="min-w-0 flex-1 basis-40"
      />
      <button type="submit" className={buttonClass({ variant: 'secondary' })}>
        {STORY_TEXTS.search}
      </button>
    </Form>
  );
}
