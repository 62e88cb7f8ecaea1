/** The format's schemas live with the server, which reads catalogues; drawing and checks use them. */
export * from '../src/catalogue/import/catalogue-format.ts';
