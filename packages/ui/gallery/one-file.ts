import type { Plugin } from 'vite';

/**
 * Puts script and stylesheet of a build into its page: a page from a folder (`file:`) may load no
 * module from beside it. The page's script comes last, when the elements it needs are there.
 */
export function oneFile(): Plugin {
  return {
    name: 'one-file',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      let styles = '';
      let scripts = '';
      for (const [file, part] of Object.entries(bundle)) {
        if (part.type === 'chunk') scripts += part.code;
        else if (file.endsWith('.css')) styles += part.source;
        else continue;
        delete bundle[file];
      }
      const page = bundle['index.html'];
      if (page?.type !== 'asset') this.error('The build has no page.');
      const html = String(page.source)
        .replace(/<script type="module"[^>]*src=[^>]*><\/script>/, '')
        .replace(/<link rel="stylesheet"[^>]*>/, '');
      // Functions: a `$` in what is put in has no meaning then.
      page.source = html
        .replace('</head>', () => `<style>${styles}</style></head>`)
        .replace(
          '</body>',
          () =>
            `<script type="module">${scripts.replaceAll('</script', '<\\/script')}</script></body>`,
        );
    },
  };
}
