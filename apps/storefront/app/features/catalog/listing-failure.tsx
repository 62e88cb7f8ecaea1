import { wordsFor } from '../../shared/error-words.ts';
import { RetryAlert } from '../../shared/retry-alert.tsx';
import { useReloadPage } from '../../shared/use-reload-page.ts';
import { failedText, MESSAGES } from './messages.ts';

interface ListingFailureProps {
  readonly message: string;
}

/** A list of products that could not be loaded, with Retry (spec §2). */
export function ListingFailure({ message }: ListingFailureProps) {
  const { isReloading, reload } = useReloadPage();
  return (
    <RetryAlert isRetrying={isReloading} onRetry={reload}>
      {failedText(message)}
    </RetryAlert>
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
