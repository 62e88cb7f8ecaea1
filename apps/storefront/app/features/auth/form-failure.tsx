import { Alert } from '@haat/ui';

interface FormFailureProps {
  readonly children: string;
}

function bringIntoView(alert: HTMLElement | null): void {
  alert?.scrollIntoView({ block: 'nearest' });
}

/**
 * The error of a submission, above the fields; it scrolls into view, as the button may be far
 * below.
 */
export function FormFailure({ children }: FormFailureProps) {
  return (
    <Alert ref={bringIntoView} tone="error" className="scroll-mt-20">
      {children}
    </Alert>
  );
}
