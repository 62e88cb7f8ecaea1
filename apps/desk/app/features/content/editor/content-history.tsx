import { shopPages } from '@haat/api-sdk/tanstack';
import { Alert, Button, Dialog } from '@haat/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useDescribeError } from '../../../components/feedback/error-text.ts';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { Section } from '../../../components/page/section.tsx';
import { desk, LIST_LIMIT } from '../../../lib/api/desk.ts';
import type { DeskContentState } from '../../../lib/api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { CONTENT } from '../content.texts.ts';

interface ContentHistoryProps {
  readonly kind: 'story' | 'page';
  readonly id: string;
  readonly isRestoring: boolean;
  readonly error: unknown;
  /** What was published, as the shop showed it. */
  readonly show: (state: DeskContentState) => ReactNode;
  /** @returns true when it is the draft now */
  readonly onRestore: (stateId: string) => Promise<boolean>;
}

/** Everything that shoppers have seen of a story or a page; each can be looked at and brought back. */
export function ContentHistory(props: ContentHistoryProps) {
  const { kind, id, isRestoring, error, show, onRestore } = props;
  const texts = useTexts(CONTENT);
  const format = useFormat();
  const describeError = useDescribeError();
  const path = kind === 'story' ? '/desk/stories/{id}/history' : '/desk/pages/{id}/history';
  const history = useInfiniteQuery(
    shopPages(desk, path, { params: { path: { id }, query: { limit: LIST_LIMIT } } }),
  );
  const [open, setOpen] = useState<DeskContentState | null>(null);

  function nameOf({ publishedBy }: DeskContentState): string {
    return publishedBy === null ? texts.fromCatalogue : publishedBy.fullName || texts.gone;
  }

  return (
    <Section title={texts.history}>
      <Loaded query={history} rows={2}>
        {({ pages }) => {
          const states = pages.flatMap((page) => page.states);
          if (states.length === 0) return <p className="text-ink-soft">{texts.noHistory}</p>;
          return (
            <>
              <ol className="grid gap-2">
                {states.map((state) => (
                  <li key={state._id}>
                    <button
                      type="button"
                      aria-label={texts.look(format.time(state.publishedAt))}
                      className="grid w-full touch rounded-haat border border-hairline bg-paper px-4 py-2 text-start hover:border-edge"
                      onClick={() => setOpen(state)}
                    >
                      <span className="font-semibold">{format.time(state.publishedAt)}</span>
                      <span className="truncate text-sm text-ink-soft">
                        {nameOf(state)} · {state.title}
                      </span>
                    </button>
                  </li>
                ))}
              </ol>
              {history.hasNextPage && (
                <Button
                  variant="secondary"
                  isWide
                  className="mt-3"
                  isBusy={history.isFetchingNextPage}
                  onClick={() => void history.fetchNextPage()}
                >
                  {texts.showMore}
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
      {open && (
        <Dialog
          isOpen
          onClose={() => setOpen(null)}
          title={format.time(open.publishedAt)}
          closeLabel={texts.close}
          actions={
            <Button
              isBusy={isRestoring}
              onClick={() => void onRestore(open._id).then((isDone) => isDone && setOpen(null))}
            >
              {texts.restore}
            </Button>
          }
        >
          {error !== null && <Alert className="mb-3">{describeError(error)}</Alert>}
          <p className="mb-4">{texts.restoreHint}</p>
          {show(open)}
        </Dialog>
      )}
    </Section>
  );
}
