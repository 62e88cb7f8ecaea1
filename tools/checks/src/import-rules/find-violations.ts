import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { rootDir } from '../../../../scripts/workspace/paths.mjs';
import { NARROWED, SINGLE_IMPORTERS, ZONES } from './rules.ts';

/** Tests, fixtures, tools and the lists of routes: not shipped, so any declared package is fine in them. */
const NOT_SHIPPED =
  /^tools\/|^apps\/storefront-e2e\/|(^|\/)(test|tests|fixtures|scripts)\/|\.(test|typetest)\.tsx?$|\.config\.[mc]?ts$|\/app\/routes\.ts$/;

/** The package.json of each package of the workspace, and its folder. */
const PACKAGES = globSync(['openapi', '{packages,apps,tools}/*'], { cwd: rootDir }).map(
  (folder) => {
    const manifest: {
      name: string;
      dependencies?: object;
      peerDependencies?: object;
      devDependencies?: object;
    } = JSON.parse(readFileSync(join(rootDir, folder, 'package.json'), 'utf8'));
    return { folder, ...manifest };
  },
);

/** An import or a re-export of a module. */
export interface FoundImport {
  specifier: string;
  isTypeOnly: boolean;
}

/**
 * Lists what a module imports and re-exports.
 *
 * @param file path, its ending decides the language
 * @throws {Error} when the source cannot be parsed
 */
export function importsOf(file: string, source: string): FoundImport[] {
  const { module, errors } = parseSync(file, source);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const found: FoundImport[] = [];
  for (const statement of module.staticImports) {
    found.push({
      specifier: statement.moduleRequest.value,
      isTypeOnly: statement.entries.length > 0 && statement.entries.every((entry) => entry.isType),
    });
  }
  for (const statement of module.staticExports) {
    for (const entry of statement.entries) {
      if (entry.moduleRequest) {
        found.push({ specifier: entry.moduleRequest.value, isTypeOnly: entry.isType });
      }
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    const specifier = /^(['"`])([^'"`$]+)\1$/.exec(text)?.[2];
    if (specifier !== undefined) found.push({ specifier, isTypeOnly: false });
  }
  return found;
}

/** The bare package name of a specifier: `zod/mini` is `zod`, `@haat/ui/x` is `@haat/ui`. */
function packageName(specifier: string): string {
  const count = specifier.startsWith('@') ? 2 : 1;
  return specifier.split('/').slice(0, count).join('/');
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/**
 * Returns the violation of an import of another package, or undefined: what is shipped may use its
 * dependencies, and the types of its devDependencies.
 */
function packageViolation(
  owner: (typeof PACKAGES)[number],
  file: string,
  { specifier, isTypeOnly }: FoundImport,
): string | undefined {
  const target = packageName(specifier);
  if (target === owner.name) return undefined;
  for (const rule of NARROWED) {
    if (target !== rule.module || !rule.importer.test(file)) continue;
    if ('allowed' in rule ? specifier !== rule.allowed : !isTypeOnly)
      return `${owner.name} may import only ${'allowed' in rule ? rule.allowed : 'types of it'}`;
  }
  if (target in { ...owner.dependencies, ...owner.peerDependencies }) return undefined;
  if (!(target in (owner.devDependencies ?? {}))) return `${owner.name} does not depend on it`;
  return isTypeOnly || NOT_SHIPPED.test(file)
    ? undefined
    : `${owner.name} depends on it for its types and in tests alone`;
}

/** Returns the violation of a relative import between zones of an app, or undefined. */
function zoneViolation(file: string, target: string): string | undefined {
  for (const { folder, zones, isolated } of ZONES) {
    if (!isBelow(file, folder) || !isBelow(target, folder)) continue;
    const [from = '', fromPart] = posix.relative(folder, file).split('/');
    const [to = '', toPart] = posix.relative(folder, target).split('/');
    const permitted = zones[from];
    if (permitted === undefined || zones[to] === undefined) continue;
    if (from === to) {
      if (isolated.includes(from) && fromPart !== toPart) {
        return `${from}/${fromPart} may not import ${to}/${toPart}`;
      }
      continue;
    }
    if (!permitted.includes(to)) return `${from} may not import ${to}`;
  }
  return undefined;
}

/**
 * Checks the imports of one file.
 *
 * @param file path from the root, with `/`
 * @returns one sentence for each import that breaks a rule
 */
export function violationsOf(file: string, source: string): string[] {
  const owner = PACKAGES.find(({ folder }) => isBelow(file, folder));
  if (owner === undefined) return [];
  const violations: string[] = [];
  for (const imported of importsOf(file, source)) {
    const { specifier } = imported;
    const report = (why: string) => violations.push(`${file}: ${why} ('${specifier}')`);
    const rule = SINGLE_IMPORTERS.find(({ module }) => isBelow(specifier, module));
    if (rule && !file.startsWith(rule.only) && !NOT_SHIPPED.test(file))
      report(`only ${rule.only}* may import ${rule.module}`);
    if (specifier.startsWith('.')) {
      const target = posix.join(posix.dirname(file), specifier);
      if (!isBelow(target, owner.folder)) {
        const isPlain = /\.(json|css|svg|mjs)$/.test(target) && NOT_SHIPPED.test(file);
        if (!isPlain) report('a relative import leaves its package');
      } else {
        const why = zoneViolation(file, target);
        if (why) report(why);
      }
    } else if (!/^(node:|virtual:|data:|#)/.test(specifier)) {
      const why = packageViolation(owner, file, imported);
      if (why) report(why);
    }
  }
  return violations;
}
