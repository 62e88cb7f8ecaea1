import { useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Code that the first visit does without; undefined before it has come, and where it does not, as
 * without a network: a screen is complete without it.
 *
 * @param moment when it loads: now, when the browser is idle, or not before this changes
 */
export function useCode<Code>(
  load: () => Promise<Code>,
  moment: 'now' | 'idle' | 'later',
): Code | undefined {
  const [code, setCode] = useState<Code>();
  const start = useEffectEvent(() => void load().then(setCode, () => {}));
  useEffect(() => {
    if (moment === 'now') start();
    else if (moment === 'idle') whenIdle(start);
  }, [moment]);
  return code;
}
