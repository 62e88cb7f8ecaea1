import { shopQuery } from '@haat/api-sdk/tanstack';
import { Button } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { desk } from '../../../lib/api/desk.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { listAddressLines } from '../address-lines.ts';
import { EMPTY_ADDRESS, type TypedAddress } from './new-order-form.ts';
import { PHONE_ORDERS } from './phone-orders.texts.ts';

interface KnownCallerProps {
  /** Ten digits. */
  readonly phone: string;
  readonly onChoose: (address: TypedAddress) => void;
}

/** What the shop knows of a phone number: the name of the account, and where its orders went. */
export function KnownCaller({ phone, onChoose }: KnownCallerProps) {
  const texts = useTexts(PHONE_ORDERS);
  const caller = useQuery(shopQuery(desk, '/desk/callers', { params: { query: { phone } } }));
  return (
    <Loaded query={caller} rows={1}>
      {({ name, addresses }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2" role="status">
          {name !== '' && <p className="wrap-anywhere">{texts.known(name)}</p>}
          {addresses.map(({ phoneNumber: _, addressType: __, ...address }) => {
            const lines = listAddressLines({ ...address, phoneNumber: '', addressType: '' });
            return (
              <div key={[address.name, ...lines].join()} className="grid gap-2 wrap-anywhere">
                <p>
                  <span className="font-semibold">{address.name}</span>, {lines.join(', ')}
                </p>
                <Button
                  variant="secondary"
                  size="compact"
                  className="justify-self-start"
                  aria-label={`${texts.useAddress}: ${address.name}, ${lines.join(', ')}`}
                  onClick={() => onChoose({ ...EMPTY_ADDRESS, ...address })}
                >
                  {texts.useAddress}
                </Button>
              </div>
            );
          })}
        </div>
      )}
    </Loaded>
  );
}
