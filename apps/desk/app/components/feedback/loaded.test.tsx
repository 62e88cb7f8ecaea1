import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import { queries } from '../../lib/api/queries.ts';
import { Loaded } from './loaded.tsx';

function Order() {
  return <Loaded query={useQuery(queries.order('o1'))}>{() => 'the order'}</Loaded>;
}

test.each([
  [{ status: 403, code: 'forbidden' }, 0],
  [{ status: 404, code: 'not_found' }, 0],
  [{ status: 400, code: 'invalid' }, 1],
])(
  'what is not permitted or not there is not offered to be tried again',
  async (reply, buttons) => {
    stubApi(() => reply);
    const screen = await renderScreen(<Order />);
    await expect.element(screen.getByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'फिर कोशिश करें' }).elements()).toHaveLength(buttons);
  },
);
