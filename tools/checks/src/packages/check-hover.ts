// Reads the documentation that an editor shows for the methods of a client, from an installed package.
import { join } from 'node:path';
// TypeScript 7 has no language service for programs.
import ts from 'typescript6';

const SOURCE = `import { createShopClient } from '@haat/api-sdk';
const api = createShopClient({ baseUrl: 'https://shop.example/api/v1' });
api.`;

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

/**
 * Finds the methods of the client of `@haat/api-sdk` that show no documentation on hover.
 *
 * @param project a folder where the packed package is installed
 * @throws when an editor would find no methods at all
 */
export function checkHover(project: string): { documented: number; undocumented: string[] } {
  const file = join(project, 'hover.ts');
  const open = createService(file);
  const complete = (text: string) =>
    (open(text).getCompletionsAtPosition(file, text.length, {})?.entries ?? []).map(
      ({ name }) => name,
    );
  const hover = (text: string) => {
    const info = open(text).getQuickInfoAtPosition(file, text.length - 1);
    return ts.displayPartsToString(info?.documentation).trim();
  };
  const members = complete(SOURCE).flatMap((group) => {
    const methods = complete(`${SOURCE}${group}.`).filter(
      (name) => !['apply', 'call', 'bind', 'length', 'name', 'toString'].includes(name),
    );
    return [group, ...methods.map((method) => `${group}.${method}`)];
  });
  const names = members.filter((name) => !/^isSignedIn\./.test(name));
  if (names.length < 70) throw new Error(`hover: only ${names.length} members of the client`);
  const undocumented = names.filter((name) => hover(`${SOURCE}${name}`) === '');
  return { documented: names.length - undocumented.length, undocumented };
}
