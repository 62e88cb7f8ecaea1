import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Installs the package `sample` in a project, whose entry points are these declarations. */
export async function installSample(
  project: string,
  declarations: Readonly<Record<string, string>>,
): Promise<void> {
  const folder = join(project, 'node_modules/sample');
  await mkdir(folder, { recursive: true });
  const exports: Record<string, string> = { './package.json': './package.json' };
  for (const [name, text] of Object.entries(declarations)) {
    exports[name === 'index' ? '.' : `./${name}`] = `./${name}.js`;
    await writeFile(join(folder, `${name}.js`), '');
    await writeFile(join(folder, `${name}.d.ts`), text);
  }
  const manifest = { name: 'sample', version: '1.0.0', type: 'module', exports };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
}
