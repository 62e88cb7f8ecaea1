// @ts-check
// The payment dialog of the sandbox provider: what a card payment provider's checkout script is to a
// real shop. It takes no money and says so. Everything it needs is in this file: it adds no inline
// script or style, so that the strict policy of the payment page holds.

/**
 * @typedef {object} SandboxPayOptions
 * @property {string} providerOrderId as createPaymentOrder answered
 * @property {number} amount in paise
 * @property {string} [shopName] shown in the dialog
 * @property {string} [themeColor] of the button that pays, such as '#BD1A12'
 *
 * @typedef {{
 *   outcome: 'paid',
 *   providerOrderId: string,
 *   providerPaymentId: string,
 *   providerSignature: string,
 * } | { outcome: 'dismissed' }} SandboxPayResult
 */

(() => {
  const STYLE = `
    :host { all: initial; }
    dialog {
      box-sizing: border-box;
      inline-size: min(26rem, calc(100vw - 2rem));
      max-block-size: calc(100dvh - 2rem);
      overflow: auto;
      margin: auto;
      padding: 0;
      border: 0;
      border-radius: 0.375rem;
      background: #fff;
      color: #2b211b;
      font: 1rem/1.5 Mukta, system-ui, sans-serif;
      box-shadow: 0 0.25rem 1.5rem rgb(0 0 0 / 0.2);
    }
    dialog::backdrop { background: rgb(30 20 15 / 0.6); }
    .banner {
      margin: 0;
      padding: 0.5rem 1.25rem;
      background: #2b211b;
      color: #ffe9b8;
      font-weight: 600;
      font-size: 0.875rem;
    }
    .body { display: grid; gap: 1rem; padding: 1.25rem; }
    h2 { margin: 0; font-size: 1.25rem; line-height: 1.3; overflow-wrap: anywhere; }
    p { margin: 0; }
    .amount { font-size: 2rem; font-weight: 700; line-height: 1.2; }
    .order { color: #5c4d43; font-size: 0.875rem; overflow-wrap: anywhere; }
    .message { padding: 0.75rem 1rem; border-radius: 0.375rem; background: #fdeceb; color: #8c120c; }
    .message:empty { margin-block-end: -1rem; padding: 0; background: none; }
    .actions { display: grid; gap: 0.75rem; }
    button {
      min-block-size: 2.75rem;
      padding: 0.5rem 1rem;
      border: 2px solid currentColor;
      border-radius: 0.375rem;
      background: #fff;
      color: #2b211b;
      font: inherit;
      font-weight: 600;
      cursor: pointer;
    }
    button.pay { border-color: transparent; background: var(--theme, #bd1a12); color: #fff; }
    button.quiet { border-color: transparent; text-decoration: underline; }
    button:focus-visible { outline: 3px solid #1d5fbf; outline-offset: 2px; }
    button[aria-disabled='true'] { opacity: 0.6; cursor: progress; }
  `;

  const EN = {
    failed: 'The test payment failed. You can try again.',
    unreachable: 'The test payment could not be sent. Please try again.',
    title: (/** @type {string} */ shop) => `Pay ${shop}`,
    note: 'Test payment: no real money is taken.',
    order: (/** @type {string} */ id) => `Payment order ${id}`,
    pay: 'Pay (test)',
    fail: 'Let the payment fail (test)',
    close: 'Close without paying',
  };

  /** @type {typeof EN} */
  const HI = {
    failed: 'टेस्ट पेमेंट नहीं हुआ। आप फिर से कोशिश कर सकते हैं।',
    unreachable: 'टेस्ट पेमेंट नहीं भेजा जा सका। फिर से कोशिश करें।',
    title: (shop) => `${shop} को पेमेंट करें`,
    note: 'टेस्ट पेमेंट: असली पैसे नहीं कटेंगे।',
    order: (id) => `पेमेंट नंबर ${id}`,
    pay: 'पेमेंट करें (टेस्ट)',
    fail: 'पेमेंट को असफल होने दें (टेस्ट)',
    close: 'बिना पेमेंट किए बंद करें',
  };

  /** Where this file came from is where tries are sent. */
  const origin = new URL(
    document.currentScript instanceof HTMLScriptElement
      ? document.currentScript.src
      : location.href,
  ).origin;

  const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

  /**
   * @template {keyof HTMLElementTagNameMap} Tag
   * @param {Tag} tag
   * @param {Record<string, string>} attributes
   * @param {(Node | string)[]} children
   * @returns {HTMLElementTagNameMap[Tag]}
   */
  function make(tag, attributes, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  }

  /**
   * @param {string} providerOrderId
   * @param {'success' | 'failure'} outcome
   * @returns {Promise<SandboxPayResult | { outcome: 'failed' }>}
   */
  async function send(providerOrderId, outcome) {
    const response = await fetch(`${origin}/sandbox-pay/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ providerOrderId, outcome }),
    });
    if (!response.ok) throw new Error(`The sandbox answered ${response.status}.`);
    return response.json();
  }

  /**
   * Opens the dialog. Resolves when it is closed: with what has to be verified after a success, or
   * that it was dismissed. A failed try leaves it open, as real dialogs do.
   *
   * @param {SandboxPayOptions} options
   * @returns {Promise<SandboxPayResult>}
   */
  function open({ providerOrderId, amount, shopName = 'this shop', themeColor = '' }) {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];

    const texts = document.documentElement.lang.startsWith('hi') ? HI : EN;
    const message = make('p', { class: 'message', role: 'alert' });
    const pay = make('button', { type: 'button', class: 'pay' }, texts.pay);
    const fail = make('button', { type: 'button' }, texts.fail);
    const close = make('button', { type: 'button', class: 'quiet' }, texts.close);
    const title = make('h2', { id: 'title' }, texts.title(shopName));
    const dialog = make(
      'dialog',
      { 'aria-labelledby': 'title', 'aria-describedby': 'banner amount' },
      make('p', { class: 'banner', id: 'banner' }, texts.note),
      make(
        'div',
        { class: 'body' },
        title,
        make('p', { class: 'amount', id: 'amount' }, rupees.format(amount / 100)),
        make('p', { class: 'order' }, texts.order(providerOrderId)),
        message,
        make('div', { class: 'actions' }, pay, fail, close),
      ),
    );
    if (/^#[0-9a-f]{6}$/i.test(themeColor)) host.style.setProperty('--theme', themeColor);
    root.append(dialog);
    document.body.append(host);

    return new Promise((resolve) => {
      const before = document.activeElement;
      let isBusy = false;

      /** @param {SandboxPayResult} result */
      function finish(result) {
        if (!host.isConnected) return;
        host.remove();
        if (before instanceof HTMLElement) before.focus();
        resolve(result);
      }

      /** @param {boolean} value */
      function setBusy(value) {
        isBusy = value;
        // Not `disabled`, which would drop the keyboard focus.
        for (const button of [pay, fail, close]) button.setAttribute('aria-disabled', `${value}`);
      }

      /** @param {'success' | 'failure'} outcome */
      async function attempt(outcome) {
        if (isBusy) return;
        setBusy(true);
        message.textContent = '';
        try {
          const result = await send(providerOrderId, outcome);
          if (result.outcome !== 'failed') return finish(result);
          message.textContent = texts.failed;
        } catch {
          message.textContent = texts.unreachable;
        }
        setBusy(false);
        if (!dialog.open) dismiss();
      }

      function dismiss() {
        // A try is under way: nobody knows yet whether there is something to give up.
        if (!isBusy) finish({ outcome: 'dismissed' });
      }

      pay.addEventListener('click', () => void attempt('success'));
      fail.addEventListener('click', () => void attempt('failure'));
      close.addEventListener('click', dismiss);
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        dismiss();
      });
      // Some browsers close a dialog at the second Escape whatever the page says.
      dialog.addEventListener('close', dismiss);
      dialog.showModal();
    });
  }

  Object.defineProperty(window, 'HaatSandboxPay', { value: Object.freeze({ open }) });
})();
