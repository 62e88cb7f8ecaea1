import { readFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const BLOB = ts.factory.createTypeReferenceNode('Blob');

interface Property {
  readonly $ref?: string;
  description?: string;
}

interface Schemas {
  readonly [name: string]: {
    readonly description?: string;
    readonly properties?: Readonly<Record<string, Property>>;
  };
}

/** Editors show nothing at a field that only refers to a schema, so it gets the description of that. */
function describeReferences(schemas: Schemas): void {
  for (const { properties = {} } of Object.values(schemas)) {
    for (const property of Object.values(properties)) {
      const description = schemas[property.$ref?.split('/').at(-1) ?? '']?.description;
      if (description !== undefined) property.description ??= description;
    }
  }
}

/** The contract as TypeScript types. */
export async function generateTypes(bundleUrl: URL): Promise<string> {
  const contract = JSON.parse(await readFile(bundleUrl, 'utf8'));
  describeReferences(contract.components.schemas);
  const nodes = await openapiTS(contract, {
    // The server fills a missing field with its default, so the caller may leave the field out.
    defaultNonNullable: false,
    transform(schema) {
      return schema.format === 'binary' ? BLOB : undefined;
    },
  });
  return astToString(nodes);
}
