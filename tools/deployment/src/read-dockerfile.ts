import { DockerfileParser, type Instruction } from 'dockerfile-ast';

/** A step of the build stage. */
export type BuildStep =
  | { readonly kind: 'run'; readonly command: string }
  | { readonly kind: 'copy'; readonly from: string; readonly to: string };

/** A copy from the build stage into the image. */
export interface ImageCopy {
  readonly from: string;
  readonly to: string;
  /** `65532:65532`; undefined for root. */
  readonly owner: string | undefined;
}

/** What the shop's Dockerfile says. */
export interface ImagePlan {
  /** The image that the build stage begins with. */
  readonly base: string;
  readonly steps: readonly BuildStep[];
  readonly copies: readonly ImageCopy[];
  readonly environment: Readonly<Record<string, string>>;
  readonly user: string;
  readonly workingFolder: string;
  readonly volumes: readonly string[];
  readonly port: number;
  readonly stopSignal: string;
  readonly entrypoint: readonly string[];
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

/** Folder of the build stage; its commands name paths below it without it. */
export const BUILD_FOLDER = '/build';

/** Reads a Dockerfile of two stages, the first of which is named `build`. */
export function readDockerfile(text: string): ImagePlan {
  const file = DockerfileParser.parse(text);
  const instructions = file.getInstructions();
  const starts = instructions.flatMap((one, index) => (keywordOf(one) === 'FROM' ? [index] : []));
  const [first = 0, second = instructions.length] = starts;
  const build = instructions.slice(first + 1, second);
  const final = instructions.slice(second + 1);
  const argument = (keyword: string) => textOf(final.find((one) => keywordOf(one) === keyword));
  const list = (keyword: string) => toList(final.find((one) => keywordOf(one) === keyword));
  const [base = ''] = file.getARGs().map((one) => one.getProperty()?.getValue() ?? '');
  return {
    base,
    steps: build.flatMap(toBuildStep),
    copies: final.filter((one) => keywordOf(one) === 'COPY').map(toImageCopy),
    environment: Object.fromEntries(
      file
        .getENVs()
        .flatMap((one) => one.getProperties())
        .map((one) => [one.getName(), one.getValue() ?? '']),
    ),
    user: argument('USER'),
    workingFolder: argument('WORKDIR'),
    volumes: list('VOLUME'),
    port: Number(argument('EXPOSE')),
    stopSignal: argument('STOPSIGNAL'),
    entrypoint: list('ENTRYPOINT'),
    command: list('CMD'),
    healthCheck: readHealthCheck(file.getHEALTHCHECKs().at(0)),
  };
}

function keywordOf(instruction: Instruction): string {
  return instruction.getKeyword().toUpperCase();
}

function textOf(instruction: Instruction | undefined): string {
  return instruction?.getArgumentsContent() ?? '';
}

function toBuildStep(instruction: Instruction): BuildStep[] {
  if (keywordOf(instruction) === 'RUN') {
    return [{ kind: 'run', command: textOf(instruction).replaceAll('\\\n', '') }];
  }
  if (keywordOf(instruction) !== 'COPY') return [];
  const [from = '', to = ''] = textOf(instruction).split(' ');
  return [{ kind: 'copy', from, to }];
}

function toImageCopy(instruction: Instruction): ImageCopy {
  const words = textOf(instruction).split(/\s+/);
  const [from = '', to = ''] = words.filter((word) => !word.startsWith('--'));
  const owner = words.find((word) => word.startsWith('--chown='))?.replace('--chown=', '');
  return { from, to, owner };
}

function toList(instruction: Instruction | undefined): string[] {
  const text = textOf(instruction);
  return text === '' ? [] : parseList(text);
}

function readHealthCheck(instruction: Instruction | undefined): string[] {
  const text = textOf(instruction);
  const start = text.indexOf('[');
  return start < 0 ? [] : parseList(text.slice(start));
}

function parseList(text: string): string[] {
  const value: unknown = JSON.parse(text);
  if (!Array.isArray(value)) throw new TypeError(`${text} is not a list.`);
  return value.map(String);
}
