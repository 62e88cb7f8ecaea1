import { Alert, Button } from '@haat/ui';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { STORY_MESSAGES } from './messages.ts';

/** A list of stories that could not be loaded, with Retry. */
export function StoryFailure({ message }: { readonly message: string }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isLoading = useNavigation().state !== 'idle';
  return (
    <Alert
      tone="error"
      className="mt-8"
      action={
        <Button
          variant="secondary"
          isBusy={isLoading}
          onClick={() => navigate(`${pathname}${search}`, { replace: true })}
        >
          {STORY_MESSAGES.retry}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
