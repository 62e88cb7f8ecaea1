// Reads the documentation that an editor shows for the fields of what an installed package exports.
import { join } from 'node:path';
import ts from 'typescript6';
import { createHoverService } from './hover-service.ts';
import { listEntryPoints } from './list-entry-points.ts';

/** A field with one of these modifiers is not offered to others. */
const HIDDEN = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;

const TYPES = ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class;

function isType(symbol: ts.Symbol): boolean {
  return (symbol.flags & TYPES) !== 0;
}

/** The names of what the imported modules of a file export, each thing once. */
function listExports(checker: ts.TypeChecker, file: ts.SourceFile): Map<ts.Symbol, string> {
  const names = new Map<ts.Symbol, string>();
  for (const { moduleSpecifier } of file.statements.filter(ts.isImportDeclaration)) {
    const module = checker.getSymbolAtLocation(moduleSpecifier);
    for (const one of (module && checker.getExportsOfModule(module)) ?? []) {
      const isAlias = (one.flags & ts.SymbolFlags.Alias) !== 0;
      const symbol = isAlias ? checker.getAliasedSymbol(one) : one;
      if (!names.has(symbol)) names.set(symbol, one.name);
    }
  }
  return names;
}

/** The object types of which a type consists: members of a union, elements of lists. */
function listObjects(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  if (type.isUnion()) return type.types.flatMap((one) => listObjects(checker, one));
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const elements = checker.getTypeArguments(type as ts.TypeReference);
    return elements.flatMap((one) => listObjects(checker, one));
  }
  const isObject = type.isIntersection() || (type.flags & ts.TypeFlags.Object) !== 0;
  return isObject ? [type] : [];
}

/**
 * Finds the fields of exported interfaces, classes, type aliases and Zod schemas that show no
 * documentation on hover, such as `CartLine.packSize`. Fields of types that are not exported count
 * where a field of an exported one leads to them. Fields that are declared in other packages or in
 * generated code are not looked at.
 *
 * @param project a folder where the packed package is installed
 */
export async function findUndocumentedFields(
  project: string,
  name: string,
): Promise<{ documented: number; undocumented: string[] }> {
  const file = join(project, 'field-hover.ts');
  const entryPoints = await listEntryPoints(project, name);
  const service = createHoverService(file)(entryPoints.map((one) => `import '${one}';\n`).join(''));
  const program = service.getProgram();
  const source = program?.getSourceFile(file);
  if (!program || !source) throw new Error(`hover: ${name} is not compiled`);
  const checker = program.getTypeChecker();

  const own = `/node_modules/${name}/`;
  /** Whether somebody writes it in this package by hand, and others may read it. */
  function isOwn(node: ts.Declaration): boolean {
    const path = node.getSourceFile().fileName;
    const start = path.lastIndexOf('/node_modules/');
    if (!path.startsWith(own, start) || path.includes('/generated/', start)) return false;
    const field = ts.getNameOfDeclaration(node);
    if (!field || ts.isPrivateIdentifier(field) || ts.isComputedPropertyName(field)) return false;
    return (ts.getCombinedModifierFlags(node) & HIDDEN) === 0;
  }

  const exported = listExports(checker, source);
  const seen = new Set<ts.Declaration>();
  const undocumented: string[] = [];

  function visit(type: ts.Type, label: string): void {
    for (const property of listObjects(checker, type).flatMap((one) => one.getProperties())) {
      const declaration = property.declarations?.find(isOwn);
      if (!declaration || seen.has(declaration)) continue;
      seen.add(declaration);
      const field = `${label}.${property.name}`;
      const text = ts.displayPartsToString(property.getDocumentationComment(checker));
      if (text.trim() === '') undocumented.push(field);
      for (const one of listObjects(checker, checker.getTypeOfSymbol(property))) {
        // An exported type has its own turn.
        if (![one.aliasSymbol, one.symbol].some((it) => it && isType(it) && exported.has(it))) {
          visit(one, field);
        }
      }
    }
  }

  for (const [symbol, label] of exported) {
    if (isType(symbol)) {
      visit(checker.getDeclaredTypeOfSymbol(symbol), label);
    } else {
      const shape = checker.getTypeOfSymbol(symbol).getProperty('shape');
      if (shape) visit(checker.getTypeOfSymbol(shape), label);
    }
  }
  return { documented: seen.size - undocumented.length, undocumented };
}
