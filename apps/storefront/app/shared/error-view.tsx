import { Button } from '@haat/ui';
import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router';
import { LinkButton } from './link-button.tsx';

interface ErrorWords {
  readonly title: string;
  readonly text: string;
  readonly canRetry: boolean;
}

const NOT_FOUND: ErrorWords = {
  title: 'Page not found',
  text: 'Go back to the shop, or search for what you were after: there is nothing at this address.',
  canRetry: false,
};

const NOT_OPEN: ErrorWords = {
  title: 'Not open yet',
  text: 'Come back soon: we are still setting up this stall. The rest of the market is open.',
  canRetry: false,
};

const BUSY: ErrorWords = {
  title: 'Too many shoppers at once',
  text: 'Wait a moment, then try again. Your cart is safe.',
  canRetry: true,
};

const OFFLINE: ErrorWords = {
  title: 'You seem to be offline',
  text: 'Check your connection, then try again. Your cart is safe.',
  canRetry: true,
};

const BROKEN: ErrorWords = {
  title: 'Something went wrong',
  text: 'Try again in a moment. The fault is ours, and your cart is safe.',
  canRetry: true,
};

/** The words for each way a page can fail. */
function wordsFor(error: unknown): ErrorWords {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return NOT_FOUND;
    if (error.status === 501) return NOT_OPEN;
    if (error.status === 429 || error.status === 503) return BUSY;
    return { ...BROKEN, text: readMessage(error.data) ?? BROKEN.text };
  }
  // What fetch rejects with when no answer comes; on the server there is no such error.
  return error instanceof TypeError && !import.meta.env.SSR && !navigator.onLine ? OFFLINE : BROKEN;
}

interface ErrorViewProps {
  readonly error: unknown;
  /** Title instead of 'Page not found', where it is known what was looked for. */
  readonly notFoundTitle?: string;
}

/** What the loader said about it, see `loadOrFail`. */
function readMessage(failure: unknown): string | undefined {
  if (typeof failure !== 'object' || failure === null || !('message' in failure)) return undefined;
  return typeof failure.message === 'string' ? failure.message : undefined;
}

interface ErrorViewProps {
  readonly error: unknown;
  /** What a 404 means here, such as 'Product not found'. */
  readonly notFoundTitle?: string;
}

/** The page shown instead of one that failed: what to do next, then what went wrong. */
export function ErrorView({ error, notFoundTitle = NOT_FOUND.title }: ErrorViewProps) {
  const words = wordsFor(error);
  const { text, canRetry } = words;
  const title = words === NOT_FOUND ? notFoundTitle : words.title;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <div className="page-width grid max-w-form justify-items-start gap-4 py-16 md:py-24">
      <div className="motif-buti h-10 w-48 text-madder" aria-hidden="true" />
      <h1 className="font-display text-3xl">{title}</h1>
      <p className="text-lg">{text}</p>
      <div className="flex flex-wrap gap-3">
        {canRetry && (
          <Button onClick={() => navigate(`${pathname}${search}`, { replace: true })}>Retry</Button>
        )}
        <LinkButton to="/products-list" variant={canRetry ? 'secondary' : 'primary'}>
          Go to the products
        </LinkButton>
      </div>
    </div>
  );
}
