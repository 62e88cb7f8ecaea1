import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../test/support/screen.tsx';
import { SearchForm } from './search-form.tsx';

/** A browser that understands what a test says. */
class FakeRecognition {
  static current: FakeRecognition | null = null;
  lang = '';
  onresult: ((event: unknown) => void) | null = null;
  onend: (() => void) | null = null;

  start() {
    FakeRecognition.current = this;
  }
  abort() {
    FakeRecognition.current = null;
  }
  say(transcript: string) {
    this.onresult?.({ results: [[{ transcript }]] });
  }
}

beforeEach(() => {
  FakeRecognition.current = null;
  vi.stubGlobal('SpeechRecognition', undefined);
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
});
afterEach(() => void vi.unstubAllGlobals());

async function openSearch() {
  const screen = await renderScreen(<SearchForm id="search" />, {
    at: '/about-us',
    signedInAs: null,
  });
  await screen.getByRole('combobox', { name: 'Search products' }).click();
  return screen;
}

type Screen = Awaited<ReturnType<typeof openSearch>>;

const speak = (screen: Screen) => screen.getByRole('button', { name: 'Say what you look for' });
const stop = (screen: Screen) => screen.getByRole('button', { name: 'Listening. Stop' });

// product 2.18.5
test('what the browser understands is searched', async () => {
  const screen = await openSearch();
  await speak(screen).click();
  await expect.element(stop(screen)).toBeVisible();
  expect(FakeRecognition.current?.lang).toBe('en-IN');
  FakeRecognition.current?.say('red chilli');
  await expect
    .element(screen.getByLabelText('Address'))
    .toHaveTextContent('/products?search=red%20chilli');
  await expect.poll(() => FakeRecognition.current).toBeNull();
});

// product 2.18.5
test('a second tap ends it, and so does the browser after silence', async () => {
  const screen = await openSearch();
  await speak(screen).click();
  await stop(screen).click();
  expect(FakeRecognition.current).toBeNull();
  await speak(screen).click();
  await expect.element(stop(screen)).toBeVisible();
  FakeRecognition.current?.onend?.();
  await expect.element(speak(screen)).toBeVisible();
});

// product 2.18.5
test('a browser that understands no speech has no microphone', async () => {
  vi.stubGlobal('webkitSpeechRecognition', undefined);
  const screen = await openSearch();
  await expect.element(screen.getByRole('search').getByRole('status')).toBeVisible();
  await expect.element(speak(screen)).not.toBeInTheDocument();
});
