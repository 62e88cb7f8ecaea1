import { PRODUCT_COLUMNS } from '@haat/domain/desk';
import { Alert, Button } from '@haat/ui';
import { useState } from 'react';
import type { DeskImportProblem } from '../../../lib/api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { GOODS_FILE } from './goods-file.texts.ts';
import { type KnownSlugs, useColumns } from './use-columns.ts';

/** Problems that are shown at first: a phone draws them at once. */
const SHOWN = 50;

/** Problems of a file as a whole: the row of the first line tells nothing of them. */
const OF_WHOLE_FILE: ReadonlySet<DeskImportProblem['code']> = new Set([
  'encoding_unknown',
  'too_many_columns',
  'too_many_rows',
  'too_many_products',
  'column_missing',
] as const);

interface FileProblemsProps {
  /** The first of them. */
  readonly problems: readonly DeskImportProblem[];
  /** Number of all. */
  readonly count: number;
  readonly known: KnownSlugs;
}

/** Every problem of a file by its row and its column. */
export function FileProblems({ problems, count, known }: FileProblemsProps) {
  const texts = useTexts(GOODS_FILE);
  const format = useFormat();
  const { nameColumn, describeProblem } = useColumns(known);
  const [isWhole, setIsWhole] = useState(false);
  const missing = problems.filter(({ code }) => code === 'column_missing');
  if (missing.length === PRODUCT_COLUMNS.length) return <Alert>{texts.otherFile}</Alert>;
  const isCut = problems.length < count;
  const shown = isWhole ? problems : problems.slice(0, SHOWN);
  return (
    <>
      <Alert title={texts.problems(format.number(count))}>
        {texts.problemsLead}
        {isCut && ` ${texts.onlyFirst(format.number(problems.length))}`}
      </Alert>
      <ol className="divide-y divide-hairline">
        {shown.map((problem) => (
          <li
            key={`${problem.row} ${problem.column} ${problem.message}`}
            className="py-2 wrap-anywhere"
          >
            <p className="font-semibold">
              {OF_WHOLE_FILE.has(problem.code)
                ? texts.wholeFile
                : texts.row(format.number(problem.row))}
              {problem.column !== '' && ` · ${nameColumn(problem.column)} `}
              {problem.column !== '' && (
                <code className="font-normal text-ink-soft">{problem.column}</code>
              )}
            </p>
            <p>{describeProblem(problem)}</p>
          </li>
        ))}
      </ol>
      {shown.length < problems.length && (
        <Button variant="secondary" isWide onClick={() => setIsWhole(true)}>
          {(isCut ? texts.firstProblems : texts.allProblems)(format.number(problems.length))}
        </Button>
      )}
    </>
  );
}
