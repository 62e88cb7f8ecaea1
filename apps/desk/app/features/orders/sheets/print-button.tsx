import { Button } from '@haat/ui';
import { Printer } from 'lucide-react';
import { useTexts } from '../../../lib/language/texts.ts';
import { SHEETS } from './sheets.texts.ts';

/** Prints what the screen shows. */
export function PrintButton() {
  const texts = useTexts(SHEETS);
  return (
    <Button icon={<Printer className="size-5" />} onClick={() => window.print()}>
      {texts.print}
    </Button>
  );
}
