import { markMatches } from '@haat/domain/search';

interface MarkedNameProps {
  readonly name: string;
  /** The searches whose words are marked. */
  readonly search: string;
}

/** A product's name with the words that a search found (product 5.1.7). */
export function MarkedName({ name, search }: MarkedNameProps) {
  let end = 0;
  return markMatches(name, search).map(({ text, isMatch }) => {
    end += text.length;
    return isMatch ? (
      <mark key={end} className="bg-transparent text-inherit underline underline-offset-3">
        {text}
      </mark>
    ) : (
      text
    );
  });
}
