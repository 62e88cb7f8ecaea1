import type { Manifest } from './published-packages.ts';

/** A tarball as it would be published. */
export interface PackedPackage {
  readonly manifest: Manifest;
  readonly files: ReadonlySet<string>;
  /** Text of its README. */
  readonly readme: string;
  /** Its folder, from the repository's root. */
  readonly folder: string;
}

/** The version of a package before its first release. */
export const UNRELEASED = '0.0.0';

/** Every path that `exports` names, at any depth. */
function listEntries(entries: unknown): readonly string[] {
  if (typeof entries === 'string') return [entries];
  if (typeof entries !== 'object' || entries === null) return [];
  return Object.values(entries).flatMap(listEntries);
}

/** The declarations from which an editor would not find the source that they were made of. */
function listWithoutSource(files: ReadonlySet<string>): readonly string[] {
  return [...files].filter((file) => {
    const [, name] = /^dist\/(.+)\.d\.ts$/.exec(file) ?? [];
    if (name === undefined) return false;
    const hasSource = files.has(`src/${name}.ts`) || files.has(`src/${name}.tsx`);
    return !hasSource || !files.has(`${file}.map`);
  });
}

/** What is wrong with a tarball, a sentence each; none when it can be published. */
export function findFaults(
  { manifest, files, readme, folder }: PackedPackage,
  address: string | undefined,
): readonly string[] {
  const faults: string[] = [];
  const mustHold = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  // The first release writes it, with the first version.
  const changelog = manifest.version === UNRELEASED ? [] : ['CHANGELOG.md'];
  for (const file of ['README.md', 'LICENSE', ...changelog]) {
    mustHold(files.has(file), `${file} is not in the tarball`);
  }
  mustHold(
    manifest.version === UNRELEASED || !/(?:before|from) the first release/i.test(readme),
    'README.md still has "Before the first release" or "From the first release on"',
  );
  for (const entry of listEntries(manifest.exports)) {
    const path = entry.replace('./', '');
    const isThere = path.includes('*')
      ? [...files].some((file) => file.startsWith(path.slice(0, path.indexOf('*'))))
      : files.has(path);
    mustHold(isThere, `${entry} of exports is not in the tarball`);
  }
  for (const file of listWithoutSource(files)) mustHold(false, `${file} leads to no source`);
  for (const [name, range] of Object.entries({
    ...manifest.dependencies,
    ...manifest.peerDependencies,
  })) {
    mustHold(!/^(catalog|workspace|file|link):/.test(range), `${name} has the version ${range}`);
  }
  mustHold(
    !JSON.stringify(manifest.exports ?? {}).includes('@haat/source'),
    'exports name sources',
  );
  mustHold((manifest.license ?? '') !== '', 'license is missing');
  mustHold((manifest.description ?? '') !== '', 'description is missing');
  mustHold((manifest.keywords ?? []).length > 0, 'keywords are missing');
  mustHold((manifest.engines?.node ?? '') !== '', 'engines.node is missing');
  mustHold(manifest.sideEffects !== undefined, 'sideEffects is missing');
  if (address !== undefined) {
    mustHold(
      /^https:\/\/[^\s<>]+[^\s<>/]$/.test(address) && !address.endsWith('.git'),
      `the repository's address ${address} is no address such as https://github.com/<owner>/<name>, without a slash or .git at its end`,
    );
    const { repository, homepage, bugs } = manifest;
    mustHold(
      typeof repository === 'object' &&
        repository.url === `git+${address}.git` &&
        repository.directory === folder,
      'repository is another than the one set',
    );
    mustHold(homepage?.startsWith(address) === true, 'homepage is not in the repository');
    mustHold(bugs === `${address}/issues`, 'bugs is not of the repository');
  }
  return faults;
}
