import { MAX_SEARCH_LENGTH } from '@haat/domain';
import { buttonClass, TextField } from '@haat/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { Form, href, useNavigate } from 'react-router';
import { STORY_MESSAGES } from './texts.ts';

/** Delay between the last keystroke and the story search, in ms (product 9). */
export const STORY_SEARCH_DELAY_MS = 400;

interface StorySearchProps {
  /** What the address says is being searched for. */
  readonly search: string;
}

/** The address of the list of stories with this search. */
function storiesPath(text: string): string {
  const search = text.trim().toWellFormed();
  return `${href('/story')}${search && `?search=${encodeURIComponent(search)}`}`;
}

/**
 * The search of the story list (spec §2): the address follows 400 ms after typing stops (spec §9).
 * Without JavaScript it is a form with a button.
 */
export function StorySearch({ search }: StorySearchProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  // The search that the list shows, or is on its way to.
  const asked = useRef(search);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  // Another address (Back, 'See all stories') shows in the field; what is being typed stays.
  useEffect(() => {
    asked.current = search;
    const input = field.current;
    if (input && input !== document.activeElement) input.value = search;
  }, [search]);

  function show(): void {
    window.clearTimeout(timer.current);
    const typed = field.current?.value ?? '';
    if (storiesPath(typed) === storiesPath(asked.current)) return;
    // One search is one step back, however many letters it took.
    const replace = asked.current !== '';
    asked.current = typed;
    void navigate(storiesPath(typed), { replace, preventScrollReset: true });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    show();
  }

  return (
    <Form
      role="search"
      aria-label={STORY_MESSAGES.title}
      className="mt-6 flex max-w-form flex-wrap items-end gap-3"
      onSubmit={submit}
    >
      <TextField
        ref={field}
        label={STORY_MESSAGES.searchLabel}
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
        {STORY_MESSAGES.search}
      </button>
    </Form>
  );
}
