import { Button, type ButtonProps, Icon } from '@haat/ui';
import { Copy } from 'lucide';
import { useState } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { COPY } from './copy.texts.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly variant?: ButtonProps['variant'];
  /** What the button says. */
  readonly children: string;
}

/**
 * Copies a text, and says beside the button whether it could. Pages without HTTPS have no clipboard, and
 * no button; the text can be selected.
 */
export function CopyButton({ text, variant = 'secondary', children }: CopyButtonProps) {
  const texts = useTexts(COPY);
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  if (!('clipboard' in navigator)) return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <>
      <Button
        variant={variant}
        icon={<Icon node={Copy} className="size-5" />}
        onClick={() => void copy()}
      >
        {children}
      </Button>
      <span role="status" className="self-center empty:hidden">
        {outcome !== null && texts[outcome]}
      </span>
    </>
  );
}
