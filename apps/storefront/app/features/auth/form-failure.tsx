import { Alert } from '@haat/ui';
import { useEffect, useRef } from 'react';

interface FormFailureProps {
  readonly children: string;
}

/**
 * The error of a submission, above the fields; it scrolls into view, as the button may be far
 * below.
 */
export function FormFailure({ children }: FormFailureProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // `void`: newer browsers return a promise, which is not a clean-up function.
    void ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Alert ref={ref} tone="error" className="scroll-mt-20">
      {children}
    </Alert>
  );
}
