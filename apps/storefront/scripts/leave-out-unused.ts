import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { UNUSED_FEATURES } from './unused-react-code.ts';
import { UNUSED_ROUTER_CODE } from './unused-router-code.ts';

const REACT = /\/node_modules\/(?:react|react-dom|react-router)\//;
const REACT_DOM = '/react-dom/cjs/react-dom.production.js';
const REACT_DOM_CLIENT = '/react-dom/cjs/react-dom-client.production.js';

const UNUSED_FUNCTIONS = new Set(UNUSED_FEATURES.flatMap(({ functions }) => functions));
const UNUSED_EXPORTS = new Set([
  ...UNUSED_FEATURES.flatMap((feature) => feature.exports),
  // Of React Router: unused-router-code.ts.
  ...[
    'useActionData',
    'useBlocker',
    'useFetcher',
    'useFetchers',
    'usePrompt',
    'unstable_usePrompt',
  ],
]);

const IMPORTED =
  /import\s*(?:[\w$]+,\s*)?\{([^}]*)\}\s*from\s*["']react(?:-dom(?:\/client)?|-router)?["']/g;
const MEMBER = /\bReact(?:\$\d+|DOM)?\.(\w+)/g;
const FRAGMENT_REF = /<Fragment[^>]*\sref=|\bFragment,\s*\{[^{}]*\bref\b/;
const SERVER_EXPORT =
  /^export\s+(?:async\s+)?(?:function|const)\s+(action|clientAction|clientMiddleware)\b/m;

/**
 * Leaves code of React and React Router out of the browser's build that the shop never runs: 17 KiB
 * less JavaScript of a first visit.
 *
 * @throws {Error} when a module uses what is left out, or (at the end of the build) when a version of
 *   a package no longer has a part that is left out
 */
export function leaveOutUnused(): Plugin {
  const missing = new Set<string>([
    ...UNUSED_FUNCTIONS,
    ...UNUSED_ROUTER_CODE.map(({ file, code }) => nameOf(file, code)),
  ]);
  return {
    name: 'leave-out-unused',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async transform(code, id) {
      if (!REACT.test(id)) {
        const used = findUse(code) ?? (await findServerExport(id));
        if (used)
          throw new Error(`${id} uses ${used}, which scripts/leave-out-unused.ts leaves out.`);
        return null;
      }
      let left = code;
      if (id.endsWith(REACT_DOM)) left = withoutExports(code, this.parse(code).body);
      if (id.endsWith(REACT_DOM_CLIENT)) {
        left = withoutFunctions(code, this.parse(code).body, (name) => missing.delete(name));
      }
      for (const { file, code: part, by } of UNUSED_ROUTER_CODE) {
        if (!id.endsWith(file) || !left.includes(part)) continue;
        left = left.replaceAll(part, () => by);
        missing.delete(nameOf(file, part));
      }
      return left === code ? null : { code: left, map: null };
    },
    buildEnd(error) {
      if (error || missing.size === 0) return;
      throw new Error(`Packages no longer have:\n${Array.from(missing).join('\n')}`);
    },
  };
}

function nameOf(file: string, code: string): string {
  return `${file}: ${code}`;
}

/** The first part of React or React Router that a module uses although it is left out. */
export function findUse(code: string): string | undefined {
  if (FRAGMENT_REF.test(code)) return 'a ref of a Fragment';
  const imported = Array.from(code.matchAll(IMPORTED)).flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/\s+as\s.*/, '')),
  );
  const members = Array.from(code.matchAll(MEMBER), ([, name = '']) => name);
  return [...imported, ...members].find((name) => UNUSED_EXPORTS.has(name));
}

/** The export of a route for which the router would need what is left out. */
async function findServerExport(id: string): Promise<string | undefined> {
  const [file = '', query] = id.split('?');
  if (query === undefined || !file.includes('.route.')) return undefined;
  return SERVER_EXPORT.exec(await readFile(file, 'utf8'))?.[1];
}

type Statements = ReturnType<typeof import('vite').parseAst>['body'];

/** Cuts parts out of a code; `by` stands in their place. */
function cut(
  code: string,
  parts: readonly { readonly start: number; readonly end: number }[],
  by: string,
): string {
  return parts.reduceRight(
    (left, { start, end }) => left.slice(0, start) + by + left.slice(end),
    code,
  );
}

/** React DOM's exports that are unused; each is a statement `exports.name = …`. */
function withoutExports(code: string, statements: Statements): string {
  const unused = statements.filter((statement) => {
    const name = /^exports\.(\w+) =/.exec(code.slice(statement.start, statement.end))?.[1];
    return name !== undefined && UNUSED_EXPORTS.has(name);
  });
  return cut(code, unused, '');
}

/** The unused functions without their bodies, and without their prototypes' methods. */
function withoutFunctions(
  code: string,
  statements: Statements,
  onFound: (name: string) => void,
): string {
  const methods = statements.filter((statement) => {
    const name = /^(\w+)\.prototype\./.exec(code.slice(statement.start, statement.end))?.[1];
    return name !== undefined && UNUSED_FUNCTIONS.has(name);
  });
  const bodies = statements.flatMap((statement) => {
    if (statement.type !== 'FunctionDeclaration' || !statement.body) return [];
    const name = statement.id?.name ?? '';
    if (!UNUSED_FUNCTIONS.has(name)) return [];
    onFound(name);
    // The braces stay.
    return [{ start: statement.body.start + 1, end: statement.body.end - 1 }];
  });
  return cut(
    code,
    [...methods, ...bodies].sort((a, b) => a.start - b.start),
    '',
  );
}
