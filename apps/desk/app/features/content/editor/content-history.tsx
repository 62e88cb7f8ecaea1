import { unwrap } from '@haat/api-sdk';
import { shopPages } from '@haat/api-sdk/tanstack';
import { Button } from '@haat/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DeskDialog } from '../../../components/dialog/desk-dialog.tsx';
import { Failure } from '../../../components/feedback/failure.tsx';
import { showNotice } from '../../../components/feedback/notices.tsx';
import { EndlessList } from '../../../components/list/endless-list.tsx';
import { Section } from '../../../components/page/section.tsx';
import { changeOf, desk, LIST_LIMIT } from '../../../lib/api/desk.ts';
import { storeContent } from '../../../lib/api/store-thing.ts';
import type { DeskContentState, DeskStory } from '../../../lib/api/types.ts';
import { useDeskChange } from '../../../lib/api/use-desk-change.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { CONTENT } from '../content.texts.ts';

interface ContentHistoryProps {
  readonly path: '/desk/stories/{id}' | '/desk/pages/{id}';
  readonly content: Pick<DeskStory, '_id' | 'version'>;
  /** What was published, as the shop showed it. */
  readonly show: (state: DeskContentState) => ReactNode;
  /** Called once something is the draft again. */
  readonly onRestored: () => void;
}

/** Everything that shoppers have seen of a story or a page; each can be looked at and brought back. */
export function ContentHistory({ path, content, show, onRestored }: ContentHistoryProps) {
  const texts = useTexts(CONTENT);
  const format = useFormat();
  const { _id: id, version } = content;
  const history = useInfiniteQuery(
    shopPages(desk, `${path}/history`, { params: { path: { id }, query: { limit: LIST_LIMIT } } }),
  );
  const [open, setOpen] = useState<DeskContentState | null>(null);
  const restore = useDeskChange({
    store: (saved) => storeContent(path, saved),
    call: (state: string) =>
      unwrap(
        desk.POST(`${path}/restore`, {
          params: { path: { id }, header: changeOf(version) },
          body: { state },
        }),
      ),
    onDone() {
      setOpen(null);
      onRestored();
      showNotice('success', texts.restored);
    },
  });

  function nameOf({ publishedBy }: DeskContentState): string {
    return publishedBy === null ? texts.fromCatalogue : publishedBy.fullName || texts.gone;
  }

  return (
    <Section title={texts.history}>
      <EndlessList
        query={history}
        listItems={(page) => page.states}
        empty={<p className="text-ink-soft">{texts.noHistory}</p>}
      >
        {(states) => (
          <ol className="mb-3 grid gap-2">
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
        )}
      </EndlessList>
      {open && (
        <DeskDialog
          onClose={() => setOpen(null)}
          title={format.time(open.publishedAt)}
          actions={
            <Button isBusy={restore.isPending} onClick={() => restore.mutate(open._id)}>
              {texts.restore}
            </Button>
          }
        >
          <Failure error={restore.error} className="mb-3" />
          <p className="mb-4">{texts.restoreHint}</p>
          {show(open)}
        </DeskDialog>
      )}
    </Section>
  );
}
