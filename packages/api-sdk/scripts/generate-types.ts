import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const BLOB = ts.factory.createTypeReferenceNode('Blob');

/** The contract as TypeScript types. */
export async function generateTypes(bundleUrl: URL): Promise<string> {
  const nodes = await openapiTS(bundleUrl, {
    // The server fills a missing field with its default, so the caller may leave the field out.
    defaultNonNullable: false,
    transform(schema) {
      return schema.format === 'binary' ? BLOB : undefined;
    },
  });
  return astToString(nodes);
}
