import { useNavigate } from 'react-router';
import { errorText } from '../../lib/errors/error-text.ts';
import { authStore, findDeskMember } from '../../state/create-stores.ts';
import { showError, showSuccess } from '../feedback/toast.tsx';

/** The action of a Logout button: signs out at once and leads to /login (product 2.14.1). */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    if (findDeskMember() !== null && !(await askAboutDesk())) return;
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

/** Whether a logout may remove what is unfinished at the desk; true where nothing is. */
async function askAboutDesk(): Promise<boolean> {
  try {
    return await (await import('./ask-about-desk.tsx')).askAboutDesk();
  } catch {
    // On a shared phone a logout matters more than a question that cannot be asked.
    return true;
  }
}
