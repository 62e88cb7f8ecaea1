/**
 * What a shopper does before the page's scripts have come counts: text that was typed, boxes that
 * were ticked, what was chosen from a list, and the last button that was tapped.
 */

declare global {
  interface Window {
    /** The button whose tap waits, put there by the script of `EarlyTapReplay`. */
    earlyTap?: { readonly button: HTMLElement | null; stop(): void };
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const BOXES = '[type=checkbox], [type=radio]';
const TEXT_FIELDS =
  'textarea, input:not([type=hidden], [type=file], [type=checkbox], [type=radio], [type=submit])';

/**
 * Notes what was done before the components were there: call it as soon as React has taken the page
 * over, before anything is drawn again, which would set the fields back.
 *
 * @returns tells the components of it; to be called outside of React's own work (not in an effect)
 */
export function captureEarlyInput(): () => void {
  const texts = [...document.querySelectorAll<TextField>(TEXT_FIELDS)]
    .map((field) => ({ field, typed: field.value }))
    .filter(({ field, typed }) => typed !== field.defaultValue);
  const boxes = [...document.querySelectorAll<HTMLInputElement>(BOXES)]
    .map((box) => ({ box, isChecked: box.checked }))
    .filter(
      ({ box, isChecked }) =>
        isChecked !== box.defaultChecked && (isChecked || box.type === 'checkbox'),
    );
  const lists = [...document.querySelectorAll('select')]
    .map((list) => ({ list, chosen: list.value }))
    .filter(({ list, chosen }) => chosen !== firstChoice(list));

  return () => {
    for (const { field, typed } of texts) {
      // React compares with what was last set here, so the text must come as a change of it.
      field.value = field.defaultValue;
      setWithoutReact(field, typed);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    for (const { box, isChecked } of boxes) {
      box.checked = !isChecked;
      box.click();
    }
    for (const { list, chosen } of lists) {
      list.value = chosen;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    }
    const button = window.earlyTap?.button;
    window.earlyTap?.stop();
    delete window.earlyTap;
    button?.removeAttribute('data-waits');
    if (button?.isConnected) button.click();
  };
}

/** What a list stood at when the page came. */
function firstChoice(list: HTMLSelectElement): string | undefined {
  return (
    [...list.options].find((option) => option.defaultSelected)?.value ?? list.options[0]?.value
  );
}

/** Sets a field's text by the way that React does not watch. */
function setWithoutReact(field: TextField, value: string): void {
  const { prototype } =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}
