// Reads the documentation that an editor shows for the methods of the clients, from an installed package.
import { join } from 'node:path';
// TypeScript 7 has no language service for programs.
import ts from 'typescript6';

const SOURCE = `import { createShopClient } from '@haat/api-sdk';
import { createDeskClient } from '@haat/api-sdk/desk';
const api = createShopClient({ baseUrl: 'https://shop.example/api/v1' });
const desk = createDeskClient({ baseUrl: 'https://shop.example/api/v1' });
`;

/** The clients of SOURCE, and how many groups and methods an editor finds at least. */
const CLIENTS = { api: 70, desk: 50 };

/** A language service over one file of a project, whose text can be replaced. */
function createService(file: string): (content: string) => ts.LanguageService {
  let text = '';
  let version = 0;
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    strict: true,
    types: [],
  };
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: (name) => (name === file ? String(version) : '1'),
    getScriptSnapshot: (name) => {
      const content = name === file ? text : ts.sys.readFile(name);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => join(file, '..'),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  return (content) => {
    text = content;
    version += 1;
    return service;
  };
}

/** What every function has; a group of methods has none of it. */
const FUNCTION_MEMBERS = ['prototype', ...Object.getOwnPropertyNames(Function.prototype)];

/**
 * Finds the groups and methods of the clients of `@haat/api-sdk` that show no documentation on hover.
 *
 * @param project a folder where the packed package is installed
 * @throws when an editor would find hardly any method
 */
export function checkHover(project: string): { documented: number; undocumented: string[] } {
  const file = join(project, 'hover.ts');
  const open = createService(file);

  /** What an editor offers after each of these expressions. */
  function complete(expressions: readonly string[]): string[] {
    let text = SOURCE;
    const ends = expressions.map((expression) => {
      text += `${expression}.`;
      const end = text.length;
      text += ';\n';
      return end;
    });
    const service = open(text);
    return expressions.flatMap((expression, index) =>
      (service.getCompletionsAtPosition(file, ends[index] ?? 0, {})?.entries ?? [])
        .filter(({ kind, name }) => kind !== 'warning' && !FUNCTION_MEMBERS.includes(name))
        .map(({ name }) => `${expression}.${name}`),
    );
  }

  const members = Object.entries(CLIENTS).flatMap(([client, fewest]) => {
    const groups = complete([client]);
    const found = [...groups, ...complete(groups)];
    if (found.length < fewest) throw new Error(`hover: only ${found.length} members of ${client}`);
    return found;
  });

  const text = SOURCE + members.join(';\n');
  const service = open(text);
  const undocumented = members.filter((member) => {
    const position = text.search(new RegExp(`^${member}(?![\\w.])`, 'm')) + member.length - 1;
    const info = service.getQuickInfoAtPosition(file, position);
    return ts.displayPartsToString(info?.documentation).trim() === '';
  });
  return { documented: members.length - undocumented.length, undocumented };
}
