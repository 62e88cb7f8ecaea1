import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const BLOB = ts.factory.createTypeReferenceNode('Blob');

/** The contract as TypeScript types. */
export async function generateTypes(bundleUrl: URL): Promise<string> {
  const nodes = await openapiTS(bundleUrl, {
    // A default is what the server assumes for a field that is left out: the caller may leave it out.
    defaultNonNullable: false,
    transform(schema) {
      return schema.format === 'binary' ? BLOB : undefined;
    },
  });
  return astToString(nodes);
}
