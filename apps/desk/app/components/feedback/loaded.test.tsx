import { ApiError } from '@haat/api-sdk';
import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/support/screen.tsx';
import { Loaded } from './loaded.tsx';

function Failing({ error }: { readonly error: Error }) {
  const query = useQuery({ queryKey: ['failing'], queryFn: () => Promise.reject(error) });
  return <Loaded query={query}>{() => null}</Loaded>;
}

function rejected(status: number, field?: string): ApiError {
  const fieldErrors = field === undefined ? [] : [{ field, message: 'is not valid' }];
  return new ApiError({ reason: 'response', status, message: 'Rejected', fieldErrors });
}

test.for([
  ['nothing has the id', rejected(404)],
  ['nothing can have the id, as with a full stop after it', rejected(400, 'id')],
  // product 2.2.4
] as const)('what is not there is not tried again: %s', async ([_, error]) => {
  const screen = await renderScreen(<Failing error={error} />);
  await expect.element(screen.getByText('यह अब यहाँ नहीं है। सूची फिर से खोलें।')).toBeVisible();
  expect(screen.getByRole('button').elements()).toEqual([]);
});

test('what failed can be tried again', async () => {
  const screen = await renderScreen(<Failing error={rejected(500)} />);
  await expect.element(screen.getByRole('button')).toBeVisible();
});

// product 10.1.8
test('what is not permitted is not tried again', async () => {
  const error = new ApiError({
    reason: 'response',
    status: 403,
    code: 'forbidden',
    message: 'Rejected',
  });
  const screen = await renderScreen(<Failing error={error} />);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('button').elements()).toEqual([]);
});
