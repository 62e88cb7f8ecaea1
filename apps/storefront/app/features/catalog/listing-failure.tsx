import { RetryAlert } from '../../components/feedback/retry-alert.tsx';
import { getErrorTexts } from '../../lib/errors/error-texts.ts';
import { useReloadPage } from '../../lib/loading/use-reload-page.ts';
import { failedText, MESSAGES } from './texts.ts';

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
      <ListingFailure message={getErrorTexts(error).text} />
    </div>
  );
}
