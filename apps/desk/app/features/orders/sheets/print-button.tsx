import { Button, Icon } from '@haat/ui';
import { Printer } from 'lucide';
import { useTexts } from '../../../lib/language/texts.ts';
import { SHEETS } from './sheets.texts.ts';

/** Prints what the screen shows. */
export function PrintButton() {
  const texts = useTexts(SHEETS);
  return (
    <Button icon={<Icon node={Printer} className="size-5" />} onClick={() => window.print()}>
      {texts.print}
    </Button>
  );
}
