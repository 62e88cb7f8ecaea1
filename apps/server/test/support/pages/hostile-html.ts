/** HTML that runs, loads or disguises something wherever it is taken as it is. */
export const PAYLOADS: readonly string[] = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math href="javascript:alert(1)">x</math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="data:text/html,<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="https://example.com" onclick=alert(1) ping=//evil.example target=_top>x</a>',
  '<form action="javascript:alert(1)"><input name=attributes><button>x</button></form>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<style>*{background:url(//evil.example)}</style>',
  '<p style="position:fixed;inset:0" onclick=alert(1) id=main>x</p>',
  '<template shadowrootmode=open><script>alert(1)</script></template>',
  '<custom-tag contenteditable tabindex=1 onblur=alert(1) is=x>x</custom-tag>',
];

/** Elements whose content a parser reads in a way of its own. */
const ODD_ELEMENTS = [
  ...['xmp', 'noscript', 'noembed', 'plaintext', 'textarea', 'title', 'style', 'script'],
  ...['select', 'template', 'svg', 'math', 'table', 'foreignObject', 'annotation-xml'],
];

/** Surroundings in which one reader of HTML sees text and another one elements. */
const SURROUNDINGS: readonly ((payload: string) => string)[] = [
  (payload) => payload,
  ...ODD_ELEMENTS.flatMap((name) => [
    (payload: string) => `<${name}>${payload}</${name}>`,
    // One reader is inside the element until its end, another inside the attribute.
    (payload: string) => `<${name}><p title="</${name}>${payload}">`,
    (payload: string) => `<p><${name}><!--</${name}>${payload}-->`,
  ]),
  // Foreign content: a style, a title or a comment there is not what it is in HTML.
  ...['style', 'title', 'desc', 'xmp', 'noscript', 'textarea', 'script'].flatMap((name) => [
    (payload: string) => `<svg><${name}>${payload}</${name}></svg>`,
    (payload: string) => `<svg></p><${name}><a title="</${name}>${payload}">`,
    (payload: string) => `<math><mtext><${name}><!--</${name}>${payload}--></math>`,
    (payload: string) =>
      `<math><annotation-xml encoding="text/html"><${name}><a title="</${name}>${payload}">`,
  ]),
  (payload) => `<math><mtext><table><mglyph><style><!--</style>${payload}-->`,
  (payload) => `<math><mtext><table><mglyph><style><math><a title="</style>${payload}">`,
  (payload) => `<form><math><mtext></form><form><mglyph><style></math>${payload}`,
  (payload) => `<svg><foreignObject><p><style><!--</style>${payload}--></foreignObject></svg>`,
  (payload) => `<table><svg><style><a title="</style>${payload}"></svg></table>`,
  // Comments and what looks like one.
  (payload) => `<!-->${payload}-->`,
  (payload) => `<![CDATA[${payload}]]>`,
  (payload) => `<svg><![CDATA[</svg>${payload}]]></svg>`,
  // Attributes and tags that do not end where they seem to.
  (payload) => `<p title='${payload}'>`,
  (payload) => `<p title="x" "${payload}">`,
  (payload) => `<a href="https://example.com" title="--></a><xmp>${payload}">x</a>`,
  // Elements that are open when it comes.
  (payload) => `<p><b><table><tr><td>${payload}`,
  (payload) => `</div></main></body></html>${payload}`,
  (payload) => `${'<b>'.repeat(300)}${payload}`,
  // Spelled otherwise.
  (payload) => payload.replace(/<(\/?[a-z-]+)/g, (tag) => tag.toUpperCase()),
  (payload) => payload.replaceAll(' ', '\n\t/ '),
  (payload) => payload.replaceAll('<', '<\u0000'),
  (payload) => payload.replaceAll('script', '<script>script'),
  (payload) => payload.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
];

/** Every payload in every surrounding. */
export function* listHostileHtml(): Generator<string> {
  for (const surround of SURROUNDINGS) {
    for (const payload of PAYLOADS) yield surround(payload);
  }
}

/** Addresses that a browser would run, or follow to another site without naming it. */
export const HOSTILE_ADDRESSES: readonly string[] = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  'java&NewLine;script:alert(1)',
  'javas<!-- -->cript:alert(1)',
  'java\u0000script:alert(1)',
  'vbscript:msgbox(1)',
  'blob:https://example.com/x',
  'file:///etc/passwd',
  'data:text/html,<script>alert(1)</script>',
  'DATA:image/svg+xml,<svg onload=alert(1)>',
  '//evil.example/',
  '\\\\evil.example/',
  '/\\evil.example/',
  '&sol;&sol;evil.example/',
];
