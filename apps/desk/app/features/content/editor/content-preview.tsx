import { arrangePage } from '@haat/domain';
import { splitParagraphs } from '@haat/domain/desk';
import { BlockPrintButa, SectionHeading } from '@haat/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';

/** What is written of a story in plain text, and of a page in HTML; the Hindi may be ''. */
interface BilingualText {
  readonly title: string;
  readonly titleHindi: string;
  readonly content: string;
  readonly contentHindi: string;
}

/** What the shop shows of a story. */
interface ShownStory extends BilingualText {
  readonly picture: { readonly url: string } | null;
  /** ISO 8601; null shows none. */
  readonly publishedAt: string | null;
  readonly products: readonly { readonly _id: string; readonly name: string }[];
}

/** The texts of a language; undefined while the desk has written none in Hindi. */
function toHindi({ title, titleHindi, content, contentHindi }: BilingualText) {
  if (titleHindi === '' && contentHindi === '') return undefined;
  return { title: titleHindi || title, content: contentHindi || content };
}

/** A story in the type and the order of the shop, in both languages (product 2.12.1, 10.7.8). */
export function StoryPreview({ story }: { readonly story: ShownStory }) {
  const hindi = toHindi(story);
  return (
    <div className="grid gap-4">
      <StorySheet story={story} />
      {hindi && <StorySheet story={{ ...story, ...hindi }} lang="hi" />}
    </div>
  );
}

interface SheetProps {
  /** Of the texts; that of the desk when left out. */
  readonly lang?: 'hi' | undefined;
}

function StorySheet({ story, lang }: SheetProps & { readonly story: ShownStory }) {
  const format = useFormat();
  const { title, content, picture, publishedAt, products } = story;
  return (
    <Sheet lang={lang}>
      <SectionHeading size="page" className="wrap-anywhere">
        {title}
      </SectionHeading>
      {publishedAt && <p className="mt-2 text-ink-soft">{format.day(publishedAt)}</p>}
      <div className="mt-6">
        {picture ? (
          <img
            src={`${picture.url}?w=640`}
            alt=""
            width={1200}
            height={800}
            className="aspect-3/2 w-full rounded-haat bg-sand object-cover"
          />
        ) : (
          <div className="grid aspect-3/2 place-items-center rounded-haat bg-sand">
            <BlockPrintButa colour="madder" />
          </div>
        )}
      </div>
      {splitParagraphs(content).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a story may repeat a paragraph
        <p key={index} className="mt-5 text-lg wrap-anywhere">
          {paragraph}
        </p>
      ))}
      {products.length > 0 && (
        <ul className="mt-8 flex flex-wrap gap-2">
          {products.map(({ _id, name }) => (
            <li key={_id} className="badge bg-sand">
              {name}
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}

/** A page in the type and the order of the shop, in both languages (product 2.12.6, 10.7.8). */
export function PagePreview({ page }: { readonly page: BilingualText }) {
  const hindi = toHindi(page);
  return (
    <div className="grid gap-4">
      <PageSheet page={page} />
      {hindi && <PageSheet page={hindi} lang="hi" />}
    </div>
  );
}

function PageSheet({
  page,
  lang,
}: SheetProps & { readonly page: Pick<BilingualText, 'title' | 'content'> }) {
  return (
    <Sheet lang={lang}>
      <SectionHeading size="page" className="wrap-anywhere">
        {page.title}
      </SectionHeading>
      <div
        className="rich-text mt-4 text-lg wrap-anywhere"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server before it is stored
        dangerouslySetInnerHTML={{ __html: arrangePage(page.content).html }}
      />
    </Sheet>
  );
}

function Sheet({ children, lang }: SheetProps & { readonly children: ReactNode }) {
  return (
    <article
      lang={lang}
      className="mx-auto w-full max-w-text min-w-0 rounded-haat border border-hairline bg-plaster p-4 sm:p-8"
    >
      {children}
    </article>
  );
}
