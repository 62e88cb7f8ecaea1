import type { ReactNode } from 'react';

interface SentenceProps {
  /** Has `{}` in the place of the part. */
  readonly text: string;
  /** The part of the sentence that is more than words, such as a link. */
  readonly children: ReactNode;
}

/** A sentence with a link or an emphasis in it, which stands where the language puts it. */
export function Sentence({ text, children }: SentenceProps) {
  const [before, after] = text.split('{}');
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
