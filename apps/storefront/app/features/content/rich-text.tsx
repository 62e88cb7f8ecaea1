import { langOf } from '@haat/domain/shopper';

interface RichTextProps {
  /** HTML that the server has sanitised against its allow-list. */
  readonly html: string;
}

/** Text with headings, lists and links from the CMS. */
export function RichText({ html }: RichTextProps) {
  return (
    <div
      lang={langOf(html)}
      className="rich-text max-w-text min-w-0 flex-1 text-lg"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server on every read
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
