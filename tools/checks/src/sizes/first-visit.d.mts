export interface FirstVisit {
  readonly path: string;
  readonly isPublic: boolean;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}
export declare const FIRST_VISIT_LIMIT: number;
export declare function readManifest(build: { readonly assets?: object }): object;
export declare function listFirstVisits(manifest: object): FirstVisit[];
