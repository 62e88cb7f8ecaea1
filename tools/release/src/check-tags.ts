// Fails for a published package whose version has no tag here: `changeset publish` says nothing of a tag
// that git refused, as it does without a name for the committer.
import { spawnSync } from 'node:child_process';
import { rootDir } from '../../../scripts/workspace/paths.mjs';
import { listPublished, readManifest } from './published-packages.ts';

for (const { folder } of await listPublished()) {
  const { name, version } = await readManifest(folder);
  const tag = `${name}@${version}`;
  const lookUp = ['rev-parse', '--quiet', '--verify', `refs/tags/${tag}`];
  const hasTag = spawnSync('git', lookUp, { cwd: rootDir }).status === 0;
  process.stdout.write(`${tag}: ${hasTag ? 'ok' : 'has no tag'}\n`);
  if (!hasTag) process.exitCode = 1;
}
