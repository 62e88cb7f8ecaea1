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

/** Lets the filter find calls by group, operationId, path and summary; its own knows groups and paths. */
function filterOperations() {
  function opsFilter(groups, phrase) {
    const wanted = phrase.trim().toLowerCase();
    const fits = (text) => String(text).toLowerCase().includes(wanted);
    const isWanted = (call) =>
      fits(call.get('path')) ||
      ['operationId', 'summary'].some((name) => fits(call.getIn(['operation', name])));
    return groups
      .map((group, tag) =>
        fits(tag) ? group : group.update('operations', (calls) => calls.filter(isWanted)),
      )
      .filter((group) => group.get('operations').size > 0);
  }
  return { fn: { opsFilter } };
}

globalThis.SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  displayOperationId: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  filter: true,
  plugins: [showCodeSamples, filterOperations],
  supportedSubmitMethods: ['get', 'post', 'put', 'patch', 'delete'],
  // The contract is sent to nobody.
  validatorUrl: null,
});
