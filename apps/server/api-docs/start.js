// Replaces the plain list of calls in the page by the reference that can be opened and searched.
globalThis.SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  displayOperationId: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  filter: true,
  // A reference only: nothing here sends requests to the shop, or the contract to anybody.
  supportedSubmitMethods: [],
  validatorUrl: null,
});
