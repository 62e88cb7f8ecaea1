import { useLocation, useNavigate, useNavigation } from 'react-router';

/** Loads the page at this address once more, in the place of what is shown. */
export function useReloadPage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isReloading = useNavigation().state !== 'idle';
  return { isReloading, reload: () => void navigate(pathname + search, { replace: true }) };
}
