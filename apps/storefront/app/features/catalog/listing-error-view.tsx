import { ReloadPageAlert } from '../../components/feedback/retry-alert.tsx';
import { getErrorTexts } from '../../lib/errors/error-texts.ts';
import { TEXTS } from './texts.ts';

/** The error screen of a listing whose loader failed, with Retry (product 2.9.2). */
export function ListingErrorView({ error }: { readonly error: unknown }) {
  return (
    <div className="page pb-6 lg:pb-10">
      <h1 className="mb-6 font-display text-3xl">{TEXTS.title}</h1>
      <ReloadPageAlert>{TEXTS.failed(getErrorTexts(error).text)}</ReloadPageAlert>
    </div>
  );
}
