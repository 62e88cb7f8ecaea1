import { expect, test } from 'vitest';
import { createMe } from '../../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import { HistoryLink } from '../../components/page/history-link.tsx';
import AuditRoute from './audit.route.tsx';

const PAPAD = {
  _id: 'e1',
  at: '2026-11-21T07:15:00.000Z',
  user: { _id: 'u1', fullName: 'सुनीता देवी' },
  action: 'product.changed',
  subjectKind: 'product',
  subjectId: 'papad',
  subjectName: 'Papad',
  subjectNameHindi: 'पापड़',
  before: { pricePaise: 12_300 },
  after: { pricePaise: 34_950 },
  canUndo: false,
};
const IMPORT = {
  ...PAPAD,
  _id: 'e2',
  action: 'product.imported',
  subjectId: '',
  subjectName: '',
  subjectNameHindi: '',
  before: null,
  after: { begunGoods: 198, changedGoods: 2 },
  canUndo: true,
};
const GONE = { ...PAPAD, _id: 'e3', subjectId: 'mangodi', subjectName: '', subjectNameHindi: '' };

/** Stubs the log. @returns the queries that it was asked with */
function stubLog(entries: readonly object[] = [PAPAD, IMPORT, GONE]) {
  const queries: string[] = [];
  stubApi((call, { query }) => {
    if (call === 'GET /desk/members') {
      const member = { isAdmin: false, role: 'coordinator', maker: null, hasSecondFactor: true };
      const user = { _id: 'u1', fullName: 'सुनीता देवी', email: '' };
      const since = '2026-11-21T07:15:00.000Z';
      return { status: 200, data: { members: [{ ...member, user, since, version: 1 }] } };
    }
    if (call !== 'GET /desk/audit') return undefined;
    queries.push(query);
    const pagination = { page: 1, limit: 20, total: entries.length, totalPages: 1 };
    return {
      status: 200,
      data: { entries, pagination: { ...pagination, hasNext: false, hasPrev: false } },
    };
  });
  return queries;
}

// product 10.6.17
test('each change says of which thing it is, by whom, and leads to its history; an import is one', async () => {
  stubLog();
  const screen = await renderScreen(<AuditRoute />);
  await expect.element(screen.getByText('पापड़', { exact: true })).toBeVisible();
  const rows = screen.getByRole('listitem').all();
  const texts = rows.map((row) => row.element().textContent);
  expect(texts[0]).toContain('सुनीता देवी · जानकारी बदलीदाम (रुपये)₹123 → ₹349.50');
  expect(texts[1]).toContain('फ़ाइल से सामान लायानए सामान198बदले सामान2');
  expect(texts[2]).toContain('mangodi');
  const undo = screen.getByRole('button', { name: 'यह बदलाव वापस लें' });
  expect(undo.elements().map((button) => button.closest('li'))).toEqual([rows[1]?.element()]);
  const links = screen.getByRole('link', { name: 'इसके सब बदलाव' });
  await expect.element(links.first()).toHaveAttribute('href', '/audit?kind=product&id=papad');
  expect(links.all()).toHaveLength(2);
});

// product 10.6.17
test('the filters are in the address, and go to the call', async () => {
  const queries = stubLog();
  const screen = await renderScreen(<AuditRoute />, 'hi', '/audit?kind=nonsense&day=tomorrow&id=1');
  await expect.element(screen.getByText('3 बदलाव')).toBeVisible();
  expect(queries).toEqual(['limit=20&page=1']);
  await screen.getByLabelText('किसका बदलाव').selectOptions('product');
  await screen.getByLabelText('किसने').selectOptions('सुनीता देवी');
  await screen.getByLabelText('दिन').fill('2026-11-21');
  await expect
    .poll(() => queries.at(-1))
    .toBe('subjectKind=product&userId=u1&day=2026-11-21&limit=20&page=1');
});

// product 10.6.17
test('the history of one thing names it, leads to its page and back to all', async () => {
  const queries = stubLog([PAPAD]);
  const screen = await renderScreen(<AuditRoute />, 'hi', '/audit?kind=product&id=papad');
  await expect.element(screen.getByRole('heading', { name: 'बदलाव: पापड़' })).toBeVisible();
  expect(queries).toEqual(['subjectKind=product&subjectId=papad&limit=20&page=1']);
  await expect
    .element(screen.getByRole('link', { name: 'इसके पन्ने पर जाएँ' }))
    .toHaveAttribute('href', '/goods/papad');
  await screen.getByRole('link', { name: 'सबके बदलाव दिखाएँ' }).click();
  await expect.element(screen.getByRole('heading', { name: 'बदलावों की सूची' })).toBeVisible();
});

// product 10.1.8, 10.6.17
test.each([
  ['leads to the history for who reads the log', ['audit'], 1],
  ['does not for others', ['orders.read'], 0],
] as const)('a thing %s', async (_, permissions, count) => {
  stubApi((call) =>
    call === 'GET /desk/me'
      ? { status: 200, data: createMe({ permissions: [...permissions] }) }
      : undefined,
  );
  const screen = await renderScreen(
    <>
      <HistoryLink kind="order" id="o1" />
      <p>the order</p>
    </>,
  );
  const link = screen.getByRole('link', { name: 'किसने क्या बदला' });
  await expect.poll(() => link.all().length).toBe(count);
});
