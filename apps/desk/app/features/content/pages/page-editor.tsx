import { unwrap } from '@haat/api-sdk';
import { toPlainText } from '@haat/domain';
import { Skeleton, TextField } from '@haat/ui';
import { lazy, Suspense } from 'react';
import { changeOf, desk } from '../../../lib/api/desk.ts';
import { readPresent } from '../../../lib/api/read-present.ts';
import { storeThing } from '../../../lib/api/store-thing.ts';
import type { DeskPage } from '../../../lib/api/types.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { actOn } from '../act-on.ts';
import { CONTENT } from '../content.texts.ts';
import { ContentEditor } from '../editor/content-editor.tsx';
import { PagePreview } from '../editor/content-preview.tsx';
import { useContentForm } from '../use-content-form.ts';

// Loaded when there is a page to write.
const RichEditor = lazy(() => import('../editor/rich-editor.tsx'));

/** What is typed of a page. */
type PageFields = {
  readonly title: string;
  /** HTML. */
  readonly content: string;
};

function toVersioned({ version, title, content }: DeskPage) {
  return { version, fields: { title, content } };
}

function storePage(page: DeskPage): void {
  storeThing('/desk/pages/{id}', page, '/desk/pages', '/desk/pages/{id}/history');
}

/** writes a page: text with headings, lists, links and tables. */
export function PageEditor({ page }: { readonly page: DeskPage }) {
  const texts = useTexts(CONTENT);
  const id = page._id;
  const change = (version: number) => ({ path: { id }, header: changeOf(version) });
  const form = useContentForm<PageFields>({
    name: `page/${id}`,
    present: toVersioned(page),
    async save(version, changes) {
      const saved = await unwrap(
        desk.PATCH('/desk/pages/{id}', { params: change(version), body: changes }),
      );
      storePage(saved);
      return toVersioned(saved);
    },
    readPresent(error) {
      const present = readPresent<DeskPage>(error);
      return present && toVersioned(present);
    },
  });
  const { title, content } = form.fields;

  const act = (calling: Promise<DeskPage>) => actOn(calling, storePage);

  return (
    <ContentEditor
      kind="page"
      content={page}
      form={form}
      shopPath={`/page/${page.slug}`}
      actions={{
        publish: (version) =>
          act(unwrap(desk.POST('/desk/pages/{id}/publish', { params: change(version) }))),
        restore: (version, stateId) =>
          act(
            unwrap(
              desk.POST('/desk/pages/{id}/restore', {
                params: change(version),
                body: { state: stateId },
              }),
            ),
          ),
      }}
      preview={<PagePreview page={page} />}
      showState={(state) => <PagePreview page={state} />}
      describe={(name, value) => (name === 'content' ? toPlainText(String(value)) : String(value))}
      join={(mine, theirs) => `${mine}\n${theirs}`}
    >
      <TextField
        label={texts.fields.title}
        maxLength={120}
        required
        value={title}
        onChange={(event) => form.change({ title: event.target.value })}
        error={title.trim() === '' ? texts.required : undefined}
      />
      <Suspense fallback={<Skeleton className="h-64" />}>
        <RichEditor
          label={texts.fields.content}
          html={content}
          onChange={(html) => form.change({ content: html })}
        />
      </Suspense>
    </ContentEditor>
  );
}
