import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ListenButton } from './listen-button.tsx';

class FakeUtterance {
  voice: { readonly lang: string } | null = null;
  lang = '';
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A browser's speech: its voices come late, and it says what waits when it is told to. */
class FakeSpeech extends EventTarget {
  readonly waiting: FakeUtterance[] = [];
  #voices: { readonly lang: string }[] = [];

  getVoices() {
    return this.#voices;
  }
  speak(utterance: FakeUtterance) {
    this.waiting.push(utterance);
  }
  cancel() {
    this.waiting.length = 0;
  }
  addVoice(lang: string) {
    this.#voices = [...this.#voices, { lang }];
    this.dispatchEvent(new Event('voiceschanged'));
  }
  sayAll() {
    for (const utterance of this.waiting.splice(0)) utterance.onend?.();
  }
}

let speech: FakeSpeech;

beforeEach(() => {
  speech = new FakeSpeech();
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
});
afterEach(() => void vi.unstubAllGlobals());

const openProduct = () =>
  render(
    <>
      <h1>Moong Papad</h1>
      <p>Not read.</p>
      <p data-aloud>₹359 with delivery and taxes. Comes in 3 days.</p>
      <dl>
        <div data-aloud className="flex">
          <dt>Net quantity</dt>
          <dd>400 g</dd>
        </div>
      </dl>
      <ListenButton parts="h1, [data-aloud]" />
    </>,
  );

type Screen = Awaited<ReturnType<typeof openProduct>>;

const listen = (screen: Screen) => screen.getByRole('button', { name: 'Listen' });
const stop = (screen: Screen) => screen.getByRole('button', { name: 'Stop' });

// product 2.18.5
test('the page is read in its order, once there is a voice for its language', async () => {
  const screen = await openProduct();
  speech.addVoice('hi-IN');
  await expect.element(listen(screen)).not.toBeInTheDocument();
  speech.addVoice('en-US');
  // As Android writes it.
  speech.addVoice('en_IN');
  await listen(screen).click();
  expect(speech.waiting.map(({ text }) => text)).toEqual([
    'Moong Papad',
    '₹359 with delivery and taxes.',
    'Comes in 3 days.',
    'Net quantity, 400 g',
  ]);
  expect(new Set(speech.waiting.map(({ voice, lang }) => `${voice?.lang} ${lang}`))).toEqual(
    new Set(['en_IN en-IN']),
  );
  await expect.element(stop(screen)).toBeVisible();
  speech.sayAll();
  await expect.element(listen(screen)).toBeVisible();
});

// product 2.18.5
test('reading ends with Stop, and when the page is left', async () => {
  const screen = await openProduct();
  speech.addVoice('en-IN');
  await listen(screen).click();
  await stop(screen).click();
  expect(speech.waiting).toEqual([]);

  await listen(screen).click();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(speech.waiting).toEqual([]);

  await listen(screen).click();
  expect(speech.waiting).not.toEqual([]);
  await screen.unmount();
  expect(speech.waiting).toEqual([]);
});

test('a browser without speech has no button', async () => {
  vi.stubGlobal('speechSynthesis', undefined);
  const screen = await openProduct();
  await expect.element(listen(screen)).not.toBeInTheDocument();
});
