// Replaces the plain list of calls in the page by the reference, in which calls can be opened, searched
// and sent to this shop, with the session of this browser.

/** Shows the code samples of an operation above its responses. */
function showCodeSamples(system) {
  const { createElement } = system.React;
  const toBlock = (sample) =>
    createElement(
      'div',
      { key: sample.get('label'), className: 'code-sample' },
      createElement('h5', null, sample.get('label')),
      createElement('pre', { tabIndex: 0 }, sample.get('source')),
    );
  return {
    wrapComponents: {
      responses: (Responses) => (given) => {
        const samples = system.specSelectors
          .specJson()
          .getIn(['paths', given.path, given.method, 'x-codeSamples']);
        return createElement(
          'div',
          null,
          samples && createElement('div', { className: 'code-samples' }, samples.map(toBlock)),
          createElement(Responses, given),
        );
      },
    },
  };
}

globalThis.SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  displayOperationId: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  filter: true,
  plugins: [showCodeSamples],
  supportedSubmitMethods: ['get', 'post', 'put', 'patch', 'delete'],
  // The contract is sent to nobody.
  validatorUrl: null,
});
