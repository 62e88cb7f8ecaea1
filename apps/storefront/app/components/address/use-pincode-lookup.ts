import { unwrap } from '@haat/api-sdk';
import { LANGUAGE, parsePincodeReply } from '@haat/domain';
import { formatRegion, isPincode, isUnknownPincode, type PincodePlace } from '@haat/domain/shopper';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../state/create-stores.ts';

const EN = {
  lookingUp: 'Looking up pincode…',
  detected: (district: string) => `Detected district: ${district}`,
  whole: 'Enter 6-digit pincode to fetch District',
  unknown: (pincode: string) => `We do not know ${pincode}. Please check it.`,
  noDistrict: (pincode: string) => `No district found for ${pincode}. Please type it below.`,
  typeDistrict: (pincode: string, state: string) =>
    `${pincode} is in ${state}. Please type your district.`,
  typeDistrictAndCity: (pincode: string, state: string) =>
    `${pincode} is in ${state}. Please type your district and city.`,
};

const HI: typeof EN = {
  lookingUp: 'पिन कोड देखा जा रहा है…',
  detected: (district) => `ज़िला मिल गया: ${district}`,
  whole: '6 अंकों का पिन कोड डालें, ज़िला अपने-आप आ जाएगा',
  unknown: (pincode) => `${pincode} हमें नहीं मिला। पिन कोड जाँच लें।`,
  noDistrict: (pincode) => `${pincode} का ज़िला नहीं मिला। नीचे लिख दें।`,
  typeDistrict: (pincode, state) => `${pincode} ${state} में है। अपना ज़िला लिख दें।`,
  typeDistrictAndCity: (pincode, state) => `${pincode} ${state} में है। अपना ज़िला और शहर लिख दें।`,
};

const TEXTS = LANGUAGE === 'hi' ? HI : EN;

/** Delay between the sixth digit and the lookup, in ms (product 5.3.4, 9.2.2). */
export const PINCODE_LOOKUP_DELAY_MS = 400;

/** What is known of the pincode in a form. */
export interface PincodeLookup {
  readonly isLookingUp: boolean;
  /** The district that was found; '' if none was. */
  readonly district: string;
  /** The pincode for which no district was found; '' before a lookup. */
  readonly missed: string;
  /** What was found of its place; null if nothing was. */
  readonly place: Pick<PincodePlace, 'city' | 'state'> | null;
  /** True if there is no such pincode. */
  readonly isUnknown: boolean;
}

/** The state before a lookup. */
export const NOTHING: PincodeLookup = {
  isLookingUp: false,
  district: '',
  missed: '',
  place: null,
  isUnknown: false,
};

interface LookupEvents {
  /** Receives the pincode and its place, unless the field has changed meanwhile. */
  readonly onFound: (pincode: string, place: PincodePlace) => void;
  /** Called with another pincode, also one that is not whole. */
  readonly onChanged: () => void;
}

/**
 * Looks a pincode up once it has six digits and typing has paused for 400 ms (product 5.3.4). A
 * slow or failing service is not an error: the fields stay as typed.
 */
export function usePincodeLookup(pincode: string, events: LookupEvents): PincodeLookup {
  const [lookup, setLookup] = useState(NOTHING);
  const report = useEffectEvent(events.onFound);
  const reportChange = useEffectEvent(events.onChanged);

  useEffect(() => {
    setLookup(NOTHING);
    reportChange();
    if (!isPincode(pincode)) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      setLookup({ ...NOTHING, isLookingUp: true });
      let reply: unknown;
      try {
        reply = await unwrap(
          api.GET('/pincode/{pincode}', {
            params: { path: { pincode } },
            signal: controller.signal,
          }),
        );
      } catch {
        // The lookup failed: the shopper types the district.
      }
      if (controller.signal.aborted) return;
      const place = parsePincodeReply(reply);
      const district = place?.district ?? '';
      const missed = district === '' ? pincode : '';
      setLookup({ ...NOTHING, district, missed, place, isUnknown: isUnknownPincode(reply) });
      if (place !== null) report(pincode, place);
    }, PINCODE_LOOKUP_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [pincode]);

  return lookup;
}

/**
 * Hint under the pincode field (product 2.13.4): 'Looking up pincode…', 'Detected district: …',
 * 'Enter 6-digit pincode to fetch District', or what to do where no district was found (product
 * 2.13.4).
 */
export function pincodeHint(lookup: PincodeLookup): string {
  if (lookup.isLookingUp) return TEXTS.lookingUp;
  if (lookup.district !== '') return TEXTS.detected(lookup.district);
  const { missed, place } = lookup;
  if (missed === '') return TEXTS.whole;
  if (lookup.isUnknown) return TEXTS.unknown(missed);
  if (!place?.state) return TEXTS.noDistrict(missed);
  const typeRest = place.city === '' ? TEXTS.typeDistrictAndCity : TEXTS.typeDistrict;
  return typeRest(missed, formatRegion(place.state));
}
