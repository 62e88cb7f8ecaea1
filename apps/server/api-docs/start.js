// Swagger UI over the contract. It sends calls to this shop, with the session of this browser.
globalThis.SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  displayOperationId: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  // The contract is sent to nobody.
  validatorUrl: null,
});
