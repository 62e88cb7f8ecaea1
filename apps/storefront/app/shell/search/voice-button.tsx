import { LANGUAGE, LANGUAGE_TAGS } from '@haat/domain';
import { Icon } from '@haat/ui';
import { Mic } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';

const EN = { speak: 'Say what you look for', stop: 'Listening. Stop' };
const HI: typeof EN = { speak: 'बोलकर खोजें', stop: 'सुन रहे हैं। रोकें' };
const TEXTS = LANGUAGE === 'hi' ? HI : EN;

interface Recognition {
  lang: string;
  onresult: ((event: { readonly results: SpeechRecognitionResultList }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

type RecognitionClass = new () => Recognition;

declare global {
  interface Window {
    /** Not in every browser, and in some by the second name alone. */
    readonly SpeechRecognition?: RecognitionClass;
    readonly webkitSpeechRecognition?: RecognitionClass;
  }
}

interface VoiceButtonProps {
  /** Called with the words that the browser has understood. */
  readonly onHear: (text: string) => void;
}

/**
 * The microphone at the end of the search field, where the browser understands speech: in the page's
 * language, without the shop (product 2.18.5).
 */
export function VoiceButton({ onHear }: VoiceButtonProps) {
  const [isListening, setIsListening] = useState(false);
  const Recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition;
  const hear = useEffectEvent(onHear);

  useEffect(() => {
    if (!isListening || !Recognition) return;
    const recognition = new Recognition();
    recognition.lang = LANGUAGE_TAGS[LANGUAGE];
    recognition.onresult = ({ results }) => {
      setIsListening(false);
      hear(results[0]?.[0]?.transcript ?? '');
    };
    // Also after silence, and without the permission.
    recognition.onend = () => setIsListening(false);
    recognition.start();
    return () => {
      recognition.onresult = recognition.onend = null;
      recognition.abort();
    };
  }, [isListening, Recognition]);

  if (!Recognition) return null;
  return (
    <button
      type="button"
      aria-label={isListening ? TEXTS.stop : TEXTS.speak}
      className="voice-button"
      onClick={() => setIsListening(!isListening)}
    >
      <Icon
        node={Mic}
        className={`size-5 ${isListening ? 'text-madder motion-safe:animate-pulse' : ''}`}
      />
    </button>
  );
}
