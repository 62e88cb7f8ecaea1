import { expect, it } from 'vitest';
import { MARKS_OF_STATE, MESSAGE_STATES } from './message-states.ts';

const BOTH = [true, false];

it.each(
  BOTH.flatMap((isRead) =>
    BOTH.flatMap((isAnswered) =>
      BOTH.map((isArchived): [object] => [{ isRead, isAnswered, isArchived }]),
    ),
  ),
  // product 10.5.3
)('a message with the marks %j is in one state', (marks) => {
  const states = MESSAGE_STATES.filter((state) =>
    Object.entries(MARKS_OF_STATE[state]).every(
      ([name, mark]) => Reflect.get(marks, name) === mark,
    ),
  );
  expect(states).toHaveLength(1);
});
