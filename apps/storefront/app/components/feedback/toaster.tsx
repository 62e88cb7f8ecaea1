import { LANGUAGE, toLanguagePath } from '@haat/domain';
import { Icon, IconButton, ToastCard } from '@haat/ui';
import { X } from 'lucide';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { Link, useLocation } from 'react-router';
import { CART_TEXTS } from '../order/cart-texts.ts';
import type { AddedProduct } from '../product/card-product.ts';
import { LanguageOffer } from './language-offer.tsx';
import type { ToastSubject } from './toast.tsx';

export { toast };

/**
 * Durations of messages in ms (product 4.8.2, 9.2.4); the library itself limits them to 20
 * messages.
 */
const OPTIONS = {
  // The default of messages without a type below and without a duration of their own.
  duration: 2500,
  blank: { duration: 4000 },
  success: { duration: 2000 },
  error: { duration: 4000 },
  loading: { duration: Number.POSITIVE_INFINITY },
  // A hidden message leaves at once: by default it takes a second, and then whichever message has its
  // subject by now.
  removeDelay: 1,
} as const;

/** Duration of a message about the cart with a link or a button, in ms (product 4.8.2, 9.2.4). */
export const WITH_ACTION_MS = 5000;

/**
 * The messages at the top right (product 2.1.1); they stay while the pointer or the focus is on
 * them.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster(OPTIONS);
  const shown = toasts.filter((item) => item.visible);
  const pause = usePause(shown.map(messageKey).join(), handlers);
  useWayFreed(shown, pause.ref);
  return (
    <section
      {...pause}
      aria-label={LANGUAGE === 'hi' ? 'संदेश' : 'Messages'}
      className="pointer-events-none fixed top-16 right-4 left-4 z-40 grid justify-items-end gap-2 sm:left-auto sm:w-88"
    >
      {shown.map((item) => (
        <Message key={messageKey(item)} item={item} />
      ))}
    </section>
  );
}

/** A message that is younger than this at a navigation is about the page it leads to, in ms. */
const OWN_PAGE_MS = 1000;

const PHONE = '(width < 48rem)';

/**
 * On a phone messages lie over what comes next (product 4.8.6): they go when the page they belong to
 * is left, and when a field beneath them gets the focus.
 */
function useWayFreed(shown: readonly Toast[], ref: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const leave = useEffectEvent(() => {
    if (!matchMedia(PHONE).matches) return;
    for (const { id, createdAt } of shown) {
      if (Date.now() - createdAt > OWN_PAGE_MS) toast.dismiss(id);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the page changes
  useEffect(leave, [pathname]);

  useEffect(() => {
    const makeRoom = ({ target }: FocusEvent) => {
      const section = ref.current;
      if (!(target instanceof HTMLElement) || !section || section.contains(target)) return;
      if (!target.matches('input, select, textarea') || !matchMedia(PHONE).matches) return;
      if (target.getBoundingClientRect().top < section.getBoundingClientRect().bottom) {
        toast.dismiss();
      }
    };
    document.addEventListener('focusin', makeRoom);
    return () => document.removeEventListener('focusin', makeRoom);
  }, [ref]);
}

/** Distinguishes a message from the one it replaces, so that screen readers announce it as new. */
function messageKey({ id, createdAt }: Toast): string {
  return `${id} ${createdAt}`;
}

/**
 * Pauses the timers while the pointer or the focus is on a message.
 *
 * @param shownKeys the keys of the visible messages, joined
 * @returns the properties of the section that holds them
 */
function usePause(
  shownKeys: string,
  { startPause, endPause }: ReturnType<typeof useToaster>['handlers'],
) {
  const ref = useRef<HTMLElement>(null);
  // A ref instead of state: the pause starts with the event, not with the next render.
  const state = useRef({ isPointed: false, isFocused: false, isPaused: false }).current;

  function change(now: Partial<typeof state>) {
    Object.assign(state, now);
    const isPaused = state.isPointed || state.isFocused;
    if (isPaused === state.isPaused) return;
    state.isPaused = isPaused;
    if (isPaused) startPause();
    else endPause();
  }
  const changeWithMessages = useEffectEvent(() =>
    change({
      isFocused: ref.current?.contains(document.activeElement) ?? false,
      ...(shownKeys === '' && { isPointed: false }),
    }),
  );

  // React delivers no blur or leave event when the focused or pointed message itself is removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the visible messages change
  useEffect(changeWithMessages, [shownKeys]);

  return {
    ref,
    onPointerEnter: () => change({ isPointed: true }),
    onPointerLeave: () => change({ isPointed: false }),
    onFocus: () => change({ isFocused: true }),
    onBlur: () => change({ isFocused: false }),
  };
}

function Message({ item }: { readonly item: Toast }) {
  const content = resolveValue(item.message, item);
  const dismiss = (
    <IconButton
      label={LANGUAGE === 'hi' ? 'हटाएँ' : 'Dismiss'}
      icon={<Icon node={X} className="size-4" />}
      onClick={() => toast.dismiss(item.id)}
      className="-my-1 -mr-3"
    />
  );
  return (
    <ToastCard
      tone={item.type === 'custom' ? 'blank' : item.type}
      action={dismiss}
      {...item.ariaProps}
      className="pointer-events-auto animate-rise"
    >
      {content}
    </ToastCard>
  );
}

/** Shows that a product was added to the cart; in the cart itself without the link to it. */
export function showAdded(product: AddedProduct): void {
  const id = `cart/${product.id}` satisfies ToastSubject;
  if (window.location.pathname === toLanguagePath('/cart'))
    toast.success(CART_TEXTS.added, { id, duration: 0 });
  else toast.success(<AddedToCart name={product.name} />, { id, duration: WITH_ACTION_MS });
}

/** Offers the Hindi pages until it is closed or taken (product 2.18.4). */
export function showLanguageOffer(): void {
  const id = 'language' satisfies ToastSubject;
  toast(<LanguageOffer />, { id, duration: Number.POSITIVE_INFINITY });
}

function AddedToCart({ name }: Pick<AddedProduct, 'name'>) {
  return (
    <div className="-my-2 flex flex-wrap items-center gap-x-3">
      <p className="font-semibold">{CART_TEXTS.added}</p>
      {/* Who looks has just pressed its button. */}
      <p className="sr-only">{name}</p>
      <Link
        to="/cart"
        onClick={() => toast.dismiss()}
        className="-my-px inline-flex min-h-11 items-center font-semibold text-indigo underline underline-offset-4"
      >
        {CART_TEXTS.view}
      </Link>
    </div>
  );
}
