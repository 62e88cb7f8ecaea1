import { LANGUAGE } from '@haat/domain';
import { useNavigate } from 'react-router';
import { errorText } from '../../lib/errors/error-text.ts';
import { authStore, findDeskMember } from '../../state/create-stores.ts';
import { showError, showSuccess } from '../feedback/toast.tsx';

const EN = { done: 'Logged out', failed: 'Logout failed: {msg}' };

const HI: typeof EN = { done: 'आप लॉग आउट हो गए', failed: 'लॉग आउट नहीं हो पाया: {msg}' };

const TEXTS = LANGUAGE === 'hi' ? HI : EN;

/** The action of a Logout button: signs out at once and leads to /login (product 2.14.1). */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    if (findDeskMember() !== null && !(await askAboutDesk())) return;
    const response = authStore.getState().logout();
    navigate('/login');
    try {
      await response;
      showSuccess('session', TEXTS.done);
    } catch (error) {
      showError('session', errorText(error, TEXTS.failed));
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
