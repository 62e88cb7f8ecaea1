import { expect, it } from 'vitest';
import { createMessage } from '../../../test/support/contract-objects.ts';
import { showWaitingMarks } from './waiting-marks.ts';

function waitingMark(messageId: string, marks: object) {
  return {
    key: 'k1',
    kind: 'markMessage' as const,
    userId: 'u1',
    subject: `message/${messageId}`,
    input: { messageId, version: 1, name: 'Asha', marks },
    queuedAt: 0,
  };
}

// product 10.6.11
it('shows the last marks that wait for a message, and of other messages what the server knows', () => {
  const message = createMessage({ answeredAt: '2026-11-22T07:15:00.000Z' });
  expect(showWaitingMarks(message, [])).toMatchObject({ isAnswered: true, isWaiting: false });
  expect(
    showWaitingMarks(message, [
      waitingMark('n1', { read: true, answered: false }),
      waitingMark('n2', { archived: true }),
      waitingMark('n1', { read: false }),
    ]),
  ).toMatchObject({ read: false, archived: false, isAnswered: false, isWaiting: true });
});
