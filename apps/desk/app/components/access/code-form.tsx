import { toLatinDigits } from '@haat/domain/desk';
import { Button, TextField } from '@haat/ui';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { useDescribeError } from '../feedback/error-text.ts';
import { SECOND_FACTOR } from './second-factor.texts.ts';

interface CodeFormProps {
  readonly hint?: string;
  /** What is said of a wrong code. */
  readonly wrong?: string;
  readonly error: unknown;
  readonly isBusy: boolean;
  /** Whether the field has the focus at once. */
  readonly isFirst?: boolean;
  readonly onSubmit: (code: string) => void;
}

// What stands above the field is to be read first.
const focusField = (field: HTMLInputElement | null) => field?.focus({ preventScroll: true });

/** Takes a code of the second factor. */
export function CodeForm({ hint, wrong, error, isBusy, isFirst, onSubmit }: CodeFormProps) {
  const texts = useTexts(SECOND_FACTOR);
  const describeError = useDescribeError();
  const [code, setCode] = useState('');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const typed = toLatinDigits(code.trim()).replaceAll(/\s/g, ' ');
    if (typed.length >= 6 && !isBusy) onSubmit(typed);
  }

  const failure = error
    ? describeError(error, {
        second_factor_wrong: wrong ?? texts.wrongCode,
        ...(hint !== undefined && { rate_limited: texts.tooManyCodes }),
      })
    : undefined;
  return (
    <form noValidate className="grid gap-5" onSubmit={handleSubmit}>
      <TextField
        ref={isFirst ? focusField : undefined}
        label={texts.code}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="one-time-code"
        inputMode={hint === undefined ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        hint={hint}
        error={failure}
        className="text-xl tracking-widest tabular-nums"
      />
      <Button type="submit" isWide isBusy={isBusy} aria-disabled={code.trim().length < 6}>
        {texts.check}
      </Button>
    </form>
  );
}
