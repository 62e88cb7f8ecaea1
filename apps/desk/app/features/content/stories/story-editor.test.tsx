import { expect, test } from 'vitest';
import { type Reply, renderScreen, stubApi } from '../../../../test/support/screen.tsx';
import type { DeskStory } from '../../../lib/api/types.ts';
import { StoryPreview } from '../editor/content-preview.tsx';
import { StoryEditor } from './story-editor.tsx';

const HISTORY = {
  status: 200,
  data: {
    states: [],
    pagination: { page: 1, limit: 30, total: 0, totalPages: 1, hasNext: false, hasPrev: false },
  },
} as const satisfies Reply;

const PATCH = 'PATCH /desk/stories/mill';

function createStory(changes: Partial<DeskStory> = {}): DeskStory {
  return {
    _id: 'mill',
    version: 3,
    status: 'published',
    missing: [],
    title: 'चक्की की कहानी',
    titleHindi: '',
    content: 'चक्की ऊँटगाड़ी पर आई।',
    contentHindi: '',
    picture: null,
    products: [],
    publishedAt: '2026-10-02T04:00:00.000Z',
    updatedAt: '2026-10-02T04:00:00.000Z',
    ...changes,
  };
}

/** Responds to a change of the version that was read as if another desk had been first. */
function stubClash(theirs: DeskStory) {
  return stubApi((call, { ifMatch, body }) => {
    if (call !== PATCH) return HISTORY;
    return ifMatch === '"4"'
      ? { status: 200, data: { ...theirs, version: 5, ...Object(body) } }
      : { status: 412, code: 'changed_meanwhile', details: theirs };
  });
}

// product 10.7.7
test('what another desk has changed meanwhile is merged, also after a reload', async () => {
  const requests = stubClash(createStory({ version: 4, title: 'नई चक्की' }));
  const first = await renderScreen(<StoryEditor story={createStory()} />);
  await first.getByLabelText('लेख', { exact: true }).fill('चक्की बिक गई।');
  await first.unmount();
  const second = await renderScreen(
    <StoryEditor story={createStory({ version: 4, title: 'नई चक्की' })} />,
  );
  await second.getByRole('button', { name: 'मसौदा सहेजें' }).click();
  await expect
    .poll(() => requests.filter(({ call }) => call === PATCH))
    .toMatchObject([
      { ifMatch: '"3"', body: { content: 'चक्की बिक गई।' } },
      { ifMatch: '"4"', body: { content: 'चक्की बिक गई।' } },
    ]);
});

// product 10.7.7
test('a text that two desks have written is shown from both sides, and both are kept', async () => {
  const requests = stubClash(createStory({ version: 4, content: 'चक्की खो गई।' }));
  const screen = await renderScreen(<StoryEditor story={createStory()} />);
  await screen.getByLabelText('लेख', { exact: true }).fill('चक्की बिक गई।');
  await screen.getByRole('button', { name: 'मसौदा सहेजें' }).click();
  const dialog = screen.getByRole('dialog', { name: 'इस बीच किसी और ने भी इसे बदला' });
  await expect.element(dialog.getByText('चक्की बिक गई।')).toBeVisible();
  await expect.element(dialog.getByText('चक्की खो गई।')).toBeVisible();
  await expect.element(dialog.getByRole('radio', { name: 'दोनों, एक के नीचे एक' })).toBeChecked();
  await dialog.getByRole('button', { name: 'चुना हुआ सहेजें' }).click();
  await expect
    .poll(() => requests.findLast(({ call }) => call === PATCH))
    .toMatchObject({ ifMatch: '"4"', body: { content: 'चक्की बिक गई।\n\nचक्की खो गई।' } });
  await expect.element(dialog).not.toBeInTheDocument();
});

// product 10.7.8
test('a story is written in both languages, and seen in both', async () => {
  const saved = createStory({ version: 4, titleHindi: 'चक्की', title: 'The mill' });
  const requests = stubApi((call) => (call === PATCH ? { status: 200, data: saved } : HISTORY));
  const screen = await renderScreen(<StoryEditor story={createStory({ title: 'The mill' })} />);
  await screen.getByLabelText('शीर्षक (हिंदी)').fill('Chakki');
  await expect.element(screen.getByText('यह हिंदी अक्षरों में लिखें।')).toBeVisible();
  await screen.getByLabelText('शीर्षक (हिंदी)').fill('चक्की');
  await screen.getByRole('button', { name: 'मसौदा सहेजें' }).click();
  await expect
    .poll(() => requests.filter(({ call }) => call === PATCH))
    .toMatchObject([{ body: { titleHindi: 'चक्की' } }]);
  await screen.unmount();
  const preview = await renderScreen(<StoryPreview story={saved} />);
  await expect.element(preview.getByRole('heading', { name: 'The mill' })).toBeVisible();
  await expect.element(preview.getByRole('heading', { name: 'चक्की', exact: true })).toBeVisible();
});
