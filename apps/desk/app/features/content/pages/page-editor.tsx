import { unwrap } from '@haat/api-sdk';
import { toPlainText } from '@haat/domain';
import { isHindiOrNone } from '@haat/domain/desk';
import { Alert, Skeleton, TextField } from '@haat/ui';
import { lazy, Suspense } from 'react';
import { changeOf, desk } from '../../../lib/api/desk.ts';
import { storeContent } from '../../../lib/api/store-thing.ts';
import type { DeskPage } from '../../../lib/api/types.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useKeptForm } from '../../../lib/use-kept-form.ts';
import { CONTENT } from '../content.texts.ts';
import { ContentEditor } from '../editor/content-editor.tsx';
import { PagePreview } from '../editor/content-preview.tsx';

// Loaded when there is a page to write.
const RichEditor = lazy(() => import('../editor/rich-editor.tsx'));

/** What is typed of a page. */
type PageFields = {
  readonly title: string;
  readonly titleHindi: string;
  /** HTML. */
  readonly content: string;
  /** HTML. */
  readonly contentHindi: string;
};

function readFacts({ title, titleHindi, content, contentHindi }: DeskPage): PageFields {
  return { title, titleHindi, content, contentHindi };
}

/** Writes a page: text with headings, lists, links and tables. */
export function PageEditor({ page }: { readonly page: DeskPage }) {
  const texts = useTexts(CONTENT);
  const id = page._id;
  const form = useKeptForm({
    name: `page/${id}`,
    thing: page,
    readFacts,
    store: (saved: DeskPage) => storeContent('/desk/pages/{id}', saved),
    send: (version, changes) =>
      unwrap(
        desk.PATCH('/desk/pages/{id}', {
          params: { path: { id }, header: changeOf(version) },
          body: changes,
        }),
      ),
  });
  const { title, titleHindi, content, contentHindi } = form.fields;

  return (
    <ContentEditor
      path="/desk/pages/{id}"
      content={page}
      form={form}
      shopPath={`/page/${page.slug}`}
      preview={<PagePreview page={page} />}
      showState={(state) => <PagePreview page={state} />}
      describe={(name, value) =>
        name.startsWith('content') ? toPlainText(String(value)) : String(value)
      }
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
      <TextField
        label={texts.fields.titleHindi}
        lang="hi"
        maxLength={120}
        value={titleHindi}
        onChange={(event) => form.change({ titleHindi: event.target.value })}
        error={isHindiOrNone(titleHindi) ? undefined : texts.hindiInvalid}
      />
      <Suspense fallback={<Skeleton className="h-64" />}>
        <RichEditor
          label={texts.fields.content}
          html={content}
          onChange={(html) => form.change({ content: html })}
        />
        <RichEditor
          label={texts.fields.contentHindi}
          html={contentHindi}
          // An empty paragraph is no text.
          onChange={(html) => form.change({ contentHindi: toPlainText(html) === '' ? '' : html })}
        />
        {!isHindiOrNone(contentHindi) && <Alert>{texts.hindiInvalid}</Alert>}
      </Suspense>
    </ContentEditor>
  );
}
