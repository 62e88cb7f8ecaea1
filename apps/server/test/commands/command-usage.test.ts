import { expect, test } from 'vitest';
import { runCommand } from '../support/processes/run-command.ts';

test.each([
  ['end-sessions', ['--all', 'a@example.com'], '<email>'],
  ['make-admin', [], '<email>'],
  ['reset-second-factor', [], '<email or phone>'],
])('%s explains itself when it is called wrongly', async (name, args, first) => {
  const ended = await runCommand(`commands/${name}.ts`, args, {});
  expect(ended).toMatchObject({ exitCode: 1, stdout: '' });
  expect(ended.stderr).toContain(`Usage: node dist/commands/${name}.js ${first}`);
});
