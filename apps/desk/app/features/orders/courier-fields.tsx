import { COURIERS } from '@haat/domain/desk';
import { TextField } from '@haat/ui';
import { useId } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { MOVES } from './moves.texts.ts';

interface CourierFieldsProps {
  /** '' before it is sent. */
  readonly courier: string;
  readonly trackingNumber: string;
  readonly isCourierMissing: boolean;
}

/** Who carries a packet, and under which number. */
export function CourierFields({ courier, trackingNumber, isCourierMissing }: CourierFieldsProps) {
  const texts = useTexts(MOVES);
  const couriersId = useId();
  return (
    <>
      <TextField
        label={texts.courier}
        name="courier"
        list={couriersId}
        maxLength={60}
        autoComplete="off"
        required
        defaultValue={courier}
        error={isCourierMissing ? texts.courierMissing : undefined}
      />
      <datalist id={couriersId}>
        {COURIERS.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label={texts.trackingNumber}
        name="trackingNumber"
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={trackingNumber}
        hint={texts.optional}
      />
    </>
  );
}
