import { Button } from '@haat/ui';
import { BROKEN, errorTitle, getErrorTexts } from '../../lib/errors/error-texts.ts';
import { useReloadPage } from '../../lib/loading/use-reload-page.ts';
import { LinkButton } from '../navigation/link-button.tsx';

interface ErrorViewProps {
  readonly error: unknown;
  /** What a 404 means here, such as 'Product not found'. */
  readonly notFoundTitle?: string;
  /** What any other failure of ours means here, such as 'Failed to load product'. */
  readonly failedTitle?: string;
}

/** The page shown instead of one that failed: what to do next, then what went wrong. */
export function ErrorView(props: ErrorViewProps) {
  const { error, notFoundTitle, failedTitle } = props;
  const { text, canRetry } = getErrorTexts(error);
  const title = errorTitle(error, notFoundTitle, failedTitle);
  const { reload } = useReloadPage();
  return (
    <div className="page-width grid grid-cols-[minmax(0,var(--container-form))] justify-items-start gap-4 py-16 md:py-24">
      <div className="motif-buti h-10 w-48 max-w-full text-madder" aria-hidden="true" />
      <h1 className="font-display text-3xl">{title}</h1>
      {/* A refusal without words of its own has only the title's. */}
      <p className="text-lg">{text === title ? BROKEN.text : text}</p>
      <div className="flex flex-wrap gap-3">
        {canRetry && <Button onClick={reload}>Retry</Button>}
        <LinkButton to="/products-list" variant={canRetry ? 'secondary' : 'primary'}>
          Go to the products
        </LinkButton>
      </div>
    </div>
  );
}
