import { useNavigate } from 'react-router';
import { errorText } from '../../lib/errors/error-text.ts';
import { authStore } from '../../state/create-stores.ts';
import { showError, showSuccess } from '../feedback/toast.tsx';

/** The action of a Logout button: signs out at once and leads to /login (product 2.14.1). */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const response = authStore.getState().logout();
    navigate('/login');
    try {
      await response;
      showSuccess('session', 'Logged out');
    } catch (error) {
      showError('session', `Logout failed: ${errorText(error, '{msg}')}`);
    }
  };
}
