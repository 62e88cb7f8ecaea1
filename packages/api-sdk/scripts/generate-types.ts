import { readFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { generateFields } from './generate-fields.ts';
import {
  type Contract,
  listOperations,
  type Parameter,
  type PlacedOperation,
  type Schema,
} from './list-operations.ts';

const BLOB = ts.factory.createTypeReferenceNode('Blob');

/** What an editor shows for the generated types, by name. */
const DOCUMENTATION: Readonly<Record<string, string>> = {
  paths:
    "The contract's operations by path and HTTP method: `paths['/order/create-order']['post']`.",
  components:
    "The contract's parts: `components['schemas']['Product']` is a product as a server sends it, with " +
    'amounts in rupees.',
  operations:
    "The contract's operations by operationId: `operations['createOrder']` has its parameters, its " +
    'request body, and its responses by status.',
};

function addDocumentation(node: ts.Node, text: string): ts.Node {
  const kind = ts.SyntaxKind.MultiLineCommentTrivia;
  return ts.addSyntheticLeadingComment(node, kind, `* ${text} `, true);
}

/** Adds the documentation of a generated type. */
function documentType(node: ts.Node): ts.Node {
  const text = ts.isInterfaceDeclaration(node) ? DOCUMENTATION[node.name.text] : undefined;
  return text === undefined ? node : addDocumentation(node, text);
}

/** What an editor shows for an operation of the contract. */
function describeOperation({ path, method, operation }: PlacedOperation): string {
  const title = `${operation.summary}: \`${method.toUpperCase()} ${path}\`.`;
  return [title, operation.description ?? ''].join('\n\n').trim().replaceAll('\n', '\n * ');
}

/**
 * Adds the documentation of each operation by its operationId, since `openapi-typescript` writes that
 * of `paths` alone.
 */
function documentOperations(nodes: readonly ts.Node[], contract: Contract): void {
  const placed = listOperations(contract);
  const operations = nodes
    .filter(ts.isInterfaceDeclaration)
    .find(({ name }) => name.text === 'operations');
  for (const member of operations?.members ?? []) {
    const id = member.name && ts.isIdentifier(member.name) ? member.name.text : '';
    const one = placed.find(({ operation }) => operation.operationId === id);
    if (one === undefined) throw new Error(`The contract has no operation '${id}'.`);
    addDocumentation(member, describeOperation(one));
  }
}

type Schemas = Readonly<Record<string, Schema>>;

/** Above it a maximum only keeps a number safe to compute with, and nobody meets it. */
const LARGEST_TOLD = 1_000_000;

/** What a range says, such as `1 to 99`. */
function toRange(minimum: number | undefined, maximum: number): string {
  const most = maximum.toLocaleString('en');
  return minimum === undefined ? `At most ${most}` : `${minimum.toLocaleString('en')} to ${most}`;
}

/** The limits of a value that its description does not tell, as a sentence; '' for none. */
function toLimits({ description = '', ...schema }: Schema): string {
  const { minLength = 0, maxLength, minimum, maximum } = schema;
  const largest = maxLength ?? maximum ?? Infinity;
  const isTold = (limit: number) => description.replaceAll(',', '').includes(String(limit));
  if (isTold(largest) || largest > LARGEST_TOLD) return '';
  const isMinimumTold = minLength <= 1 || isTold(minLength);
  return maxLength === undefined
    ? ` ${toRange(minimum, largest)}.`
    : ` ${toRange(isMinimumTold ? undefined : minLength, largest)} characters.`;
}

/** Adds to each description the limits that a server checks, which a type does not have. */
function describeLimits(schema: Schema): void {
  if (schema.description !== undefined) schema.description += toLimits(schema);
  for (const property of Object.values(schema.properties ?? {})) describeLimits(property);
  if (schema.items) describeLimits(schema.items);
}

/** Adds the limits of its schema to the description of each query parameter. */
function describeQueryLimits(parameters: readonly Parameter[]): void {
  for (const parameter of parameters) {
    const { description, schema } = parameter;
    if (parameter.in !== 'query' || description === undefined) continue;
    parameter.description += toLimits({ ...schema, description });
  }
}

/** Editors show nothing at a field that only refers to a schema, so it gets the description of that. */
function describeReferences(schema: Schema, schemas: Schemas): void {
  for (const property of Object.values(schema.properties ?? {})) {
    const description = schemas[property.$ref?.split('/').at(-1) ?? '']?.description;
    if (description !== undefined) property.description ??= description;
    describeReferences(property, schemas);
  }
  if (schema.items) describeReferences(schema.items, schemas);
}

/**
 * Makes each description the text of its comment, as an editor shows only that without a label: below
 * its summary as a paragraph of its own, beside `@deprecated` as what to use instead, and without the format,
 * which it tells in words.
 */
function unwrapDescriptions(types: string): string {
  return types
    .replace(/\* Format: \S+\n +(?=\* @description )/g, '')
    .replace(/@deprecated\n\s*\* @description /g, '@deprecated ')
    .replace(/\/\*\*(\s+\*)? @description /g, '/**$1 ')
    .replace(/( +\*) @description /g, '$1\n$1 ');
}

/** The contract as TypeScript types, and what the types of the client take from them. */
export async function generateTypes(
  bundleUrl: URL,
): Promise<{ readonly schema: string; readonly fields: string }> {
  const contract = JSON.parse(await readFile(bundleUrl, 'utf8'));
  const schemas: Schemas = contract.components.schemas;
  // The length of an id helps nobody: each is one that the server gave.
  for (const [name, schema] of Object.entries(schemas)) if (name !== 'Id') describeLimits(schema);
  for (const schema of Object.values(schemas)) describeReferences(schema, schemas);
  describeQueryLimits(Object.values(contract.components.parameters));
  for (const { operation } of listOperations(contract))
    describeQueryLimits(operation.parameters ?? []);
  const nodes = await openapiTS(contract, {
    // The server fills a missing field with its default, so the caller may leave the field out.
    defaultNonNullable: false,
    transform(schema) {
      return schema.format === 'binary' ? BLOB : undefined;
    },
  });
  documentOperations(nodes, contract);
  const fields = astToString(generateFields(nodes, contract));
  return {
    schema: unwrapDescriptions(astToString(nodes.map(documentType))),
    fields: `import type { components } from './schema.ts';\n\n${unwrapDescriptions(fields)}`,
  };
}
