import { RetryAlert } from '../../components/feedback/retry-alert.tsx';
import { getErrorTexts } from '../../lib/errors/error-texts.ts';
import { useReloadPage } from '../../lib/loading/use-reload-page.ts';
import { formatListingError, TEXTS } from './texts.ts';

interface ListingFailureProps {
  readonly message: string;
}

/** The error of a list of products that failed to load, with Retry (product 2.9.2). */
export function ListingFailure({ message }: ListingFailureProps) {
  const { isReloading, reload } = useReloadPage();
  return (
    <RetryAlert isRetrying={isReloading} onRetry={reload}>
      {formatListingError(message)}
    </RetryAlert>
  );
}

/** The error screen of a listing whose loader failed. */
export function ListingErrorView({ error }: { readonly error: unknown }) {
  return (
    <div className="page pb-6 lg:pb-10">
      <h1 className="mb-6 font-display text-3xl">{TEXTS.title}</h1>
      <ListingFailure message={getErrorTexts(error).text} />
    </div>
  );
}
