import { expect, test } from 'vitest';
import { type Reply, renderScreen, stubApi } from '../../../../test/support/screen.tsx';
import type { DeskImport } from '../../../lib/api/types.ts';
import { GoodsImport } from './goods-import.tsx';

const IMPORT = 'POST /desk/products/import';
const KNOWN = { categories: ['papads', 'spices'], groups: [] };

function createResult(changes: Partial<DeskImport>): Reply {
  const none = {
    isApplied: false,
    importId: null,
    created: 0,
    changed: 0,
    unchanged: 0,
    priceChanges: [],
    problems: [],
  };
  const counts = {
    problemCount: changes.problems?.length ?? 0,
    known: [],
    knownCount: 0,
    notes: [],
    noteCount: 0,
  };
  return { status: 200, data: { ...none, ...counts, ...changes } };
}

// product 10.8.5
test('every problem is told by row and column; the mended file is imported once it was checked', async () => {
  const requests = stubApi((call, { body }) => {
    if (call !== IMPORT) return undefined;
    const text = String(body);
    if (text.includes('papadd')) {
      return createResult({
        problems: [
          { row: 2, column: 'category', code: 'category_unknown', message: 'No category.' },
          { row: 3, column: 'price', code: 'invalid', message: 'A price is …' },
        ],
      });
    }
    return createResult({ created: 2, isApplied: !text.includes('dryRun"\r\n\r\ntrue') });
  });
  const screen = await renderScreen(<GoodsImport known={KNOWN} />);
  const input = screen.getByLabelText('फ़ाइल चुनें (.xlsx या .csv)', { exact: true }).first();
  await input.upload(new File(['category\npapadd'], 'goods.csv'));
  await expect.element(screen.getByText('2 गलतियाँ मिलीं। अभी कुछ नहीं बदला।')).toBeVisible();
  await expect.element(screen.getByText(/^पंक्ति 2 · श्रेणी/)).toBeVisible();
  await expect.element(screen.getByText(/^ऐसी कोई श्रेणी नहीं है/)).toBeVisible();
  await expect.element(screen.getByText(/^पंक्ति 3 · दाम/)).toBeVisible();
  await expect.element(screen.getByText(/लिखें: ग्राहक जो देगा, रुपये में/)).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'अब दुकान में डालें' }))
    .not.toBeInTheDocument();

  await input.upload(new File(['category\npapads'], 'goods.csv'));
  await screen.getByRole('button', { name: 'अब दुकान में डालें' }).click();
  await expect.element(screen.getByText('हो गया: 2 नए, 0 बदला।')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'नया सामान देखें' }))
    .toHaveAttribute('href', '/goods?status=draft');
  expect(requests.map(({ call }) => call)).toEqual([IMPORT, IMPORT, IMPORT]);
});

// product 10.3.15
test('the check names the prices that change by more than half, before the file is imported', async () => {
  const priceChanges = [{ row: 7, name: 'Moong Papad', beforePaise: 34_950, afterPaise: 349_500 }];
  const requests = stubApi((call) =>
    call === IMPORT ? createResult({ changed: 1, priceChanges }) : undefined,
  );
  const screen = await renderScreen(<GoodsImport known={KNOWN} />);
  const input = screen.getByLabelText('फ़ाइल चुनें (.xlsx या .csv)', { exact: true }).first();
  await input.upload(new File(['price'], 'goods.csv'));
  await expect.element(screen.getByText(/^1 दाम आधे से ज़्यादा बदलेगा/)).toBeVisible();
  await expect.element(screen.getByText('पंक्ति 7 · Moong Papad: ₹349.50 से ₹3,495')).toBeVisible();
  expect(requests).toHaveLength(1);
});

test.each([
  { language: 'hi', count: 1, title: /^1 पंक्ति का नाम/, done: 'हो गया: 1 नया, 0 बदला।' },
  { language: 'hi', count: 2, title: /^2 पंक्तियों के नाम/, done: 'हो गया: 2 नए, 0 बदला।' },
  { language: 'en', count: 1, title: /^1 row has a name/, done: 'Done: 1 new, 0 changed.' },
  { language: 'en', count: 2, title: /^2 rows have names/, done: 'Done: 2 new, 0 changed.' },
] as const)(
  // product 10.3.9
  'repeated names are noted before and after the import: $count in $language',
  async ({ language, count, title, done }) => {
    const codes = ['name_in_file', 'name_in_shop'] as const;
    const notes = codes.slice(0, count).map((code, index) => ({
      row: index + 2,
      column: 'name' as const,
      code,
      message: 'This name.',
    }));
    stubApi((call, { body }) => {
      const isApplied = !String(body).includes('dryRun"\r\n\r\ntrue');
      return call === IMPORT
        ? createResult({ created: count, notes, noteCount: count, isApplied })
        : undefined;
    });
    const screen = await renderScreen(<GoodsImport known={KNOWN} />, language);
    await screen
      .getByLabelText(/\(\.xlsx .* \.csv\)/)
      .first()
      .upload(new File(['name'], 'goods.csv'));
    await expect.element(screen.getByText(title)).toBeVisible();
    expect(screen.getByRole('alert').elements()).toHaveLength(0);
    await screen.getByRole('button', { name: /^(Import it now|अब दुकान में डालें)$/ }).click();
    await expect.element(screen.getByText(done)).toBeVisible();
    await expect.element(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(/^(Row|पंक्ति) \d · /).elements()).toHaveLength(count);
  },
);

// product 10.3.16
test('the list says what is of the whole file, what limit a text has, and that it is cut', async () => {
  const problems: DeskImport['problems'] = [
    { row: 1, column: '', code: 'too_many_columns', message: 'Columns.' },
    { row: 2, column: 'name', code: 'too_long', message: 'Long.' },
    { row: 3, column: 'name', code: 'invalid', message: 'Name.' },
  ];
  stubApi((call) => (call === IMPORT ? createResult({ problems, problemCount: 1200 }) : undefined));
  const screen = await renderScreen(<GoodsImport known={KNOWN} />, 'en');
  await screen
    .getByLabelText('Choose a file (.xlsx or .csv)', { exact: true })
    .first()
    .upload(new File(['name'], 'goods.csv'));
  await expect.element(screen.getByText('1,200 problems. Nothing has changed yet.')).toBeVisible();
  await expect.element(screen.getByText(/Only the first 3 are listed here\.$/)).toBeVisible();
  await expect.element(screen.getByText('The whole file')).toBeVisible();
  await expect.element(screen.getByText(/^Row 1\b/)).not.toBeInTheDocument();
  await expect.element(screen.getByText(/Write at most 120 characters\.$/)).toBeVisible();
  await expect.element(screen.getByText(/Write: the name of the product/)).toBeVisible();
});

// product 10.8.5
test('a file that changes nothing, and one that is no file of goods, say so', async () => {
  stubApi((call, { body }) => {
    if (call !== IMPORT) return undefined;
    if (String(body).includes('same')) return createResult({ unchanged: 1 });
    return { status: 503 };
  });
  const screen = await renderScreen(<GoodsImport known={KNOWN} />);
  const input = screen.getByLabelText('फ़ाइल चुनें (.xlsx या .csv)', { exact: true }).first();
  await input.upload(new File(['same'], 'goods.csv'));
  await expect.element(screen.getByText(/कुछ नया नहीं है/)).toBeVisible();
  await input.upload(new File(['PK\u0003\u0004 torn'], 'goods.xlsx'));
  await expect.element(screen.getByText(/यह फ़ाइल नहीं खुली/)).toBeVisible();
});

// product 10.3.18
test('an import is undone after a question, and what stays is named with its reason', async () => {
  const undo = 'POST /desk/products/changes/i1/undo';
  const requests = stubApi((call, { body }) => {
    if (call === undo) {
      const kept = [{ productId: 'p1', name: 'Papad', nameHindi: 'पापड़', reason: 'changed_since' }];
      return { status: 200, data: { deleted: 1, setBack: 0, kept, keptCount: 1 } };
    }
    if (call !== IMPORT) return undefined;
    const isApplied = !String(body).includes('dryRun"\r\n\r\ntrue');
    return createResult({ created: 2, isApplied, importId: isApplied ? 'i1' : null });
  });
  const screen = await renderScreen(<GoodsImport known={KNOWN} />);
  const input = screen.getByLabelText('फ़ाइल चुनें (.xlsx या .csv)', { exact: true }).first();
  await input.upload(new File(['name'], 'goods.csv'));
  await screen.getByRole('button', { name: 'अब दुकान में डालें' }).click();
  const undoing = 'यह बदलाव वापस लें';
  await screen.getByRole('button', { name: undoing }).click();
  const question = screen.getByRole('dialog', { name: 'यह पूरा बदलाव वापस लें?' });
  await expect.element(question.getByText(/रहेगा।$/)).toBeVisible();
  expect(requests.map(({ call }) => call)).not.toContain(undo);
  await question.getByRole('button', { name: undoing }).click();
  const done = screen.getByRole('dialog', { name: undoing });
  await expect.element(done.getByText('वापस लिया: 0 पहले जैसे हुए, 1 मिटाए गए।')).toBeVisible();
  await expect.element(done.getByText('पापड़ · बाद में किसी ने बदला')).toBeVisible();
  await done.getByRole('button', { name: 'ठीक है' }).click();
  await expect.element(screen.getByRole('button', { name: undoing })).not.toBeInTheDocument();
});

// product 10.3.19
test('rows that are there already are told, and nothing is imported before it is chosen what to do', async () => {
  const sent: string[] = [];
  stubApi((call, { body }) => {
    if (call !== IMPORT) return undefined;
    const text = String(body);
    const [known] = /(?<=name="known"\r\n\r\n)\w+/.exec(text) ?? [];
    const isDryRun = text.includes('dryRun"\r\n\r\ntrue');
    sent.push(`${isDryRun ? 'check' : 'import'} ${known ?? '-'}`);
    const rows = [{ row: 2, name: 'Papad', productId: 'p1' }];
    const changed = known === 'update' ? 1 : 0;
    return createResult({ known: rows, knownCount: 1, changed, created: 1, isApplied: !isDryRun });
  });
  const screen = await renderScreen(<GoodsImport known={KNOWN} />, 'en');
  const input = screen.getByLabelText('Choose a file (.xlsx or .csv)', { exact: true }).first();
  await input.upload(new File(['name'], 'goods.csv'));
  await expect.element(screen.getByText('1 product is in the shop already:')).toBeVisible();
  await expect.element(screen.getByText('Row 2 · Papad')).toBeVisible();
  const apply = screen.getByRole('button', { name: 'Import it now' });
  await expect.element(apply).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Update them from the file' }).click();
  await expect.element(screen.getByText(/^These goods are updated from the file/)).toBeVisible();
  await screen.getByRole('button', { name: 'Leave them out' }).click();
  await expect.element(screen.getByText('These rows are left out.')).toBeVisible();
  await apply.click();
  await expect.element(screen.getByText('Done: 1 new, 0 changed.')).toBeVisible();
  expect(sent).toEqual(['check -', 'check update', 'check skip', 'import skip']);
});

// product 10.3.24
test('the names of pictures are kept for the zip, and not sent with the file', async () => {
  const requests = stubApi((call) => (call === IMPORT ? createResult({ created: 1 }) : undefined));
  const screen = await renderScreen(<GoodsImport known={KNOWN} />, 'en');
  const input = screen.getByLabelText('Choose a file (.xlsx or .csv)', { exact: true }).first();
  await input.upload(new File(['name,pictures\nPapad,front.jpg; back.jpg'], 'goods.csv'));
  await expect.element(screen.getByText(/^The file names 2 pictures\./)).toBeVisible();
  expect(String(requests[0]?.body)).toContain('Papad,\r\n');
});
