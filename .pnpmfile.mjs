import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const rootManifest = fileURLToPath(new URL('./package.json', import.meta.url));

/** The repository's address, which stands once: as `repository` of the workspace's package.json. */
function readAddress() {
  return JSON.parse(readFileSync(rootManifest, 'utf8')).repository;
}

export const hooks = {
  /**
   * Writes the addresses of repository, homepage and issues into the manifest of a tarball, and leaves
   * out what only works in this workspace: scripts, and what its tests and builds install.
   */
  beforePacking({ scripts: _scripts, devDependencies: _devDependencies, ...published }, folder) {
    const address = readAddress();
    if (address === undefined) return published;
    const directory = relative(dirname(rootManifest), folder).replaceAll('\\', '/');
    return {
      ...published,
      repository: { type: 'git', url: `git+${address}.git`, directory },
      homepage: `${address}/tree/main/${directory}#readme`,
      bugs: `${address}/issues`,
    };
  },
};
