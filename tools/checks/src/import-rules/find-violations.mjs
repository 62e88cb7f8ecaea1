import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { PACKAGES, SINGLE_IMPORTERS, ZONES } from './rules.mjs';

/** Tests, fixtures and tool configuration: not shipped, so any outside package is fine in them. */
const NOT_SHIPPED =
  /(^|\/)(test|tests|fixtures|scripts|gallery)\/|\.(test|typetest)\.tsx?$|\.config\.[mc]?ts$/;

/**
 * Lists what a module imports and re-exports.
 * @param {string} file path, its ending decides the language
 * @param {string} source
 * @returns {{ specifier: string, isTypeOnly: boolean }[]}
 */
export function importsOf(file, source) {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const found = [];
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
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(text);
    if (literal) found.push({ specifier: literal[2], isTypeOnly: false });
  }
  return found;
}

/** The bare package name of a specifier: `zod/mini` is `zod`, `@haat/ui/x` is `@haat/ui`. */
function packageName(specifier) {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
}

function isBelow(path, folder) {
  return path === folder || path.startsWith(`${folder}/`);
}

/** Returns the violation of an import of a workspace or external package, or undefined. */
function packageViolation(owner, file, { specifier, isTypeOnly }) {
  const rule = PACKAGES[owner];
  const target = packageName(specifier);
  if (target === owner) return undefined;
  if (target.startsWith('@haat/')) {
    const isAllowed = rule.imports.some((allowed) => isBelow(specifier, allowed));
    const hasTypes = rule.types.some((allowed) => isBelow(specifier, allowed));
    const isInTests = NOT_SHIPPED.test(file) && rule.inTests?.includes(target);
    if (isAllowed || (hasTypes && isTypeOnly) || isInTests) return undefined;
    return hasTypes
      ? `${owner} may import only types from ${target}`
      : `${owner} may not import ${specifier}`;
  }
  if (rule.outside && !NOT_SHIPPED.test(file) && !rule.outside.includes(target)) {
    return `${owner} may use only ${rule.outside.join(', ')} from outside, not ${target}`;
  }
  return undefined;
}

/** Returns the violation of a relative import between zones of an app, or undefined. */
function zoneViolation(file, target) {
  for (const { folder, zones, isolated } of ZONES) {
    if (!isBelow(file, folder) || !isBelow(target, folder)) continue;
    const [from, fromPart] = posix.relative(folder, file).split('/');
    const [to, toPart] = posix.relative(folder, target).split('/');
    if (!Object.hasOwn(zones, from) || !Object.hasOwn(zones, to)) continue;
    if (from === to) {
      if (isolated.includes(from) && fromPart !== toPart) {
        return `${from}/${fromPart} may not import ${to}/${toPart}`;
      }
      continue;
    }
    if (!zones[from].includes(to)) return `${from} may not import ${to}`;
  }
  return undefined;
}

/**
 * Checks the imports of one file.
 * @param {string} file path from the root, with `/`
 * @param {string} source
 * @returns {string[]} one sentence for each import that breaks a rule
 */
export function violationsOf(file, source) {
  const owner = Object.keys(PACKAGES).find((name) => isBelow(file, PACKAGES[name].folder));
  if (!owner) return [];
  const violations = [];
  for (const found of importsOf(file, source)) {
    const { specifier } = found;
    const report = (why) => violations.push(`${file}: ${why} ('${specifier}')`);
    const rule = SINGLE_IMPORTERS.find(({ module }) => isBelow(specifier, module));
    if (rule && !file.startsWith(rule.only) && !NOT_SHIPPED.test(file))
      report(`only ${rule.only}* may import ${rule.module}`);
    if (specifier.startsWith('.')) {
      const target = posix.join(posix.dirname(file), specifier);
      if (!isBelow(target, PACKAGES[owner].folder)) {
        const isPlain = /\.(json|css|svg|mjs)$/.test(target) && NOT_SHIPPED.test(file);
        if (!isPlain) report('a relative import leaves its package');
      } else {
        const why = zoneViolation(file, target);
        if (why) report(why);
      }
    } else if (!/^(node:|virtual:|data:)/.test(specifier)) {
      const why = packageViolation(owner, file, found);
      if (why) report(why);
    }
  }
  return violations;
}
