import { Alert, Button } from '@haat/ui';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { wordsFor } from '../../shared/error-words.ts';
import { failedText, MESSAGES } from './messages.ts';

interface ListingFailureProps {
  readonly message: string;
}

/** A list of products that could not be loaded, with Retry (spec §2). */
export function ListingFailure({ message }: ListingFailureProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isLoading = useNavigation().state !== 'idle';
  return (
    <Alert
      tone="error"
      action={
        <Button
          variant="secondary"
          isBusy={isLoading}
          onClick={() => navigate(`${pathname}${search}`, { replace: true })}
        >
          {MESSAGES.retry}
        </Button>
      }
    >
      {failedText(message)}
    </Alert>
  );
}

/** The same for a list whose page itself got no answer. */
export function ListingErrorView({ error }: { readonly error: unknown }) {
  return (
    <div className="page-width py-6 lg:py-10">
      <h1 className="mb-6 font-display text-3xl">{MESSAGES.title}</h1>
      <ListingFailure message={wordsFor(error).text} />
    </div>
  );
}
