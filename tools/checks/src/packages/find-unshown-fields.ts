// Asks the language server of TypeScript 7 what it shows for the fields of an installed package's types.
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript6';
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node';
import { createHoverService } from './hover-service.ts';

const TSC = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));

interface Hover {
  readonly contents: { readonly value: string };
}

/** The whole contract, whose groups such as `components.schemas` explain themselves. */
const CONTRACT = ['components', 'operations', 'paths'];

/** Whether a field is not one of the language's own, such as `stack` of an error. */
function isOwn(declaration: ts.Declaration): boolean {
  return !/\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName);
}

/** The fields of the objects that a package exports as types without parameters, such as `Product.brand`. */
function listFields(file: string, name: string): string[] {
  const program = createHoverService(file)(`import '${name}';\n`).getProgram();
  const checker = program?.getTypeChecker();
  const statement = program?.getSourceFile(file)?.statements.find(ts.isImportDeclaration);
  const module = statement && checker?.getSymbolAtLocation(statement.moduleSpecifier);
  if (!checker || !module) throw new Error(`hover: ${name} is not compiled`);
  return checker.getExportsOfModule(module).flatMap((one) => {
    const isAlias = (one.flags & ts.SymbolFlags.Alias) !== 0;
    const symbol = isAlias ? checker.getAliasedSymbol(one) : one;
    const isGeneric = symbol.declarations?.some(
      (node) =>
        (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && node.typeParameters,
    );
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.UnionOrIntersection)) !== 0;
    if (CONTRACT.includes(symbol.name) || isGeneric || !isObject || checker.isArrayType(type))
      return [];
    return type
      .getProperties()
      .filter((property) => /^\w+$/.test(property.name) && property.declarations?.some(isOwn))
      .map((property) => `${symbol.name}.${property.name}`);
  });
}

/**
 * Finds the fields of the types of a package that show no documentation in an editor with TypeScript 7,
 * which loses that of a field which comes through a mapped type, such as `Omit`.
 *
 * @param project a folder where the packed package is installed
 * @throws when there is none
 */
export async function findUnshownFields(project: string, name: string): Promise<string[]> {
  const file = join(project, 'newest-hover.ts');
  const fields = listFields(file, name);
  if (fields.length === 0) throw new Error(`hover: no field of ${name}`);
  const lines = fields.map((field) => {
    const [type, property] = field.split('.');
    return `(x: all.${type}) => x.${property};`;
  });
  const text = [`import type * as all from '${name}';`, ...lines].join('\n');
  await writeFile(file, text);
  const options = { module: 'nodenext', target: 'es2024', strict: true, types: [] };
  const config = { compilerOptions: options, files: ['newest-hover.ts'] };
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify(config));

  const server = spawn(process.execPath, [TSC, '--lsp', '--stdio'], {
    cwd: project,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  connection.onRequest(() => null);
  connection.listen();
  try {
    const uri = pathToFileURL(file).href;
    const capabilities = { textDocument: { hover: { contentFormat: ['markdown'] } } };
    const rootUri = pathToFileURL(project).href;
    await connection.sendRequest('initialize', { processId: process.pid, rootUri, capabilities });
    await connection.sendNotification('initialized', {});
    await connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId: 'typescript', version: 1, text },
    });
    const hovers = await Promise.all(
      lines.map((line, index) =>
        connection.sendRequest<Hover | null>('textDocument/hover', {
          textDocument: { uri },
          position: { line: index + 1, character: line.lastIndexOf('.') + 1 },
        }),
      ),
    );
    // The signature is a block of code, and the documentation follows it.
    return fields.filter((_, index) => !hovers[index]?.contents.value.split('```')[2]?.trim());
  } finally {
    connection.dispose();
    server.kill();
  }
}
