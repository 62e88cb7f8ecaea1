import {
  type ComponentType,
  lazy,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { ServerMarkup } from './server-markup.tsx';
import { useIsServerMarkup } from './use-is-server-markup.ts';
import { whenIdle } from './when-idle.ts';

/**
 * When the code of an island loads while the server's markup stands in its place: at once, when the
 * browser is idle, with a tap on one of its buttons (so never where it has none), or not before `when`
 * changes.
 */
type Moment = 'now' | 'idle' | 'tap' | 'later';

interface IslandOptions {
  readonly when: Moment;
  /** Shown while the code loads after a navigation inside the shop, where there is no server markup. */
  readonly loading?: ReactNode;
}

interface IslandProps {
  /** Classes of the element around the component. */
  readonly className?: string | undefined;
  /** Takes the place of the island's own moment. */
  readonly when?: Moment;
  /** Called when the code failed to load. Without it the markup stays, and the next tap loads it again. */
  readonly onFail?: () => void;
}

/**
 * A part of a page that the server renders and whose code is not in the first visit's JavaScript. The
 * browser leaves the server's markup as it is until the code has loaded, and then replays the last tap
 * on a button. After a navigation inside the shop the code loads at once.
 *
 * Server and browser must render the same markup.
 *
 * @param load imports the component; no other module of the page may import it statically
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: IslandOptions,
): ComponentType<Props & IslandProps> {
  if (import.meta.env.SSR) {
    const Rendered: ComponentType<Props> = lazy(async () => ({ default: await load() }));
    return (props) => (
      <div className={props.className}>
        <Rendered {...props} />
      </div>
    );
  }
  let loaded: ComponentType<Props> | undefined;
  const code: IslandCode<Props> = {
    get: () => loaded,
    async load() {
      loaded = await load();
      return loaded;
    },
  };
  return (props) => <BrowserIsland code={code} options={options} props={props} />;
}

interface IslandCode<Props> {
  /** The component once it has loaded: later pages render it at once. */
  get(): ComponentType<Props> | undefined;
  load(): Promise<ComponentType<Props>>;
}

interface BrowserIslandProps<Props> {
  readonly code: IslandCode<Props>;
  readonly options: IslandOptions;
  readonly props: Props & IslandProps;
}

function BrowserIsland<Props extends object>({ code, options, props }: BrowserIslandProps<Props>) {
  const { className, when = options.when, onFail } = props;
  const isServerMarkup = useIsServerMarkup();
  const [Component, setComponent] = useState(() => (isServerMarkup ? undefined : code.get()));
  const [taps, setTaps] = useState(0);
  const tappedIndex = useRef(-1);
  const frameRef = useRef<HTMLDivElement>(null);
  const moment = when !== 'later' && (taps > 0 || !isServerMarkup) ? 'now' : when;

  const load = useEffectEvent(() => {
    code.load().then(
      (component) => setComponent(() => component),
      () => onFail?.(),
    );
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each tap tries again
  useEffect(() => {
    if (Component) {
      frameRef.current?.querySelectorAll('button')[tappedIndex.current]?.click();
      tappedIndex.current = -1;
    } else if (moment === 'now') load();
    else if (moment === 'idle') whenIdle(load);
  }, [Component, moment, taps]);

  function captureTap({ target, currentTarget }: MouseEvent<HTMLElement>) {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    tappedIndex.current = [...currentTarget.querySelectorAll('button')].indexOf(button);
    setTaps((count) => count + 1);
  }

  if (Component) {
    return (
      <div ref={frameRef} className={className}>
        <Component {...props} />
      </div>
    );
  }
  if (!isServerMarkup) return <div className={className}>{options.loading}</div>;
  return <ServerMarkup className={className} onClick={captureTap} />;
}
