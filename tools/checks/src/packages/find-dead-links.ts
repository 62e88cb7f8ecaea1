/** Code in a README, which links nothing. */
const CODE = /^(`{3,}).*?^\1|`[^`\n]*`/gms;

/** The target of a link or a picture, as Markdown or HTML writes it. */
const TARGET = /\]\(([^)\s]+)[^)]*\)|^\[[^\]]+\]:\s*(\S+)|\b(?:href|src)="([^"]+)"/gm;

/**
 * Finds the links of a packed README that lead nowhere: to files that its tarball does not have. Links
 * to https addresses and within the README are left alone.
 *
 * @param files paths in the tarball, from the folder of the README
 */
export function findDeadLinks(readme: string, files: ReadonlySet<string>): string[] {
  return Array.from(
    readme.replaceAll(CODE, '').matchAll(TARGET),
    ([, inline, reference, html]) => inline ?? reference ?? html ?? '',
  ).filter((target) => {
    if (/^(https:|mailto:|#)/.test(target)) return false;
    const [path = ''] = target.split('#');
    return !files.has(path.replace(/^\.\//, ''));
  });
}
