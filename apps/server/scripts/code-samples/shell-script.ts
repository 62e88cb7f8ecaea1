import { RECORDED_TIME, type RecordedCall } from './record-calls.ts';

/** A value of a response that a later command sends. */
interface Taken {
  readonly value: string;
  /** The variable of the shell. */
  readonly name: string;
  /** Where it stands in the response, as jq writes it. */
  readonly path: string;
}

/**
 * Writes calls as commands of curl. What a later call takes from an earlier response becomes a variable,
 * which jq reads.
 *
 * @param names what each call but the last is for, as the variables are called
 */
export async function toShellScript(
  calls: readonly RecordedCall[],
  names: readonly string[],
): Promise<string> {
  const commands = await Promise.all(calls.map(({ request }) => toCurl(request.clone())));
  const taken: Taken[] = [];
  const lines = commands.map((command, index) => {
    const later = commands.slice(index + 1).join('\n');
    const own = listTexts(calls[index]?.response, '').find(
      // Ids and addresses; short words could stand in a later command by chance.
      ({ value }) => /^[\w@.-]{12,}$/.test(value) && later.includes(value),
    );
    const text = fill(command, taken);
    if (index === commands.length - 1) return text;
    const isPicture = calls[index]?.response === undefined;
    if (own === undefined) return isPicture ? text : `${text} > /dev/null`;
    const name = names[index] ?? '';
    taken.push({ ...own, name });
    return `${name}=$(${text} | jq -r '${own.path}')`;
  });
  return lines.join('\n');
}

/** Every text in JSON, outermost first, and its place. */
function listTexts(json: unknown, path: string): { value: string; path: string }[] {
  if (typeof json === 'string') return [{ value: json, path }];
  if (Array.isArray(json)) return json.flatMap((one, index) => listTexts(one, `${path}[${index}]`));
  return Object.entries(Object(json)).flatMap(([key, value]) => listTexts(value, `${path}.${key}`));
}

/** Puts variables, and the time of the run, in the place of what was recorded. */
function fill(command: string, taken: readonly Taken[]): string {
  const filled = taken.reduce(
    (text, { value, name }) => text.replaceAll(value, `'"$${name}"'`),
    command.replaceAll(String(RECORDED_TIME), `'"$(date +%s%N)"'`),
  );
  return filled.replaceAll(`"''`, '"');
}

async function toCurl(request: Request): Promise<string> {
  const parts = ['curl -s -b cookies.txt -c cookies.txt'];
  if (request.method !== 'GET') parts.push(`-X ${request.method}`);
  // Each run is another intent: a key that stands in the text would give the first order again.
  if (request.headers.has('idempotency-key')) {
    parts.push(`-H "Idempotency-Key: $(date +%s%N)-$RANDOM"`);
  }
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) {
    for (const [name, value] of await request.formData()) {
      const isFile = typeof value !== 'string';
      parts.push(quote('-F', `${name}=${isFile ? '@picture.jpg' : value}`));
    }
  } else {
    const body = await request.text();
    if (body !== '') parts.push(quote('-H', `Content-Type: ${type}`), quote('-d', body));
  }
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.includes('/media/')) {
    parts.push(`-o picture.${searchParams.get('format')?.replace('jpeg', 'jpg') ?? 'jpg'}`);
  }
  parts.push(`'${request.url}'`);
  return parts.join(' \\\n  ');
}

function quote(option: string, text: string): string {
  return `${option} '${text.replaceAll("'", "'\\''")}'`;
}
