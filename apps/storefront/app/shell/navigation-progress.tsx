import { useNavigation } from 'react-router';

/** A thin bar at the top while the next page is on its way; quick moves never show it. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      key={location?.key}
      aria-hidden="true"
      className="nav-progress fixed inset-x-0 top-0 z-50 h-1 bg-madder"
    />
  );
}
