// A plugin of Redocly: fills `{ $example: Product }` in the example of a response with the example that
// stands at the schema of that name, so that a new field is written into one example only.

/** The plugin as Redocly loads it, for the linter and the bundle. */
export default function createExamplesPlugin() {
  return { id: 'haat', preprocessors: { oas3: { 'fill-examples': fillExamples } } };
}

function fillExamples() {
  /** Examples by the name of their schema's file. */
  const examples = new Map();
  return {
    Schema: {
      enter(schema, { location }) {
        const name = /([A-Za-z]+)\.yaml$/.exec(location.source.absoluteRef)?.[1];
        // The file itself, not a field in it.
        if (location.pointer === '#/' && schema.examples) examples.set(name, schema.examples[0]);
      },
    },
    MediaType: {
      // The schemas of a body are visited before its end.
      leave(mediaType, { report, location }) {
        if (mediaType.example === undefined) return;
        mediaType.example = fill(mediaType.example, (name) => {
          if (!examples.has(name)) {
            report({ message: `The schema ${name} has no example.`, location });
          }
          return examples.get(name);
        });
      },
    },
  };
}

/** Copies an example, with each `{ $example: name }` replaced by what `find` gives for the name. */
function fill(node, find) {
  if (Array.isArray(node)) return node.map((item) => fill(item, find));
  if (typeof node !== 'object' || node === null) return node;
  if (typeof node.$example === 'string') return find(node.$example);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, fill(value, find)]));
}
