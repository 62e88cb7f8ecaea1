import { LANGUAGE, LANGUAGE_TAGS } from '@haat/domain';
import { Button, Icon } from '@haat/ui';
import { Square, Volume2 } from 'lucide';
import { useEffect, useState, useSyncExternalStore } from 'react';

const EN = { listen: 'Listen', stop: 'Stop' };
const HI: typeof EN = { listen: 'सुनिए', stop: 'रुकिए' };
const TEXTS = LANGUAGE === 'hi' ? HI : EN;

interface ListenButtonProps {
  /** CSS selector of what is read, in the order of the page. */
  readonly parts: string;
  /** Of the word beside the icon. */
  readonly wordClassName?: string;
}

/**
 * Reads parts of the page aloud by the browser's own voice, until it is pressed again or the page is left
 * (product 2.18.5). Nothing where the browser has no voice for the page's language.
 */
export function ListenButton({ parts, wordClassName }: ListenButtonProps) {
  const hasVoice = useSyncExternalStore(watchVoices, () => findVoice() !== undefined);
  const [isReading, setIsReading] = useState(false);
  useEffect(
    () => (isReading ? readAloud(parts, () => setIsReading(false)) : undefined),
    [isReading, parts],
  );

  if (!hasVoice) return null;
  return (
    <Button
      variant="link"
      icon={
        isReading ? (
          <Icon node={Square} className="size-5 fill-current" />
        ) : (
          <Icon node={Volume2} className="size-5" />
        )
      }
      onClick={() => setIsReading(!isReading)}
    >
      <span className={wordClassName}>{isReading ? TEXTS.stop : TEXTS.listen}</span>
    </Button>
  );
}

/** Undefined in the browsers inside some other apps. */
const findSpeech = () => window.speechSynthesis as SpeechSynthesis | undefined;

/** The voices may come after the page. Older iPhones have them at once, and tell of no change. */
function watchVoices(onChange: () => void): () => void {
  const speech = findSpeech();
  speech?.addEventListener?.('voiceschanged', onChange);
  return () => speech?.removeEventListener?.('voiceschanged', onChange);
}

/** A voice for the page's language, of India if there is one. */
function findVoice(): SpeechSynthesisVoice | undefined {
  // Android writes hi_IN.
  const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.replace('_', '-');
  const voices = (findSpeech()?.getVoices() ?? []).filter(
    (voice) => tagOf(voice).split('-')[0] === LANGUAGE,
  );
  return voices.find((voice) => tagOf(voice) === LANGUAGE_TAGS[LANGUAGE]) ?? voices[0];
}

/**
 * Reads parts of the page aloud.
 *
 * @param onEnd called at the end, and when the browser stops before it
 * @returns what stops it
 */
function readAloud(parts: string, onEnd: () => void): () => void {
  const speech = window.speechSynthesis;
  const utterances = listSentences(parts).map((sentence) => {
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.voice = findVoice() ?? null;
    utterance.lang = LANGUAGE_TAGS[LANGUAGE];
    utterance.onerror = onEnd;
    return utterance;
  });
  const last = utterances.at(-1);
  if (last) last.onend = onEnd;

  function stop(): void {
    speech.cancel();
    onEnd();
  }
  window.addEventListener('pagehide', stop);
  // What another tab of the shop was reading.
  speech.cancel();
  for (const utterance of utterances) speech.speak(utterance);
  return () => {
    window.removeEventListener('pagehide', stop);
    for (const utterance of utterances) utterance.onend = utterance.onerror = null;
    speech.cancel();
  };
}

/** One by one: some browsers fall silent in the middle of a long text. */
function listSentences(parts: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(parts)].flatMap((part) =>
    // biome-ignore lint/performance/useDomNodeTextContent: words in two lines are not one word
    part.innerText
      .trim()
      .replace(/\s*\n\s*/g, ', ')
      .split(/(?<=[.!?।])\s+/),
  );
}
