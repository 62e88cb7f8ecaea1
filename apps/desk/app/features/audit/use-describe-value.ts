import { WORDS } from '../../components/words/words.texts.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { AUDIT } from './audit.texts.ts';
import type { FieldValue } from './changed-fields.ts';

/** Describes the value of a field of the log: amounts as money, codes in the words of the screens. */
export function useDescribeValue(): (field: string, value: FieldValue) => string {
  const texts = useTexts(AUDIT);
  const words = useTexts(WORDS);
  const format = useFormat();
  const wordsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    role: words.roles,
    status: words.statuses,
    returnStatus: words.returns,
    paymentStatus: words.paymentStatuses,
    method: words.refundMethods,
  };
  return (field, value) => {
    if (value === null) return texts.nothing;
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    if (typeof value === 'string') return wordsOf[field]?.[value] ?? value;
    return field.endsWith('Paise') ? format.money(value) : format.number(value);
  };
}
