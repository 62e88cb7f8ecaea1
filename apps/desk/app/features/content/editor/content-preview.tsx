import { arrangePage } from '@haat/domain';
import { splitParagraphs } from '@haat/domain/desk';
import { BlockPrintButa, SectionHeading } from '@haat/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';

/** What the shop shows of a story. */
interface ShownStory {
  readonly title: string;
  /** Plain text. */
  readonly content: string;
  readonly picture: { readonly url: string } | null;
  /** ISO 8601; null shows none. */
  readonly publishedAt: string | null;
  readonly products: readonly { readonly _id: string; readonly name: string }[];
}

/** A story in the type and the order of the shop (product 2.12.1). */
export function StoryPreview({ story }: { readonly story: ShownStory }) {
  const format = useFormat();
  const { title, content, picture, publishedAt, products } = story;
  return (
    <Sheet>
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

/** A page in the type and the order of the shop (product 2.12.6). */
export function PagePreview({
  page,
}: {
  readonly page: { readonly title: string; readonly content: string };
}) {
  return (
    <Sheet>
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

function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <article className="mx-auto w-full max-w-text min-w-0 rounded-haat border border-hairline bg-plaster p-4 sm:p-8">
      {children}
    </article>
  );
}
