/** A statement or a block of a style sheet; the body of a statement is empty. */
interface Block {
  readonly prelude: string;
  readonly body: string;
  readonly text: string;
}

/** A part of the style sheet, and the places of the named parts that it uses. */
interface Part {
  readonly text: string;
  readonly names: readonly number[];
}

/** A rule, or a declaration, with the blocks that it stands in, outermost first. */
interface Rule {
  readonly text: string;
  readonly conditions: readonly string[];
}

/** A rule that a page without its classes can leave out. */
interface ClassRule extends Part, Rule {
  readonly classes: readonly string[];
}

/** A registered custom property or an animation. */
interface NamedPart {
  readonly name: string;
  readonly text: string;
}

/** A style sheet by what a page must hold to need its parts. */
interface Sheet {
  /** What every page has: the theme, the fonts, the elements by their names. */
  readonly always: Part;
  readonly rules: readonly ClassRule[];
  readonly named: readonly NamedPart[];
  /** The initial values of custom properties, for browsers that cannot register them. */
  readonly initial: readonly (Rule & { readonly name: string })[];
}

const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
const CLASS_SELECTOR = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Values of class attributes whose rules are cached; the shop's components write a few hundred. */
const MAX_KNOWN_VALUES = 4_000;

/**
 * Prepares a style sheet for choosing from it the rules that a document needs.
 *
 * @returns a function that writes the rules for the class attributes of a document, in the order of
 *   the sheet
 */
export function createPageRules(css: string): (html: string) => string {
  const sheet = readSheet(css);
  const { always, rules, named } = sheet;
  const rulesOf = new Map<string, number[]>();
  for (const [place, { classes }] of rules.entries()) {
    for (const name of classes) rulesOf.set(name, [...(rulesOf.get(name) ?? []), place]);
  }
  const known = new Map<string, readonly number[]>();

  function findRules(value: string): readonly number[] {
    const cached = known.get(value);
    if (cached !== undefined) return cached;
    const found = value
      .replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity)
      .split(/\s+/)
      .flatMap((name) => rulesOf.get(name) ?? []);
    if (known.size >= MAX_KNOWN_VALUES) known.clear();
    known.set(value, found);
    return found;
  }

  return (html) => {
    const values = new Set<string>();
    for (const [, value = ''] of html.matchAll(CLASS_ATTRIBUTE)) values.add(value);
    const needed = new Set(Array.from(values).flatMap(findRules));
    const chosen = rules.filter((_, place) => needed.has(place));
    const places = new Set([always, ...chosen].flatMap((part) => part.names));
    const isUsed = (_: NamedPart, place: number) => places.has(place);
    return writeSheet(sheet, always.text, chosen, named.filter(isUsed));
  };
}

/** The rules of a style sheet that documents may leave out, for what the browser renders later. */
export function writeLateRules(css: string): string {
  const sheet = readSheet(css);
  return writeSheet(sheet, '', sheet.rules, sheet.named);
}

/** The layer of initial values comes first, as in the whole sheet: all others win over it. */
function writeSheet(
  { initial }: Sheet,
  always: string,
  rules: readonly ClassRule[],
  named: readonly NamedPart[],
): string {
  const names = new Set(named.map(({ name }) => name));
  const values = initial.filter(({ name }) => names.has(name));
  return writeRules(values) + always + writeRules(rules) + named.map(({ text }) => text).join('');
}

/** Rules that follow each other share the blocks that they both stand in. */
function writeRules(rules: readonly Rule[]): string {
  let css = '';
  let open: readonly string[] = [];
  for (const { text, conditions } of rules) {
    if (conditions !== open) {
      const differing = conditions.findIndex((condition, depth) => condition !== open[depth]);
      const shared = differing === -1 ? conditions.length : differing;
      css += '}'.repeat(open.length - shared);
      for (const condition of conditions.slice(shared)) css += `${condition}{`;
      open = conditions;
    }
    css += text;
  }
  return css + '}'.repeat(open.length);
}

function readSheet(css: string): Sheet {
  let always = '';
  const rules: Omit<ClassRule, 'names'>[] = [];
  const named: NamedPart[] = [];
  const initial: Sheet['initial'][number][] = [];
  for (const block of readBlocks(css)) {
    const { prelude, body, text } = block;
    const name = /^@(?:property|keyframes)\s+(\S+)$/.exec(prelude)?.[1];
    if (name !== undefined) named.push({ name, text });
    else if (prelude === '@layer utilities') rules.push(...readRules(body, [prelude]));
    else if (prelude === '@layer properties') initial.push(...readInitialValues(body, [prelude]));
    else always += text;
  }
  const namesIn = (text: string) =>
    named.flatMap(({ name }, place) => (text.includes(name) ? [place] : []));
  return {
    always: { text: always, names: namesIn(always) },
    rules: rules.map((rule) => ({ ...rule, names: namesIn(rule.text) })),
    named,
    initial,
  };
}

function readInitialValues(css: string, conditions: readonly string[]): Sheet['initial'] {
  return readBlocks(css.includes('{') ? css : `${css};`).flatMap(({ prelude, body, text }) => {
    if (body !== '') return readInitialValues(body, [...conditions, prelude]);
    return [{ name: prelude.split(':', 1)[0] ?? '', text, conditions }];
  });
}

function readRules(css: string, conditions: readonly string[]): Omit<ClassRule, 'names'>[] {
  return readBlocks(css).flatMap(({ prelude, body, text }) =>
    prelude.startsWith('@')
      ? readRules(body, [...conditions, prelude])
      : [{ text, conditions, classes: listClasses(prelude) }],
  );
}

function listClasses(selector: string): string[] {
  return Array.from(selector.matchAll(CLASS_SELECTOR), ([, name = '']) =>
    name.replace(/\\([\da-f]{1,6}) ?|\\(.)/gi, (_, code?: string, character = '') =>
      code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );
}

/** Strings and escapes, in which braces and semicolons are text. */
const TOKEN = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|\/\*[\s\S]*?\*\/|[{};]/g;

/** The statements and the blocks of one level, in order. */
function readBlocks(css: string): Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  let start = 0;
  let bodyStart = 0;
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    const end = index + token.length;
    if (depth === 0 && token.startsWith('/*')) start = end;
    if (token === '{') {
      depth += 1;
      if (depth === 1) bodyStart = end;
    } else if (token === '}') {
      depth -= 1;
    }
    if (depth > 0 || (token !== '}' && token !== ';')) continue;
    const isBlock = token === '}';
    blocks.push({
      prelude: css.slice(start, isBlock ? bodyStart - 1 : index).trim(),
      body: isBlock ? css.slice(bodyStart, index) : '',
      text: css.slice(start, end),
    });
    start = end;
  }
  return blocks;
}
