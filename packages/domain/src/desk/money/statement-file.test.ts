import { describe, expect, it } from 'vitest';
import {
  formatStatement,
  type StatementFacts,
  type StatementWords,
  statementFileName,
} from './statement-file.ts';

const words: StatementWords = {
  columns: {
    date: 'तारीख़',
    kind: 'क्या',
    order: 'ऑर्डर',
    product: 'सामान',
    quantity: 'नग',
    sold: 'बिक्री',
    shop: 'दुकान',
    group: 'समूह',
    note: 'टिप्पणी',
  },
  kinds: { sold: 'बिका', returned: 'वापस', payout: 'दिया', 'payout-undone': 'वापस लिया' },
  opening: 'शुरुआत',
  closing: 'अंत',
};

const statement: StatementFacts = {
  openingPaise: 100_00,
  closingPaise: -1_00,
  totals: { soldPaise: 300_00, returnedPaise: 100_50, feesPaise: 20_00 },
  entries: [
    {
      kind: 'sold',
      at: '2026-10-30T18:29:59.000Z',
      order: { orderNumber: 'HAAT-1' },
      product: { name: 'Papad', nameHindi: 'पापड़' },
      quantity: 2,
      grossPaise: 300_00,
      feePaise: 20_00,
      amountPaise: 280_00,
      note: '',
    },
    {
      kind: 'payout',
      at: '2026-10-30T18:30:00.000Z',
      order: null,
      product: null,
      quantity: null,
      grossPaise: 0,
      feePaise: 0,
      amountPaise: -381_00,
      note: 'UPI, cash',
    },
  ],
};

describe('the file of a statement', () => {
  // product 10.4.5
  it('is in the words of its reader, with days of India and rupees', () => {
    expect(formatStatement(statement, words, ({ nameHindi }) => nameHindi)).toBe(
      [
        '\uFEFFतारीख़,क्या,ऑर्डर,सामान,नग,बिक्री,दुकान,समूह,टिप्पणी',
        ',शुरुआत,,,,,,100.00,',
        '2026-10-30,बिका,HAAT-1,पापड़,2,300.00,20.00,280.00,',
        '2026-10-31,दिया,,,,0.00,0.00,-381.00,"UPI, cash"',
        ',अंत,,,,199.50,20.00,-1.00,',
        '',
      ].join('\r\n'),
    );
  });

  it('has no day where an instant cannot be read', () => {
    const [entry] = statement.entries;
    const odd = { ...statement, entries: entry ? [{ ...entry, at: 'soon' }] : [] };
    expect(formatStatement(odd, words, ({ name }) => name)).toContain('\r\n,बिका,HAAT-1,Papad,');
  });

  it.each([
    [{ name: 'Marwar Masala Samuh' }, 'statement-marwar-masala-samuh-2026-10.csv'],
    [{ name: 'बगरू' }, 'statement-2026-10.csv'],
    [null, 'statement-2026-10.csv'],
    // product 10.4.5
  ])('of %j is called %s', (group, name) => {
    expect(statementFileName(group, '2026-10')).toBe(name);
  });
});
