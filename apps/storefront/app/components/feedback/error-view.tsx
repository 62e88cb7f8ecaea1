import { LANGUAGE } from '@haat/domain';
import { Button, EmptyState } from '@haat/ui';
import brokenPapad from '../../assets/broken-papad.webp';
import { BROKEN, errorTitle, getErrorTexts, NOT_FOUND } from '../../lib/errors/error-texts.ts';
import { useReloadPage } from '../../lib/loading/use-reload-page.ts';
import { LinkButton } from '../navigation/link-button.tsx';
import { SuggestedProducts } from '../product/rows/suggested-products.tsx';
import { RETRY } from './retry-alert.tsx';

const TO_PRODUCTS = LANGUAGE === 'hi' ? 'सामान देखें' : 'Go to the products';

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
  const texts = getErrorTexts(error);
  const { text, canRetry } = texts;
  const title = errorTitle(error, notFoundTitle, failedTitle);
  const { reload } = useReloadPage();
  return (
    <div className="page pb-6 md:pb-10">
      <EmptyState
        headingLevel="h1"
        picture={brokenPapad}
        title={title}
        action={
          <>
            {canRetry && <Button onClick={reload}>{RETRY}</Button>}
            <LinkButton to="/products-list" variant={canRetry ? 'secondary' : 'primary'}>
              {TO_PRODUCTS}
            </LinkButton>
          </>
        }
      >
        {/* An error without a message of the server repeats the title. */}
        {text === title ? BROKEN.text : text}
      </EmptyState>
      {texts === NOT_FOUND && <SuggestedProducts />}
    </div>
  );
}
