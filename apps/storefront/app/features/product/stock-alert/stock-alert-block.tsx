import { useEffect, useState } from 'react';
import { ServerMarkup } from '../../../hydration/server-markup.tsx';
import { useTapReplay } from '../../../hydration/use-tap-replay.ts';
import { whenIdle } from '../../../hydration/when-idle.ts';
import { StockAlert, type StockAlertProps } from './stock-alert.tsx';

/**
 * The way to be told when a product is back, whose code only pages of sold-out products load: when they
 * are idle, or with a tap, which is replayed.
 */
export function StockAlertBlock(props: StockAlertProps) {
  if (import.meta.env.SSR) {
    return (
      <div>
        <StockAlert {...props} />
      </div>
    );
  }
  return <BrowserBlock {...props} />;
}

function BrowserBlock(props: StockAlertProps) {
  const [Alert, setAlert] = useState<typeof StockAlert>();
  const { frameRef, captureTap } = useTapReplay(Alert !== undefined);

  async function load() {
    try {
      const loaded = await import('./stock-alert-chunk.ts');
      setAlert(() => loaded.StockAlert);
    } catch {
      // The next tap tries again.
    }
  }
  const [loadOnce] = useState(() => load);
  useEffect(() => whenIdle(() => void loadOnce()), [loadOnce]);

  if (Alert) {
    return (
      <div ref={frameRef}>
        <Alert {...props} />
      </div>
    );
  }
  return (
    <ServerMarkup
      className="min-h-28"
      onClick={(event) => {
        captureTap(event);
        void load();
      }}
    />
  );
}
