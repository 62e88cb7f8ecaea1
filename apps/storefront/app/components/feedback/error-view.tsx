import { Button } from '@haat/ui';
import brokenPapad from '../../assets/broken-papad.svg';
import { BROKEN, errorTitle, getErrorTexts } from '../../lib/errors/error-texts.ts';
import { useReloadPage } from '../../lib/loading/use-reload-page.ts';
import { LinkButton } from '../navigation/link-button.tsx';

interface ErrorViewProps {
  readonly error: unknown;
  /** The title of a 404, such as 'Product not found'. */
  readonly notFoundTitle?: string;
  /** The title of any other error of the server, such as 'Failed to load product'. */
  readonly failedTitle?: string;
}

/** The page in place of one that failed to load, with the next steps. */
export function ErrorView(props: ErrorViewProps) {
  const { error, notFoundTitle, failedTitle } = props;
  const { text, canRetry } = getErrorTexts(error);
  const title = errorTitle(error, notFoundTitle, failedTitle);
  const { reload } = useReloadPage();
  return (
    <div className="page-width grid grid-cols-[minmax(0,var(--container-form))] justify-items-start gap-4 py-16 md:py-24">
      <img src={brokenPapad} alt="" width={160} height={120} loading="lazy" />
      <h1 className="font-display text-3xl">{title}</h1>
      {/* An error without a message of the server repeats the title. */}
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
