import { expect, test } from 'vitest';
import { createReview } from '../../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import { ReviewPage } from './review.route.tsx';

const PATCH = 'PATCH /desk/reviews/r1';

// product 10.6.12
test('an answer that was begun survives a reload, is posted, and is then forgotten', async () => {
  const requests = stubApi((call) =>
    call === PATCH
      ? { status: 200, data: createReview({ version: 2, answer: 'माफ़ करें।' }) }
      : undefined,
  );
  const first = await renderScreen(<ReviewPage review={createReview()} />);
  await first.getByLabelText('जवाब', { exact: true }).fill('माफ़ करें।');
  await first.unmount();

  const second = await renderScreen(<ReviewPage review={createReview()} />);
  await expect.element(second.getByText('आपका लिखा यहाँ रखा है, अभी सहेजा नहीं।')).toBeVisible();
  await second.getByRole('button', { name: 'जवाब लगाएँ' }).click();
  await expect
    .poll(() => requests)
    .toMatchObject([{ call: PATCH, ifMatch: '"1"', body: { answer: 'माफ़ करें।' } }]);
  await expect.poll(() => Object.keys(localStorage)).toEqual(['desk-language']);
});

// product 10.6.12
test('an answer is kept beside what another desk has changed meanwhile', async () => {
  const theirs = createReview({ version: 2, status: 'held' });
  const requests = stubApi((_call, { ifMatch }) =>
    ifMatch === '"2"'
      ? { status: 200, data: { ...theirs, version: 3, answer: 'Sorry' } }
      : { status: 412, code: 'changed_meanwhile', details: theirs },
  );
  const screen = await renderScreen(<ReviewPage review={createReview()} />);
  await screen.getByLabelText('जवाब', { exact: true }).fill('Sorry');
  await screen.getByRole('button', { name: 'जवाब लगाएँ' }).click();
  await expect.poll(() => requests.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']);
});

// product 10.6.12
test('two answers are shown from both sides, nothing typed is lost, and one is chosen', async () => {
  const theirs = createReview({ version: 2, answer: 'उनका जवाब' });
  const requests = stubApi((_call, { ifMatch }) =>
    ifMatch === '"2"'
      ? { status: 200, data: { ...theirs, version: 3, answer: 'मेरा जवाब' } }
      : { status: 412, code: 'changed_meanwhile', details: theirs },
  );
  const screen = await renderScreen(<ReviewPage review={createReview()} />);
  await screen.getByLabelText('जवाब', { exact: true }).fill('मेरा जवाब');
  await screen.getByRole('button', { name: 'जवाब लगाएँ' }).click();
  const clash = screen.getByRole('dialog', { name: 'इस बीच किसी और ने भी इसे बदला' });
  await expect.element(clash.getByText('उनका जवाब')).toBeVisible();
  await clash.getByRole('button', { name: 'चुना हुआ सहेजें' }).click();
  await expect
    .poll(() => requests.at(-1))
    .toMatchObject({ ifMatch: '"2"', body: { answer: 'मेरा जवाब' } });
  await expect.element(clash).not.toBeInTheDocument();
});

// product 10.6.12
test('a review is hidden with a reason, and not without one', async () => {
  const requests = stubApi(() => ({
    status: 200,
    data: createReview({ version: 2, status: 'hidden', hiddenReason: 'गाली' }),
  }));
  const screen = await renderScreen(<ReviewPage review={createReview()} />);
  await screen.getByRole('button', { name: 'छिपाएँ' }).click();
  const dialog = screen.getByRole('dialog', { name: 'राय छिपाएँ?' });
  await dialog.getByRole('button', { name: 'छिपाएँ' }).click();
  await expect.element(dialog.getByLabelText('वजह')).toHaveAccessibleDescription(/वजह लिखें।/);
  expect(requests).toEqual([]);
  await dialog.getByLabelText('वजह').fill('गाली');
  await dialog.getByRole('button', { name: 'छिपाएँ' }).click();
  await expect
    .poll(() => requests)
    .toMatchObject([{ ifMatch: '"1"', body: { status: 'hidden', hiddenReason: 'गाली' } }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

// product 10.8.9
test('the answer of the shop is removed only after a question', async () => {
  const review = createReview({ answer: 'धन्यवाद।', answeredAt: '2026-11-21T10:00:00.000Z' });
  const requests = stubApi(() => ({
    status: 200,
    data: createReview({ version: 2, answer: '' }),
  }));
  const screen = await renderScreen(<ReviewPage review={review} />);
  await screen.getByRole('button', { name: 'जवाब हटाएँ' }).click();
  const dialog = screen.getByRole('dialog', { name: 'दुकान का जवाब हटाएँ?' });
  await expect.element(dialog.getByText(/राय बनी रहेगी/)).toBeVisible();
  expect(requests).toEqual([]);
  await dialog.getByRole('button', { name: 'जवाब हटाएँ' }).click();
  await expect.poll(() => requests).toMatchObject([{ call: PATCH, body: { answer: '' } }]);
});

// product 10.8.9
test('a review that is shown is held only after a question', async () => {
  const requests = stubApi(() => ({
    status: 200,
    data: createReview({ version: 2, status: 'held' }),
  }));
  const screen = await renderScreen(<ReviewPage review={createReview()} />);
  await screen.getByRole('button', { name: 'जाँच तक रोकें' }).click();
  const dialog = screen.getByRole('dialog', { name: 'राय को जाँच तक रोकें?' });
  expect(requests).toEqual([]);
  await dialog.getByRole('button', { name: 'जाँच तक रोकें' }).click();
  await expect.poll(() => requests).toMatchObject([{ call: PATCH, body: { status: 'held' } }]);
});
