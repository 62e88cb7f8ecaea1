import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { MAIN_ID } from './main-id.ts';

/**
 * After a move to another page: says its title to screen readers and moves the focus to the main
 * content, as a browser's own page load would. Not for the first page, nor for links to a place
 * inside a page.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    setTitle(document.title);
    if (hash === '') document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
