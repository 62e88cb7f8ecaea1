import { readPresent } from '../../lib/api/read-present.ts';

/** Does something with a draft, and shows what became of it. */
export async function actOn<Content extends { version: number }>(
  calling: Promise<Content>,
  store: (content: Content) => void,
): Promise<void> {
  try {
    store(await calling);
  } catch (error) {
    const present = readPresent<Content>(error);
    if (present) store(present);
    throw error;
  }
}
