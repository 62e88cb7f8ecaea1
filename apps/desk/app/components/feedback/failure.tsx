import { Alert } from '@haat/ui';
import { type CodeTexts, useDescribeError } from './error-text.ts';

interface FailureProps {
  /** Null while nothing has failed. */
  readonly error: unknown;
  /** Texts of the codes that the call may get. */
  readonly codes?: CodeTexts;
  readonly className?: string;
}

/** Says why a call failed. */
export function Failure({ error, codes, className }: FailureProps) {
  const describeError = useDescribeError();
  return error ? <Alert className={className}>{describeError(error, codes)}</Alert> : null;
}
