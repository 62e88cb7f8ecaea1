import { unescapeMarkdown } from './read-product.ts';

/** The results of a requirement, in the order of the sum. */
export const VERDICTS = ['met', 'partly', 'not', 'n/a'] as const;

export type Verdict = (typeof VERDICTS)[number];

/** Between the last rows and the list of what does not apply. */
const NOT_APPLICABLE = '## What does not apply';

const NUMBER = String.raw`\d+\.\d+\.\d+`;

/** A row: one or more numbers, what they ask for, and what shows that they are met. */
const ROW = new RegExp(`^- (${NUMBER}(?:, ${NUMBER})*)[ :] ?(.+)`);

/** A chapter of which nothing applies. */
const WHOLE_CHAPTER = /^- V(\d+), all (\d+): \w/;

/** The verdict of a requirement that is not wholly met, and its reason. */
const GAP = /\. (Partly|Not): (\w.+?\.) (?=`|$)/;

/** A file of the project, and the title of one of its tests. */
const PROOF = /`((?:apps|packages|docs|openapi|tools)\/[^`]+)`(?: › (.+?)(?=; `|$))?/g;

/** What shows that something holds: a file, mostly with the title of one of its tests. */
export interface Proof {
  file: string;
  /** '' when the file alone is named. */
  title: string;
}

/** A requirement and what shows that it is met. */
export interface Requirement {
  number: string;
  verdict: Verdict;
  proofs: Proof[];
}

/** What the self-assessment says. */
export interface Assessment {
  /** The figures of the sum, in the order of {@link VERDICTS}, then all. */
  sum: number[];
  requirements: Requirement[];
  /** Chapters of which nothing applies, with the number of their requirements. */
  unused: Map<number, number>;
}

/** Reads the self-assessment: its sum, the rows of its chapters, and what does not apply. */
export function readAsvs(markdown: string): Assessment {
  const sum = Array.from((/^Sum: .+/m.exec(markdown)?.[0] ?? '').matchAll(/\d+/g), Number);
  const [applicable = '', others = ''] = markdown.split(NOT_APPLICABLE);
  const requirements = [
    ...readRows(applicable, (text) => {
      const verdict = GAP.exec(text)?.[1];
      if (verdict === undefined) return 'met';
      return verdict === 'Not' ? 'not' : 'partly';
    }),
    ...readRows(others, () => 'n/a'),
  ];
  const unused = new Map(
    others.split('\n').flatMap((line): [number, number][] => {
      const chapter = WHOLE_CHAPTER.exec(line);
      return chapter ? [[Number(chapter[1]), Number(chapter[2])]] : [];
    }),
  );
  return { sum, requirements, unused };
}

function readRows(markdown: string, judge: (text: string) => Verdict): Requirement[] {
  return markdown.split('\n').flatMap((line) => {
    const [, numbers = '', text = ''] = ROW.exec(line) ?? [];
    const proofs = readProofs(text);
    const verdict = judge(text);
    return numbers
      .split(', ')
      .filter(Boolean)
      .map((number) => ({ number, verdict, proofs }));
  });
}

function readProofs(text: string): Proof[] {
  return Array.from(unescapeMarkdown(text).matchAll(PROOF), ([, file = '', title = '']) => ({
    file,
    title,
  }));
}
