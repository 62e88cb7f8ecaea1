import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { MONEY } from './money.texts.ts';

interface HeldSumsProps {
  readonly withCouriersPaise: number;
  readonly inReturnsPaise: number;
}

/** What of the debt to a group is not surely there yet (product 10.4.10); nothing where all is. */
export function HeldSums({ withCouriersPaise, inReturnsPaise }: HeldSumsProps) {
  const texts = useTexts(MONEY);
  const format = useFormat();
  if (withCouriersPaise === 0 && inReturnsPaise === 0) return null;
  return (
    <ul className="text-ink-soft">
      {withCouriersPaise > 0 && <li>{texts.withCouriers(format.money(withCouriersPaise))}</li>}
      {inReturnsPaise > 0 && <li>{texts.inReturns(format.money(inReturnsPaise))}</li>}
    </ul>
  );
}
