import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { listZip } from './read-zip.ts';

const ARCHIVE = new URL('../../../../../test/support/goods.xlsx', import.meta.url);

// product 10.3.24
it('lists the files of an archive, and unpacks each as it was', async () => {
  const entries = await listZip(new Blob([await readFile(ARCHIVE)]));
  const workbook = entries.find(({ path }) => path === 'xl/workbook.xml');
  const bytes = await workbook?.read();
  expect(bytes?.size).toBe(workbook?.size);
  expect(await bytes?.text()).toMatch(/^<\?xml/);
});

// product 10.3.24
it.each(['', 'no archive', 'PK\u0003\u0004 torn'])('refuses %j', async (text) => {
  await expect(listZip(new Blob([text]))).rejects.toThrow('The file is no ZIP archive.');
});

it('refuses an archive whose end is torn from its beginning', async () => {
  const bytes = await readFile(ARCHIVE);
  await expect(listZip(new Blob([bytes.subarray(bytes.length / 2)]))).rejects.toThrow();
});
