import { createIdempotencyKey, toForm, unwrap } from '@haat/api-sdk';
import { Alert, Button, buttonClass, Card, Icon } from '@haat/ui';
import { useMutation } from '@tanstack/react-query';
import { FileUp, Images } from 'lucide';
import { type ChangeEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useDescribeError } from '../../../components/feedback/error-text.ts';
import { Failure } from '../../../components/feedback/failure.tsx';
import { Section } from '../../../components/page/section.tsx';
import { UndoGoods } from '../../../components/undo/undo-goods.tsx';
import { desk } from '../../../lib/api/desk.ts';
import { reload } from '../../../lib/api/query-client.ts';
import type { DeskImport } from '../../../lib/api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { FileProblems } from './file-problems.tsx';
import { GOODS_FILE } from './goods-file.texts.ts';
import { GoodsFileError, readGoodsFile } from './read-goods-file.ts';
import type { KnownSlugs } from './use-columns.ts';

// Loaded when pictures are to be added.
const ZipPictures = lazy(() => import('./pictures/zip-pictures.tsx'));

/** What is done with rows that are about what the shop has; undefined before it is chosen. */
type KnownChoice = 'skip' | 'update' | undefined;

/** A file that was read, under the key by which it is imported once. */
interface ReadFile {
  readonly name: string;
  readonly csv: Blob;
  readonly known: KnownChoice;
  readonly key: string;
}

function importFile(
  { csv, known, key }: Omit<ReadFile, 'name'>,
  isDryRun: boolean,
): Promise<DeskImport> {
  const dryRun = isDryRun ? ('true' as const) : ('false' as const);
  return unwrap(
    desk.POST('/desk/products/import', {
      params: { header: { 'Idempotency-Key': key } },
      body: toForm({ dryRun, ...(known && { known }), file: csv }),
    }),
  );
}

/** Checks a file, shows what it would do or every problem of it, then imports it (product 10.8.5). */
export function GoodsImport({ known }: { readonly known: KnownSlugs }) {
  const texts = useTexts(GOODS_FILE);
  const describeError = useDescribeError();
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const check = useMutation({
    async mutationFn({ file, known }: { file: File; known: KnownChoice }) {
      const { takeNames } = await import('./pictures/take-names.ts');
      const { csv, named } = await takeNames(await readGoodsFile(file));
      const read = { name: file.name, file, csv, named, known, key: createIdempotencyKey() };
      return { ...read, result: await importFile({ ...read, key: createIdempotencyKey() }, true) };
    },
  });
  const apply = useMutation({
    mutationFn: (read: ReadFile) => importFile(read, false),
    onSettled: () => reload('/desk/products'),
  });
  const [hasZip, setHasZip] = useState(false);
  const checked = check.data;
  const named = checked?.named ?? [];
  // The result stands below a phone's screen.
  useEffect(() => {
    if (checked !== undefined) heading.current?.focus();
  }, [checked]);
  const result = apply.data ?? checked?.result;

  function handleChoose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (file === undefined) return;
    apply.reset();
    check.mutate(
      { file, known: undefined },
      {
        // The same name can be chosen again once it is mended.
        onSettled: () => {
          currentTarget.value = '';
        },
      },
    );
  }

  return (
    <>
      <Section title={texts.chooseTitle}>
        <Card className="grid gap-3">
          <p>{texts.chooseLead}</p>
          <input
            ref={input}
            type="file"
            accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            aria-label={texts.choose}
            className="sr-only"
            tabIndex={-1}
            onChange={handleChoose}
          />
          <Button
            variant={checked ? 'secondary' : 'primary'}
            icon={<Icon node={FileUp} className="size-5" />}
            isBusy={check.isPending}
            onClick={() => input.current?.click()}
          >
            {checked ? texts.chooseAnother : texts.choose}
          </Button>
          {check.isPending && <p role="status">{texts.checking}</p>}
          {check.error && (
            <Alert
              action={
                !(check.error instanceof GoodsFileError) && (
                  <Button variant="secondary" onClick={() => check.mutate(check.variables)}>
                    {texts.retry}
                  </Button>
                )
              }
            >
              {check.error instanceof GoodsFileError
                ? texts.failures[check.error.failure]
                : describeError(check.error)}
            </Alert>
          )}
        </Card>
      </Section>
      {checked && result && !check.isPending && (
        <section aria-labelledby="result">
          <h2 id="result" ref={heading} tabIndex={-1} className="mb-2 scroll-mt-20 font-bold">
            {texts.resultTitle}
          </h2>
          <Card className="grid gap-3">
            <p className="font-semibold break-all">{checked.name}</p>
            {result.problems.length > 0 ? (
              <FileProblems problems={result.problems} count={result.problemCount} known={known} />
            ) : (
              <Effect result={result} />
            )}
            {result.knownCount > 0 && result.problems.length === 0 && (
              <KnownRows
                result={result}
                choice={checked.known}
                onChoose={(known) => check.mutate({ file: checked.file, known })}
              />
            )}
            {result.noteCount > 0 && <Notes result={result} />}
            {result.importId !== null && (
              <UndoGoods
                changeId={result.importId}
                onDone={() => {
                  apply.reset();
                  check.reset();
                }}
              />
            )}
            <Failure error={apply.error} />
            {!result.isApplied &&
              result.problems.length === 0 &&
              (result.knownCount === 0 || checked.known !== undefined) &&
              result.created + result.changed > 0 && (
                <Button isBusy={apply.isPending} onClick={() => apply.mutate(checked)}>
                  {texts.doImport}
                </Button>
              )}
          </Card>
        </section>
      )}
      {hasZip || named.length > 0 ? (
        <Suspense>
          <ZipPictures named={named} />
        </Suspense>
      ) : (
        <Button
          variant="link"
          className="justify-self-start"
          icon={<Icon node={Images} className="size-5" />}
          onClick={() => setHasZip(true)}
        >
          {texts.addPictures}
        </Button>
      )}
    </>
  );
}

const CHOICES = ['skip', 'update'] as const;

interface KnownRowsProps {
  readonly result: DeskImport;
  readonly choice: KnownChoice;
  readonly onChoose: (choice: KnownChoice) => void;
}

/** The rows that are about what the shop has, and what is done with them (product 10.3.19). */
function KnownRows({ result, choice, onChoose }: KnownRowsProps) {
  const texts = useTexts(GOODS_FILE);
  const format = useFormat();
  const { known, knownCount, isApplied, created, changed } = result;
  return (
    <Alert tone={choice ? 'info' : 'warning'} title={texts.known(format.number(knownCount))}>
      <ul className="max-h-80 overflow-y-auto wrap-anywhere">
        {known.map(({ row, name }) => (
          <li key={row}>
            {texts.row(format.number(row))} · {name}
          </li>
        ))}
      </ul>
      {known.length < knownCount && <p>{texts.onlyFirst(format.number(known.length))}</p>}
      {choice === undefined ? (
        <p className="font-semibold">{texts.knownAsk}</p>
      ) : (
        <p className="font-semibold" role="status">
          {texts.knownChosen[choice]}
          {!isApplied && created + changed === 0 && ` ${texts.nothing}`}
        </p>
      )}
      {!isApplied && (
        <div className="mt-2 flex flex-wrap gap-2">
          {CHOICES.map((one) => (
            <Button
              key={one}
              variant="secondary"
              aria-pressed={choice === one}
              onClick={() => onChoose(one)}
            >
              {texts.knownChoices[one]}
            </Button>
          ))}
        </div>
      )}
    </Alert>
  );
}

/** The names that are there already, which hinder no import (product 10.3.9). */
function Notes({ result: { notes, noteCount } }: { readonly result: DeskImport }) {
  const texts = useTexts(GOODS_FILE);
  const format = useFormat();
  return (
    <Alert tone="info" title={texts.notes(format.number(noteCount))}>
      <ul className="max-h-80 overflow-y-auto wrap-anywhere">
        {notes.map(({ row, code }) => (
          <li key={row}>
            {texts.row(format.number(row))} · {texts.noteKinds[code]}
          </li>
        ))}
      </ul>
      {notes.length < noteCount && <p>{texts.onlyFirst(format.number(notes.length))}</p>}
    </Alert>
  );
}

/** What a file would do, or has done. */
function Effect({ result }: { readonly result: DeskImport }) {
  const texts = useTexts(GOODS_FILE);
  const format = useFormat();
  const { created, changed, unchanged } = result;
  if (result.isApplied) {
    return (
      <>
        <Alert tone="success">
          {texts.imported(format.number(created), format.number(changed))}
        </Alert>
        <Link
          to={created > 0 ? '/goods?status=draft' : '/goods'}
          className={buttonClass({ variant: 'secondary' })}
        >
          {created > 0 ? texts.toDrafts : texts.toGoods}
        </Link>
      </>
    );
  }
  if (created + changed === 0 && result.knownCount > 0) return null;
  if (created + changed === 0) return <p role="status">{texts.nothing}</p>;
  const rows = [
    { label: texts.created, count: created },
    { label: texts.changed, count: changed },
    { label: texts.unchanged, count: unchanged },
  ];
  return (
    <>
      <div role="status">
        <dl className="grid gap-1">
          {rows.map(({ label, count }) => (
            <div key={label} className="flex justify-between gap-3">
              <dt>{label}</dt>
              <dd className="figures font-bold">{format.number(count)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {result.priceChanges.length > 0 && (
        <Alert tone="warning" title={texts.priceJumps(format.number(result.priceChanges.length))}>
          <ul className="max-h-80 overflow-y-auto wrap-anywhere">
            {result.priceChanges.map(({ row, name, beforePaise, afterPaise }) => (
              <li key={row}>
                {texts.priceJump(
                  format.number(row),
                  name,
                  format.money(beforePaise),
                  format.money(afterPaise),
                )}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {changed > 0 && <p className="text-sm text-ink-soft">{texts.stockStays}</p>}
    </>
  );
}
