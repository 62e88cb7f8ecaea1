// A language service, which says what an editor shows at a place of a program.
import { join } from 'node:path';
// TypeScript 7 has no language service for programs.
import ts from 'typescript6';

/** A language service over one file of a project, whose text can be replaced. */
export function createHoverService(file: string): (content: string) => ts.LanguageService {
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
    // pnpm links a package, and its dependencies lie beside where the link leads to.
    ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
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

/** Whether an editor shows documentation at a place of a file. */
export function isDocumented(service: ts.LanguageService, file: string, position: number): boolean {
  const info = service.getQuickInfoAtPosition(file, position);
  return ts.displayPartsToString(info?.documentation).trim() !== '';
}
