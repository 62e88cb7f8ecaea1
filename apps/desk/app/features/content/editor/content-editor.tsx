import { unwrap } from '@haat/api-sdk';
import { Alert, Button, Card, joinClasses } from '@haat/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ClashDialog } from '../../../components/clash/clash-dialog.tsx';
import { DraftNotice } from '../../../components/feedback/draft-notice.tsx';
import { Failure } from '../../../components/feedback/failure.tsx';
import { showNotice } from '../../../components/feedback/notices.tsx';
import { Section } from '../../../components/page/section.tsx';
import { changeOf, desk } from '../../../lib/api/desk.ts';
import { storeContent } from '../../../lib/api/store-thing.ts';
import type { DeskContentState, DeskStory } from '../../../lib/api/types.ts';
import { useDeskChange } from '../../../lib/api/use-desk-change.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import type { useKeptForm } from '../../../lib/use-kept-form.ts';
import { CONTENT } from '../content.texts.ts';
import { ContentHistory } from './content-history.tsx';

type Form = ReturnType<typeof useKeptForm>;

interface ContentEditorProps {
  /** Where it is read; only a story can leave the shop. */
  readonly path: '/desk/stories/{id}' | '/desk/pages/{id}';
  readonly content: Pick<DeskStory, '_id' | 'version' | 'status' | 'missing'>;
  readonly form: Pick<
    Form,
    'isTouched' | 'error' | 'isSaving' | 'clash' | 'closeClash' | 'forget' | 'resolve'
  > & {
    readonly fields: { readonly title: string };
    readonly submit: () => Promise<{ readonly version: number } | null>;
  };
  /** The path in the shop. */
  readonly shopPath: string;
  /** The fields that are typed into. */
  readonly children: ReactNode;
  /** The saved draft as the shop will show it. */
  readonly preview: ReactNode;
  readonly showState: (state: DeskContentState) => ReactNode;
  readonly describe: (name: string, value: unknown) => string;
  readonly join: (mine: string, theirs: string) => string;
}

/** Writes a draft, shows how it will look, publishes it, and brings back what was published before. */
export function ContentEditor(props: ContentEditorProps) {
  const { path, content, form, shopPath, children, preview, showState } = props;
  const texts = useTexts(CONTENT);
  const [isPreview, setPreview] = useState(false);
  const isNameless = form.fields.title.trim() === '';

  const show = useMutation({
    mutationFn: () => form.submit(),
    onSuccess: (saved) => setPreview(saved !== null),
  });
  const save = useMutation({
    mutationFn: () => form.submit(),
    onSuccess: (saved) => saved !== null && showNotice('success', texts.saved),
  });
  const paramsOf = (version: number) => ({ path: { id: content._id }, header: changeOf(version) });
  const sell = useDeskChange({
    store: (saved) => storeContent(path, saved),
    async call(wish: 'publish' | 'unpublish') {
      const saved = await form.submit();
      if (saved === null) return null;
      const params = paramsOf(saved.version);
      return unwrap(
        wish === 'publish'
          ? desk.POST(`${path}/publish`, { params })
          : desk.POST('/desk/stories/{id}/unpublish', { params }),
      );
    },
    onDone: (_, wish) =>
      showNotice('success', wish === 'publish' ? texts.published : texts.unpublished),
  });
  const { status, missing } = content;
  const isEarlierShown = status === 'changed' || (status === 'published' && form.isTouched);
  const isBusy = form.isSaving || sell.isPending;
  // A failed saving is told once, wherever it began.
  const error = form.error ?? sell.error;
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
      <section className="grid gap-4" aria-label={isPreview ? texts.preview : texts.write}>
        <div className="grid grid-cols-2 gap-2">
          <Choice isChosen={!isPreview} onClick={() => setPreview(false)}>
            {texts.write}
          </Choice>
          <Choice isChosen={isPreview} onClick={() => !isNameless && show.mutate()}>
            {texts.preview}
          </Choice>
        </div>
        <Failure error={error} />
        {form.isTouched && <DraftNotice onDrop={form.forget} />}
        {isPreview ? (
          <>
            <p role="status" className="text-ink-soft">
              {texts.previewOf}
            </p>
            {preview}
          </>
        ) : (
          <Card>
            <form
              noValidate
              className="grid gap-4"
              onSubmit={(event) => {
                event.preventDefault();
                if (!isNameless && !isBusy) save.mutate();
              }}
            >
              {children}
              <Button type="submit" variant="secondary" isBusy={form.isSaving}>
                {texts.save}
              </Button>
            </form>
          </Card>
        )}
      </section>
      <div className="grid gap-6">
        <Section title={texts.inShop}>
          <Card className="grid gap-3">
            <p>
              {status === 'draft' && texts.isDraft}
              {isEarlierShown && texts.isChanged}
              {status === 'published' && !isEarlierShown && texts.isPublished}
            </p>
            {missing.length > 0 && !form.isTouched && <Alert tone="warning">{texts.missing}</Alert>}
            {(status !== 'published' || form.isTouched) && (
              <Button
                isBusy={isBusy}
                aria-disabled={isNameless}
                onClick={() => !isNameless && sell.mutate('publish')}
              >
                {status === 'draft' ? texts.publish : texts.publishChange}
              </Button>
            )}
            {status !== 'draft' && path === '/desk/stories/{id}' && (
              <Button variant="secondary" isBusy={isBusy} onClick={() => sell.mutate('unpublish')}>
                {texts.unpublish}
              </Button>
            )}
            {status !== 'draft' && (
              // The storefront: another shell.
              <a className="touch inline-flex items-center text-indigo underline" href={shopPath}>
                {texts.seeInShop}
              </a>
            )}
          </Card>
        </Section>
        <ContentHistory path={path} content={content} show={showState} onRestored={form.forget} />
      </div>
      <ClashDialog form={form} names={texts.fields} describe={props.describe} join={props.join} />
    </div>
  );
}

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

function Choice({ isChosen, onClick, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      className={joinClasses(
        'touch rounded-haat border px-4 font-semibold',
        isChosen ? 'border-indigo bg-indigo text-white' : 'border-edge bg-paper hover:bg-sand',
      )}
    >
      {children}
    </button>
  );
}
