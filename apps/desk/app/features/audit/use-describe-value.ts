import { WORDS } from '../../components/words/words.texts.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { AUDIT } from './audit.texts.ts';
import type { FieldValue } from './changed-fields.ts';
import { describeValue } from './describe-value.ts';

/** Describes values of the log in the language of the screens, see {@link describeValue}. */
export function useDescribeValue(): (field: string, value: FieldValue) => string {
  const texts = useTexts(AUDIT);
  const words = useTexts(WORDS);
  const format = useFormat();
  const nameOf = useName();
  return (field, value) => describeValue(field, value, { texts, words, format, nameOf });
}
