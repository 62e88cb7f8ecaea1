import type { Page } from '@playwright/test';
import { signUp } from '../../fixtures/people/arrange.ts';
import { expect, test } from '../../fixtures/test.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==',
  'base64',
);
const picture = { name: 'me.gif', mimeType: 'image/gif', buffer: PICTURE };

// product 2.14.2, 5.4.4, 8.10.14, 8.10.15
test('a photo is chosen, shown and saved; without one there is the default image', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/account');
  const photo = page.getByRole('img', { name: 'Your photo' });
  await expect(photo).toHaveAttribute('src', /default-avatar/);
  await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
  await expect(page.getByText('No file selected')).toBeVisible();
  await page.getByRole('button', { name: 'Save Avatar' }).click();
  await expect(page.getByText('Select an image first.')).toBeVisible();

  await expect(page.getByLabel('Choose Avatar')).toHaveAttribute('accept', 'image/*');
  await page.getByLabel('Choose Avatar').setInputFiles(picture);
  const preview = page.getByRole('img', { name: 'The photo you chose' });
  await expect(preview).toHaveJSProperty('naturalWidth', 1);
  await page.getByRole('button', { name: 'Save Avatar' }).click();
  await expect(messages(page).getByText('Avatar updated')).toBeVisible();
  await expect(page.getByRole('main').getByText('Profile photo updated')).toBeVisible();
  await expect(photo).toHaveAttribute('src', /\/api\/v1\/media\//);
  await expect(page.getByRole('complementary').locator('img')).toHaveAttribute(
    'src',
    /\/api\/v1\/media\//,
  );
  await page.reload();
  await expect(photo).toHaveAttribute('src', /\/api\/v1\/media\//);
  await expect(photo).toHaveJSProperty('naturalWidth', 1);
});
