import { Icon, joinClasses } from '@haat/ui';
import { ArrowLeft } from 'lucide';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { isFromList } from './from-list.ts';

interface PageProps {
  readonly title: string;
  /** Where the screen before this one is. */
  readonly back?: { readonly to: string; readonly label: string };
  /** Beside the title. */
  readonly actions?: ReactNode;
  /** On a phone the title is said but not shown, where the navigation shows it already. */
  readonly isTitleQuiet?: boolean;
  readonly children: ReactNode;
}

/**
 * A screen: its title, also that of the document, and its content. A move to it puts the focus on the
 * title, which screen readers then say.
 */
export function Page({ title, back, actions, isTitleQuiet = false, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isMove = useNavigationType() !== NavigationType.Pop;
  // Only when the screen appears: a filter in the address is no move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later navigations are other screens
  useEffect(() => {
    if (isMove) heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    document.title = `${title} · Haat`;
  }, [title]);
  return (
    <div className="grid gap-5">
      <div
        className={joinClasses(
          'flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden',
          isTitleQuiet && 'max-lg:sr-only',
        )}
      >
        {/* Actions go below a title that is too long for the place beside them. */}
        <div className="flex min-w-0 flex-[1_0_auto] max-w-full items-center gap-x-3">
          {back && <BackLink {...back} />}
          <h1 ref={heading} tabIndex={-1} className="min-w-0 text-xl font-bold">
            {title}
          </h1>
        </div>
        {actions}
      </div>
      {children}
    </div>
  );
}

/** Leads to the screen before; where that was a list, to the same entries of it at the same place. */
function BackLink({ to, label }: NonNullable<PageProps['back']>) {
  const { state } = useLocation();
  const navigate = useNavigate();

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!isFromList(state) || opensElsewhere) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <Link
      to={to}
      aria-label={label}
      className="touch -ms-3 grid place-items-center rounded-haat hover:bg-sand"
      onClick={handleClick}
    >
      <Icon node={ArrowLeft} className="icon" />
    </Link>
  );
}
