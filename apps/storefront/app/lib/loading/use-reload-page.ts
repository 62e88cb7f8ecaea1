import { useLocation, useNavigate, useNavigation } from 'react-router';

/** Loads the current page again, with a history entry that replaces the current one. */
export function useReloadPage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isReloading = useNavigation().state !== 'idle';
  return { isReloading, reload: () => void navigate(pathname + search, { replace: true }) };
}
