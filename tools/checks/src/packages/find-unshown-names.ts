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

/**
 * The values that a package exports, and the fields of the objects that it exports as types without
 * parameters, such as `Product.brand`.
 */
function listPlaces(file: string, name: string): string[] {
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
    const values = (symbol.flags & ts.SymbolFlags.Value) !== 0 ? [symbol.name] : [];
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.UnionOrIntersection)) !== 0;
    if (CONTRACT.includes(symbol.name) || isGeneric || !isObject || checker.isArrayType(type))
      return values;
    const fields = type
      .getProperties()
      .filter((property) => /^\w+$/.test(property.name) && property.declarations?.some(isOwn));
    return [...values, ...fields.map((property) => `${symbol.name}.${property.name}`)];
  });
}

/**
 * Finds the values of a package, and the fields of its types, that show no documentation in an editor with
 * TypeScript 7. It loses that of a field which comes through a mapped type, such as `Omit`, and does not
 * give a value that of the type of its name.
 *
 * @param project a folder where the packed package is installed
 * @throws when there is none
 */
export async function findUnshownNames(project: string, name: string): Promise<string[]> {
  const file = join(project, 'newest-hover.ts');
  const places = listPlaces(file, name);
  if (places.length === 0) throw new Error(`hover: nothing of ${name}`);
  const lines = places.map((place) => {
    const [value, field] = place.split('.');
    return field === undefined ? `all.${value}` : `(x: all.${value}) => x.${field}`;
  });
  const text = [`import * as all from '${name}';`, ...lines].join(';\n');
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
    return places.filter((_, index) => !hovers[index]?.contents.value.split('```')[2]?.trim());
  } finally {
    connection.dispose();
    server.kill();
  }
}
