// Reads the documentation that an editor shows for the exported names of an installed package.
import { join } from 'node:path';
import ts from 'typescript6';
import { createHoverService, isDocumented } from './hover-service.ts';
import { listEntryPoints } from './list-entry-points.ts';

/** The names that each module exports which a file imports, types included. */
function listExports(service: ts.LanguageService, file: string): Map<string, string[]> {
  const program = service.getProgram();
  const checker = program?.getTypeChecker();
  const imports = program?.getSourceFile(file)?.statements.filter(ts.isImportDeclaration) ?? [];
  return new Map(
    imports.map(({ moduleSpecifier }) => {
      const module = checker?.getSymbolAtLocation(moduleSpecifier);
      const symbols = (module && checker?.getExportsOfModule(module)) ?? [];
      const entryPoint = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
      return [entryPoint, symbols.map((symbol) => symbol.name)];
    }),
  );
}

/**
 * Finds the exported names of a package that show no documentation on hover, such as
 * `DeskOrder of @haat/api-sdk/desk`.
 *
 * @param project a folder where the packed package is installed
 * @throws for an entry point without a name
 */
export async function findUndocumentedNames(
  project: string,
  name: string,
): Promise<{ documented: number; undocumented: string[] }> {
  const file = join(project, 'export-hover.ts');
  const open = createHoverService(file);
  const entryPoints = await listEntryPoints(project, name);
  const exported = listExports(open(entryPoints.map((one) => `import '${one}';\n`).join('')), file);

  let text = '';
  const places: { readonly label: string; readonly position: number }[] = [];
  for (const entryPoint of entryPoints) {
    const names = exported.get(entryPoint) ?? [];
    if (names.length === 0) throw new Error(`hover: ${entryPoint} exports nothing`);
    for (const one of names) {
      text += 'import type { ';
      places.push({ label: `${one} of ${entryPoint}`, position: text.length });
      text += `${one} } from '${entryPoint}';\n`;
    }
  }
  const service = open(text);
  const undocumented = places.filter(({ position }) => !isDocumented(service, file, position));
  return {
    documented: places.length - undocumented.length,
    undocumented: undocumented.map(({ label }) => label),
  };
}
