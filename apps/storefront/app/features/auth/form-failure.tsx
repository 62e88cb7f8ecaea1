import { Alert } from '@haat/ui';
import { useEffect, useRef } from 'react';

interface FormFailureProps {
  readonly children: string;
}

/** Why the server refused a form, above its fields; brought into view, the button may be far below. */
export function FormFailure({ children }: FormFailureProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Nothing is handed back: newer browsers answer with a promise, which is no clean-up.
    void ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Alert ref={ref} tone="error" className="scroll-mt-20">
      {children}
    </Alert>
  );
}
