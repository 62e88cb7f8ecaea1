import { Dialog, type DialogProps } from '@haat/ui';
import { useTexts } from '../../lib/language/texts.ts';
import { FEEDBACK } from '../feedback/feedback.texts.ts';

/** A dialog, open while it is rendered, whose cross has its name in the language of the screens. */
export function DeskDialog(props: Omit<DialogProps, 'isOpen' | 'closeLabel'>) {
  const texts = useTexts(FEEDBACK);
  return <Dialog {...props} isOpen closeLabel={texts.close} />;
}
