declare global {
  interface Window {
    /** The tapped buttons in the order of their first taps, set by the script of `EarlyTapCapture`. */
    earlyTaps?: { readonly buttons: ReadonlySet<HTMLElement>; stop(): void };
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const BOXES = '[type=checkbox], [type=radio]';
const TEXT_FIELDS =
  'textarea, input:not([type=hidden], [type=file], [type=checkbox], [type=radio], [type=submit])';

/**
 * Captures the input before the hydration: typed text, ticked boxes, chosen options and the tapped
 * buttons. It must run right after the hydration: the next render resets the fields.
 *
 * @returns replays the input to the components; must be called outside of React's effects
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
    .filter(({ list, chosen }) => chosen !== getInitialOption(list));

  return () => {
    for (const { field, typed } of texts) {
      // React ignores an event that does not change the value it has set last.
      field.value = field.defaultValue;
      setNativeValue(field, typed);
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
    const { earlyTaps } = window;
    earlyTaps?.stop();
    delete window.earlyTaps;
    for (const button of earlyTaps?.buttons ?? []) {
      button.removeAttribute('data-waits');
      if (button.isConnected) button.click();
    }
  };
}

/** The value of a list as the server rendered it. */
function getInitialOption(list: HTMLSelectElement): string | undefined {
  return (
    [...list.options].find((option) => option.defaultSelected)?.value ?? list.options[0]?.value
  );
}

/** Sets a field's value through the native setter, which React does not track. */
function setNativeValue(field: TextField, value: string): void {
  const { prototype } =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}
